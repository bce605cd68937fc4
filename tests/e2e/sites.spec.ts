import { expect, test } from '@playwright/test'
import { decodeEntities, readHtml } from './support/html'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'

const DEALERS = [
  { host: hosts.harbour, name: 'Harbour Motor Group', heading: 'Find the car that fits your week' },
  { host: hosts.bluegum, name: 'Bluegum Cars', heading: 'Good cars. Straight answers.' },
  { host: hosts.ironbark, name: 'Ironbark Tractors & Autos', heading: 'Built for the long paddock' },
  { host: hosts.wayfarer, name: 'Wayfarer Caravans', heading: 'Leave on a Tuesday. Come back when you like.' },
]

for (const { host, name, heading } of DEALERS) {
  test(`[SITE-01] ${name} is served on its own host, with its own content`, async ({ request }) => {
    const { headings, title, html } = await readHtml(request, `${host}/`)
    expect(headings).toEqual([heading])
    expect(title).toContain(name)
    for (const otherDealer of DEALERS.filter((dealer) => dealer.name !== name)) {
      expect(decodeEntities(html)).not.toContain(otherDealer.name)
    }
  })
}

test('[STK-02] header controls never overlap while fonts are missing, and the search stays in the header of a scrolled page', async ({
  page,
}) => {
  const searches = page.getByRole('banner').getByRole('button', { name: /^Search/ })
  const findSearchInView = async () => {
    for (const button of await searches.all()) {
      const box = await button.boundingBox()
      if (box && box.y >= 0 && box.y < 120) return button
    }
    return null
  }
  await page.route('**/*.woff2', (route) => route.abort())
  for (const { host } of DEALERS) {
    await new Shopper(page).open(`${host}/`)
    for (const width of [1280, 1440, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      expect(
        await page.getByRole('banner').evaluate((header) => {
          const boxes = [...header.querySelectorAll('a, button')]
            .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
            .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0 && box.height > 0)
          return boxes.flatMap((one, i) =>
            boxes
              .slice(i + 1)
              .filter(
                ({ box }) =>
                  one.box.left < box.right - 1 &&
                  box.left < one.box.right - 1 &&
                  one.box.top < box.bottom - 1 &&
                  box.top < one.box.bottom - 1,
              )
              .map((other) => `${one.name} covers ${other.name}`),
          )
        }),
        `${host} at ${width} px`,
      ).toEqual([])
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(searches, host).toHaveCount(1)
    await page.mouse.wheel(0, 1500)
    await expect.poll(async () => (await findSearchInView()) !== null, host).toBe(true)
    await (await findSearchInView())?.click()
    await expect(page.locator('#header-search input'), host).toBeFocused()
  }
})

test('an unknown host returns a plain 404', async ({ request }) => {
  const response = await request.get(`${hosts.unknown}/`)
  expect(response.status()).toBe(404)
  for (const { name } of DEALERS) expect(await response.text()).not.toContain(name)
})

test('localhost shows the first site', async ({ request }) => {
  expect((await readHtml(request, `${hosts.first}/`)).title).toContain('Harbour Motor Group')
})

test('a 404 page keeps the site’s theme', async ({ page }) => {
  const response = await page.goto(`${hosts.bluegum}/no-such-page`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See our cars' })).toBeVisible()
})

test('one dealer’s car, location and page return 404 on another’s host', async ({ request }) => {
  const { html } = await readHtml(request, `${hosts.harbour}/search/used-cars`)
  const path = / href="(\/cars\/[^"?#]+)"/.exec(html)![1]
  expect((await request.get(hosts.harbour + path)).status()).toBe(200)
  expect((await request.get(hosts.bluegum + path)).status()).toBe(404)
  expect((await request.get(`${hosts.bluegum}/our-location/parramatta`)).status()).toBe(404)
  expect((await request.get(`${hosts.harbour}/how-we-inspect`)).status()).toBe(404)
})

test('[SITE-16] a dismissed announcement stays dismissed', async ({ page }) => {
  await new Shopper(page).open(`${hosts.harbour}/`)
  const bar = page.getByRole('link', { name: /^Demonstrator clearance: / })
  await expect(bar).toBeVisible()
  // A click before the page works is replayed.
  await page.getByRole('button', { name: 'Close announcement' }).click()
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

test('the files of a build are sent as compressed once, for a year; anything else below their path is a 4xx', async ({
  request,
}) => {
  const html = await (await request.get(`${hosts.harbour}/`)).text()
  const path = /\/_next\/static\/[^"]+\.js/.exec(html)![0]
  const read = async (encoding: string) => {
    const response = await request.get(hosts.harbour + path, { headers: { 'accept-encoding': encoding } })
    const {
      'content-encoding': used,
      'cache-control': cacheControl,
      'x-content-type-options': options,
    } = response.headers()
    return { text: await response.text(), used, cacheControl, options }
  }
  const plain = await read('identity')
  expect(plain).toMatchObject({
    used: undefined,
    cacheControl: 'public,max-age=31536000,immutable',
    options: 'nosniff',
  })
  for (const used of ['br', 'gzip']) expect(await read(`${used}, identity`)).toEqual({ ...plain, used })

  for (const missing of ['/_next/static/missing.js', '/_next/static/%2e%2e/BUILD_ID'])
    expect((await request.get(hosts.harbour + missing)).status(), missing).toBe(404)
  expect((await request.get(`${hosts.harbour}/_next/static/%E0%A4%A.js`)).status()).toBe(400)
  expect((await request.post(hosts.harbour + path)).status()).toBe(405)
})
