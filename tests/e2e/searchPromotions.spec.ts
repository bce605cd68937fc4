import { expect, test } from '@playwright/test'
import { readHtml } from './support/html'
import { SearchShopper } from './support/searchShopper'
import { hosts } from './support/sites'

/** The entries of the results grid as letters: c for a car, P for a promo card, T for a tile. */
const formatGrid = (html: string) =>
  [...html.matchAll(/data-testid="(search-card|promo-card|promo-tile)"/g)]
    .map(([, kind]) => ({ 'search-card': 'c', 'promo-card': 'P', 'promo-tile': 'T' })[kind as 'search-card'])
    .join('')

test('[STK-13] [STK-14] promotions are in the HTML, and keep their position after hydration', async ({ page }) => {
  const hydrationErrors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && /hydrat|did not match/i.test(message.text())) hydrationErrors.push(message.text())
  })
  const response = await page.goto(`${hosts.harbour}/search`)
  const initialGrid = formatGrid((await response?.text()) ?? '')
  // The tile is the eighth entry; cards come after 12 to 14 cars and after 19. With 21 cars this fills eight rows of three.
  expect(initialGrid).toMatch(/^c{7}T/)
  expect(initialGrid.replaceAll('c', '')).toBe('TPP')
  expect([12, 13, 14]).toContain(initialGrid.slice(0, initialGrid.indexOf('P')).replaceAll('T', '').length)

  const shopper = new SearchShopper(page)
  await shopper.waitUntilReady()
  expect(formatGrid(await page.content())).toBe(initialGrid)
  expect(hydrationErrors).toEqual([])
})

test('[STK-13] [STK-14] other results have their own promotions', async ({ page }) => {
  await page.goto(`${hosts.harbour}/search`)
  const shopper = new SearchShopper(page)
  await shopper.waitUntilReady()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByTestId('promo-tile')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'We Want Your Car!' }).first()).toHaveAttribute('href', '/trade-in')
})

test('[CARD-04] shoppers can request photos from a card without any', async ({ page }) => {
  await page.goto(`${hosts.harbour}/styleguide/cards/harbour`)
  const requestImage = page.getByRole('link', { name: /^Request photos of/ }).first()
  const form = page.getByRole('dialog', { name: 'Request photos' })
  await expect(async () => {
    await requestImage.click()
    await expect(form).toBeVisible()
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
})

test('[SITE-19] images are delivered in the requested width and aspect ratio, and only the site’s own', async ({
  request,
}) => {
  const requestImage = (query: string) => request.get(`${hosts.harbour}/api/images?${query}`)
  const photo = await requestImage('src=/stock-photos/ute-white-front-quarter.webp&w=640&crop=3:2')
  expect(photo.headers()['content-type']).toBe('image/webp')
  expect(photo.headers()['cache-control']).toContain('public')
  const etag = photo.headers().etag ?? ''
  const cachedResponse = await request.get(photo.url(), { headers: { 'If-None-Match': etag } })
  expect(cachedResponse.status()).toBe(304)
  expect((await requestImage('src=https%3A%2F%2Felsewhere.example%2Fa.jpg&w=640')).status()).toBe(404)
  const rejected = await requestImage('src=/stock-photos/ute-white-front-quarter.webp&w=641')
  expect(rejected.status()).toBe(400)
  expect(await rejected.json()).toMatchObject({ errors: [{ field: 'w' }] })
})

test('[SITE-11] [SITE-20] a brand’s logo and a tile link to their stock, with its count', async ({ request }) => {
  const { html } = await readHtml(request, `${hosts.harbour}/`)
  const readLink = (block: string, label: string) => {
    const item = html
      .slice(html.indexOf(`data-block="${block}"`))
      .split(/(?=<li\b)/)
      .find((part) => part.includes(`>${label}</a>`))!
    return { path: / href="([^"]+)"/.exec(item)![1]!, count: />([\d,]+) cars(?:<|$)/.exec(item)![1]! }
  }
  for (const [block, label, path] of [
    ['brandGrid', 'Toyota', '/search/toyota'],
    ['facetTiles', 'SUV', '/search/suv-cars'],
  ] as const) {
    const link = readLink(block, label)
    expect(link.path).toBe(path)
    const { html: results } = await readHtml(request, hosts.harbour + link.path)
    expect(/data-testid="result-count"[^>]*>([\d,]+) cars</.exec(results)?.[1]).toBe(link.count)
  }
})
