import { expect, type Page, type Route, test } from '@playwright/test'
import { holdScripts } from './support/holdScripts'
import { hosts } from './support/sites'

/** Aborts the requests of scripts that the page's HTML does not reference. */
async function failLateScripts(page: Page, address: string) {
  const html = await (await page.request.get(address)).text()
  const failed: string[] = []
  const pattern = /\/_next\/static\/chunks\/.*\.js/
  await page.route(pattern, (route) => {
    const { pathname } = new URL(route.request().url())
    if (html.includes(pathname)) return route.continue()
    failed.push(pathname)
    return route.abort()
  })
  return { count: () => failed.length, stop: () => page.unroute(pattern) }
}

test('[FIN-01] a calculator whose code cannot be loaded stays as rendered, and links still work', async ({ page }) => {
  const address = `${hosts.harbour}/finance`
  const failures = await failLateScripts(page, address)
  const warning = page.waitForEvent('console', (message) => message.text().includes('repayment-calculator'))
  await page.goto(address)
  const repayment = page.locator('#finance-calculator [aria-live] .numbers')
  const text = await repayment.innerText()
  await repayment.scrollIntoViewIfNeeded()
  await warning
  await expect(repayment).toHaveText(text)
  await failures.stop()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).first().click()
  await expect(page).toHaveURL(/\/contact/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/finance/i)
  await page.goBack()
  await expect(page.locator('#finance-calculator').getByRole('slider').first()).toBeVisible()
})

test('[FIN-01] a calculator whose code cannot be loaded on the next page offers to try again', async ({ page }) => {
  const address = `${hosts.harbour}/contact`
  await page.goto(address)
  const failures = await failLateScripts(page, `${hosts.harbour}/finance`)
  await page.locator('header button[data-handled]').first().waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Finance', exact: true }).first().click()
  await expect(page).toHaveURL(/\/finance/)
  const part = page.locator('[data-late="repayment-calculator"]')
  // The form on the page offers the same.
  const retry = part.getByRole('alert').getByRole('button', { name: 'Try again' })
  await retry.scrollIntoViewIfNeeded()
  await failures.stop()
  await retry.click()
  await expect(page.locator('#finance-calculator').getByRole('slider').first()).toBeVisible()
})

const SCRIPTS = /\/_next\/static\/chunks\/.*\.js/

/** Counts how often a page is loaded. */
function countLoads(page: Page) {
  const loads = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1
  })
  return loads
}

test('a page whose build is gone reloads, and keeps what was typed', async ({ page }) => {
  const loads = countLoads(page)
  const held: Route[] = []
  let isGone = false
  await page.route(SCRIPTS, (route) => {
    if (loads.count > 1) return route.continue()
    return isGone ? route.fulfill({ status: 404, body: 'Not found' }) : void held.push(route)
  })
  await page.goto(`${hosts.harbour}/contact`, { waitUntil: 'commit' })
  const message = page.locator('main form textarea').first()
  await message.fill('Is it still here?')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  isGone = true
  // The first answer makes the page reload, which ends the other requests.
  await Promise.allSettled(held.map((route) => route.fulfill({ status: 404, body: 'Not found' })))
  await expect.poll(() => loads.count).toBe(2)
  await page.waitForFunction(() => {
    const area = document.querySelector('main form textarea')
    return area && Object.keys(area).some((key) => key.startsWith('__reactProps$'))
  })
  await expect(message).toHaveValue('Is it still here?')
})

test('a page whose build is gone reloads only once', async ({ page }) => {
  const loads = countLoads(page)
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto(`${hosts.harbour}/contact`)
  await expect.poll(() => loads.count).toBe(2)
  await page.waitForLoadState('networkidle')
  expect(loads.count).toBe(2)
})

test('a page whose files fail for lack of a connection is not reloaded', async ({ page }) => {
  const loads = countLoads(page)
  await page.route(SCRIPTS, (route) => route.abort('internetdisconnected'))
  await page.goto(`${hosts.harbour}/contact`)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('h1')).toBeVisible()
  expect(loads.count).toBe(1)
})

test('parts that React does not know are there again after a failed hydration', async ({ page }) => {
  const scripts = await holdScripts(page, `${hosts.harbour}/about-us`, 'all')
  await page.goto(`${hosts.harbour}/about-us`, { waitUntil: 'commit' })
  const links = page.getByRole('contentinfo').getByRole('link')
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect.poll(() => links.count()).toBeGreaterThan(10)
  const count = await links.count()
  await page.evaluate(() => {
    Object.assign(document.querySelector('footer')!, { isFirst: true })
    // A hydration mismatch: React renders the page again.
    document.querySelector('#main')?.prepend(document.createElement('hr'))
  })
  await scripts.release()
  // Another element: its attributes are those that the HTML had.
  await expect.poll(() => page.evaluate(() => 'isFirst' in document.querySelector('footer')!)).toBe(false)
  await expect(page.locator('#main > hr')).toHaveCount(0)
  await expect(page.locator('#main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(links).toHaveCount(count)
})
