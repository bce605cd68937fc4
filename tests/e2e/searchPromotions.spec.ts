import { expect, test } from '@playwright/test'
import { SearchShopper } from './support/searchShopper'
import { hosts } from './support/sites'

/** What stands in the grid of results, one letter each: a car, a promo card, a tile. */
const places = (html: string) =>
  [...html.matchAll(/data-testid="(search-card|promo-card|promo-tile)"/g)]
    .map(([, what]) => ({ 'search-card': 'c', 'promo-card': 'P', 'promo-tile': 'T' })[what as 'search-card'])
    .join('')

test('[STK-13] [STK-14] promotions are in the HTML, and keep their position after hydration', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && /hydrat|did not match/i.test(message.text())) complaints.push(message.text())
  })
  const answer = await page.goto(`${hosts.harbour}/search`)
  const served = places((await answer?.text()) ?? '')
  // A tile as the eighth entry, one card after 12 to 14 cars and one after 19; with 21 cars, eight whole rows of three.
  expect(served).toMatch(/^c{7}T/)
  expect(served.replaceAll('c', '')).toBe('TPP')
  expect([12, 13, 14]).toContain(served.slice(0, served.indexOf('P')).replaceAll('T', '').length)

  const shopper = new SearchShopper(page)
  await shopper.isReady()
  expect(places(await page.content())).toBe(served)
  expect(complaints).toEqual([])
})

test('[STK-13] [STK-14] other results have their own promotions', async ({ page }) => {
  await page.goto(`${hosts.harbour}/search`)
  const shopper = new SearchShopper(page)
  await shopper.isReady()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByTestId('promo-tile')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'We Want Your Car!' }).first()).toHaveAttribute('href', '/trade-in')
})

test('[CARD-04] shoppers can request photos from a card without any', async ({ page }) => {
  await page.goto(`${hosts.harbour}/styleguide/cards/harbour`)
  const ask = page.getByRole('link', { name: /^Request photos of/ }).first()
  const form = page.getByRole('dialog', { name: 'Request photos' })
  await expect(async () => {
    await ask.click()
    await expect(form).toBeVisible()
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
})

test('[SITE-19] images are delivered in the requested width and aspect ratio, and only the site’s own', async ({ request }) => {
  const ask = (query: string) => request.get(`${hosts.harbour}/api/images?${query}`)
  const photo = await ask('src=/stock-photos/ute-white-front-quarter.webp&w=640&crop=3:2')
  expect(photo.headers()['content-type']).toBe('image/webp')
  expect(photo.headers()['cache-control']).toContain('public')
  const etag = photo.headers().etag ?? ''
  const again = await request.get(photo.url(), { headers: { 'If-None-Match': etag } })
  expect(again.status()).toBe(304)
  expect((await ask('src=https%3A%2F%2Felsewhere.example%2Fa.jpg&w=640')).status()).toBe(404)
  const refused = await ask('src=/stock-photos/ute-white-front-quarter.webp&w=641')
  expect(refused.status()).toBe(400)
  expect(await refused.json()).toMatchObject({ errors: [{ field: 'w' }] })
})

test('[SITE-11] a brand’s logo links to its stock', async ({ page }) => {
  await page.goto(`${hosts.harbour}/`)
  const grid = page.locator('[data-block="brandGrid"]')
  await expect(grid.getByRole('listitem')).toHaveCount(6)
  const toyota = grid.getByRole('listitem').filter({ hasText: 'Toyota' })
  const promised = Number(((await toyota.textContent()) ?? '').replace(/\D/g, ''))
  await toyota.getByRole('link').click()
  await expect(page).toHaveURL(/\/search\/toyota$/)
  const shopper = new SearchShopper(page)
  await shopper.isReady()
  await shopper.sees(promised)
})
