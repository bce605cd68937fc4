import { expect, test } from '@playwright/test'
import { decodeEntities, readHtml } from './support/html'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'

test('[SITE-08] current offers are listed; one has its cars and terms, and an expired one says so', async ({
  request,
}) => {
  const list = await readHtml(request, `${hosts.harbour}/special-offers`)
  expect(list.html).toContain('Logbook service, $299')
  for (const title of ['New-year plates', 'Spring tyre week']) expect(list.html).not.toContain(title)
  const [, path] = /<a href="([^"]+)"[^>]*>HiLux runout/.exec(list.html)!
  const offer = await readHtml(request, hosts.harbour + path)
  expect(offer.headings).toEqual([expect.stringMatching(/^HiLux runout/)])
  expect(offer.html).toMatch(/<section aria-label="Small print"[^>]*>[^<]*trade in a registered/)
  expect(offer.html).toContain('data-testid="search-card"')
  const expired = await readHtml(request, `${hosts.harbour}/special-offers/spring-tyre-week`)
  expect(expired.html).toContain('This offer has ended.')
  const upcoming = await request.get(`${hosts.harbour}/special-offers/new-year-plates`)
  expect(upcoming.status(), 'an upcoming offer').toBe(404)
  const foreign = await request.get(`${hosts.bluegum}/special-offers/hilux-runout`)
  expect(foreign.status(), 'on another site').toBe(404)
})

test('[SITE-21] a campaign page uses its own accent while active, and its fallback message once expired', async ({
  page,
}) => {
  const shopper = new Shopper(page)
  await shopper.open(`${hosts.wayfarer}/pages/big-lap`)
  const button = page.getByRole('main').getByRole('link', { name: 'Keep me a seat' }).last()
  await expect(button).toHaveCSS('background-color', 'rgb(176, 74, 22)')
  await expect(page.getByText(/^Ends \w+day \d+ \w+, 12:00 am AEST$/)).toBeVisible()
  const readStoredVisit = () => page.evaluate(() => sessionStorage.getItem('forecourt.visit'))
  await expect.poll(readStoredVisit, 'where the visit is counted').toContain('"utm_campaign":"big-lap"')
  await shopper.open(`${hosts.bluegum}/eofy`)
  await expect(page.getByText(/^That sale has been and gone/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'See what is on now' })).toHaveAttribute('href', '/search/used-cars')
})

test('[SITE-12] the banner carousel starts at its second banner and loops', async ({ page }) => {
  await new Shopper(page).open(`${hosts.wayfarer}/pages/big-lap`)
  const carousel = page.getByRole('region', { name: 'Highlights' })
  await expect(carousel.getByRole('heading', { name: 'The big lap weekend' })).toBeInViewport()
  await carousel.getByRole('button', { name: 'Next' }).click()
  await expect(carousel.getByRole('heading', { name: 'Weigh your rig' })).toBeInViewport()
  await carousel.getByRole('button', { name: 'Next' }).click()
  await expect(carousel.getByRole('heading', { name: 'Every door open' })).toBeInViewport()
})

test('[REV-03] the reviews carousel starts at the third review, and stays aligned when the window is resized', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await new Shopper(page).open(`${hosts.wayfarer}/about-us`)
  const reviews = page.locator('[data-late="carousel"][data-live]').filter({ hasText: 'Glenn A.' })
  const third = reviews.getByRole('group', { name: '3 of 5' }).locator('> *')
  const getOffset = async () => {
    const left = (await page.getByRole('heading', { name: 'Postcards from the road' }).boundingBox())?.x ?? 0
    return Math.abs(((await third.boundingBox())?.x ?? -1_000) - left)
  }
  await reviews.scrollIntoViewIfNeeded()
  for (const width of [1440, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(getOffset, `at ${width} px`).toBeLessThan(3)
  }
})

test('[SITE-15] the tractor home page links to stock, offers and models, and to its dealers on a phone', async ({
  page,
}) => {
  const shopper = new Shopper(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await shopper.open(`${hosts.ironbark}/`)
  const main = page.getByRole('main')
  for (const name of ['View Stock', 'View Offers', 'View the Range Below', 'Explore Offers', 'Locate a Dealer'])
    await expect(main.getByRole('link', { name }).first()).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(main.getByRole('link', { name: 'Locate a Dealer' })).toBeHidden()
})

test('the 404 page has a search that finds cars', async ({ page }) => {
  expect((await page.goto(`${hosts.harbour}/no/such/page`))?.status()).toBe(404)
  await page.getByRole('searchbox', { name: 'Search our cars' }).fill('corolla')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\/.*query=corolla/)
  await expect(page.getByTestId('search-card').first()).toContainText(/corolla/i)
})

test('a shared page has its own image', async ({ request }) => {
  const readImage = async (path: string) => {
    const { html } = await readHtml(request, hosts.harbour + path)
    return new URL(decodeEntities(/<meta property="og:image" content="([^"]+)"/.exec(html)![1]!))
  }
  expect((await readImage('/about-us')).pathname).toBe('/share-image')
  const response = await request.get(`${hosts.harbour}/share-image?path=/about-us`)
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  expect((await request.get(`${hosts.harbour}/share-image?path=/nowhere`)).status()).toBe(404)
  const withMore = await request.get(`${hosts.harbour}/share-image?x=1&path=/about-us`, { maxRedirects: 0 })
  expect([withMore.status(), withMore.headers().location]).toEqual([301, '/share-image?path=%2Fabout-us'])
  // a page with a photo shares it as JPEG, which every service supports
  const photo = await readImage('/special-offers/logbook-service-299')
  const photoResponse = await request.get(`${hosts.harbour}${photo.pathname}${photo.search}`)
  expect([photoResponse.status(), photoResponse.headers()['content-type']]).toEqual([200, 'image/jpeg'])
})
