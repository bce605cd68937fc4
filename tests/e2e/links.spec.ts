import { expect, test } from '@playwright/test'
import { hosts } from './support/sites'

test('[STK-04] the results of a form’s filters are prefetched in view, other pages when their link is hovered', async ({
  page,
}) => {
  const prefetched = new Set<string>()
  page.on('request', (request) => {
    if (request.headers()['next-router-prefetch']) prefetched.add(new URL(request.url()).pathname)
  })
  await page.goto(`${hosts.bluegum}/`)
  const results = page.getByRole('link', { name: /^Show Me/ })
  const resultPaths = await results.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  for (const link of await results.all()) await link.scrollIntoViewIfNeeded()
  await expect.poll(() => [...prefetched].sort()).toEqual([...new Set(resultPaths)].sort())
  const footerLink = page.locator('footer').getByRole('link', { name: 'Careers' })
  const path = await footerLink.getAttribute('href')
  expect(resultPaths).not.toContain(path)
  // Until then the footer still moves.
  await expect(page.locator('html')).toHaveAttribute('data-laid-out', '')
  await footerLink.hover()
  await expect.poll(() => [...prefetched]).toContain(path)
  expect(prefetched.size, 'no page whose link was only in view').toBe(new Set(resultPaths).size + 1)
})

test('a link opens its page in the same document, and with Ctrl in a new tab', async ({ page, context }) => {
  await page.goto(`${hosts.harbour}/about-us`)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const link = page.locator('footer').getByRole('link', { name: 'Fleet' })
  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['Control'] })
  const tab = await opened
  await expect(tab).toHaveURL(/\/fleet$/)
  await tab.close()
  await expect(page).toHaveURL(/\/about-us$/)
  await link.click()
  await expect(page).toHaveURL(/\/fleet$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/fleet/i)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('going back to a long page finds the place where the shopper left it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${hosts.harbour}/`)
  // The first of a row that scrolls sideways.
  const link = page.getByRole('link', { name: 'View Location' }).first()
  const isInView = () => link.evaluate((element) => element.getBoundingClientRect().top < window.innerHeight - 100)
  while (!(await isInView())) await page.mouse.wheel(0, 600)
  await expect(page.locator('html')).toHaveAttribute('data-laid-out', '')
  await link.scrollIntoViewIfNeeded()
  const path = (await link.getAttribute('href'))!
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Parramatta' })).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(link).toBeInViewport()
})

test('[SITE-19] a picture that fails to load becomes the not-found image', async ({ page }) => {
  await page.route(/\/api\/images/, (route) => route.abort())
  await page.goto(`${hosts.harbour}/about-us`)
  const pictures = page.locator('main img.picture')
  await pictures.first().scrollIntoViewIfNeeded()
  await expect(pictures.first()).toHaveAttribute('src', '/forecourt/image-not-found.svg')
  await expect(pictures.first()).not.toHaveAttribute('srcset')
})

test('only the admin asks for client hints, for which a browser requests its first page again', async ({ request }) => {
  for (const [path, critical] of [
    ['/', undefined],
    ['/about-us', undefined],
    ['/admin/login', 'Sec-CH-Prefers-Color-Scheme'],
  ] as const)
    expect((await request.get(hosts.harbour + path)).headers()['critical-ch'], path).toBe(critical)
})

test('only staff and personal pages leave the browser process of the page before them', async ({ request }) => {
  for (const [path, policy] of [
    ['/', undefined],
    ['/about-us', undefined],
    ['/search/used-cars?range[price]=10000:20000', undefined],
    ['/admin/login', 'same-origin-allow-popups'],
    ['/api/health', 'same-origin-allow-popups'],
    ['/sign-in', 'same-origin-allow-popups'],
    ['/bookings/unknown', 'same-origin-allow-popups'],
  ] as const)
    expect((await request.get(hosts.harbour + path)).headers()['cross-origin-opener-policy'], path).toBe(policy)
})
