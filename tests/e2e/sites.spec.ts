import { expect, test } from '@playwright/test'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'

const DEALERS = [
  { host: hosts.harbour, name: 'Harbour Motor Group', heading: 'Find the car that fits your week' },
  { host: hosts.bluegum, name: 'Bluegum Cars', heading: 'Good cars. Straight answers.' },
  { host: hosts.ironbark, name: 'Ironbark Tractors & Autos', heading: 'Built for the long paddock' },
  { host: hosts.wayfarer, name: 'Wayfarer Caravans', heading: 'Leave on a Tuesday. Come back when you like.' },
]

for (const { host, name, heading } of DEALERS) {
  test(`[SITE-01] ${name} is served on its own host, with its own content`, async ({ page }) => {
    const shopper = new Shopper(page)
    await shopper.open(`${host}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(new RegExp(name.replace('&', '&')))
    for (const otherDealer of DEALERS.filter((dealer) => dealer.name !== name)) {
      expect(await page.content()).not.toContain(otherDealer.name)
    }
  })

  for (const width of [390, 768, 1440]) {
    test(`${name}'s home page has no axe violations and no horizontal scroll at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const shopper = new Shopper(page)
      await shopper.open(`${host}/`)
      await shopper.expectNoHorizontalScroll()
      await shopper.expectNoAxeViolations()
    })
  }

  test(`[SITE-04] [SITE-05] every menu link of ${name} works`, async ({ page, request }) => {
    await new Shopper(page).open(`${host}/`)
    const paths = await page
      .locator('header a[href^="/"], footer a[href^="/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))])
    expect(paths.length).toBeGreaterThan(10)
    const failures: string[] = []
    for (const path of paths) {
      const response = await request.get(host + path)
      if (!response.ok()) failures.push(`${response.status()} ${path}`)
    }
    expect(failures).toEqual([])
  })
}

test('an unknown host returns a plain 404', async ({ request }) => {
  const response = await request.get(`${hosts.unknown}/`)
  expect(response.status()).toBe(404)
  for (const { name } of DEALERS) expect(await response.text()).not.toContain(name)
})

test('localhost shows the first site', async ({ page }) => {
  await new Shopper(page).open(`${hosts.first}/`)
  await expect(page).toHaveTitle(/Harbour Motor Group/)
})

test('a 404 page keeps the site’s theme', async ({ page }) => {
  const response = await page.goto(`${hosts.bluegum}/no-such-page`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See our cars' })).toBeVisible()
})

test('one dealer’s car, location and page return 404 on another’s host', async ({ page, request }) => {
  const shopper = new Shopper(page)
  await shopper.open(`${hosts.harbour}/search/used-cars`)
  await shopper.openFirstCar()
  const { pathname } = new URL(page.url())
  expect((await request.get(hosts.bluegum + pathname)).status()).toBe(404)
  expect((await request.get(`${hosts.bluegum}/our-location/parramatta`)).status()).toBe(404)
  expect((await request.get(`${hosts.harbour}/how-we-inspect`)).status()).toBe(404)
})

test('[SITE-16] a dismissed announcement stays dismissed', async ({ page }) => {
  await new Shopper(page).open(`${hosts.harbour}/`)
  const bar = page.getByRole('link', { name: /^Demonstrator clearance: / })
  await expect(bar).toBeVisible()
  await expect(async () => {
    await page.getByRole('button', { name: 'Close announcement' }).click({ timeout: 1000 })
    await expect(bar).toBeHidden({ timeout: 1000 })
  }).toPass()
  await expect(bar).toBeHidden()
  await page.reload()
  await expect(bar).toBeHidden()
})

test('every response has a request id and the security headers', async ({ request }) => {
  const response = await request.get(`${hosts.harbour}/`)
  expect(response.headers()['x-request-id']).toBeTruthy()
  expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(response.headers()['x-content-type-options']).toBe('nosniff')
})
