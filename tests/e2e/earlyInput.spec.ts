import { expect, type Page, type Route, test } from '@playwright/test'
import { hosts } from './support/sites'

/** Delays scripts until `release` is called: all of them, or only those that the page's HTML does not reference. */
async function holdScripts(page: Page, address: string, which: 'all' | 'late') {
  const html = which === 'late' ? await (await page.request.get(address)).text() : ''
  const heldRoutes: Route[] = []
  let released = false
  await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) => {
    const isReferenced = html.includes(new URL(route.request().url()).pathname)
    return released || isReferenced ? route.continue() : void heldRoutes.push(route)
  })
  return {
    count: () => heldRoutes.length,
    release: async () => {
      released = true
      await Promise.all(heldRoutes.map((route) => route.continue()))
    },
  }
}

for (const which of ['all', 'late'] as const) {
  test(`[FIN-01] the calculator keeps clicks and values entered before ${which === 'all' ? 'any script' : 'its own code'} loads`, async ({
    page,
  }) => {
    const address = `${hosts.harbour}/finance`
    const scripts = await holdScripts(page, address, which)
    await page.goto(address, { waitUntil: 'commit' })
    const calculator = page.locator('#finance-calculator')
    const years = calculator.getByRole('button', { name: '7 years' })
    await years.scrollIntoViewIfNeeded()
    const repayment = calculator.locator('[aria-live] .numbers')
    const before = await repayment.innerText()
    await expect.poll(scripts.count).toBeGreaterThan(0)
    await calculator.getByRole('textbox', { name: 'Deposit or trade-in' }).fill('8000')
    await years.click()
    await calculator.getByText('Monthly', { exact: true }).click()
    await expect(calculator.getByRole('slider')).toHaveCount(0)
    await scripts.release()
    await expect(years).toHaveAttribute('aria-pressed', 'true')
    await expect(calculator.getByRole('textbox', { name: 'Deposit or trade-in' })).toHaveValue('$8,000')
    await expect(calculator.getByRole('radio', { name: 'Monthly' })).toBeChecked()
    await expect(repayment).not.toHaveText(before)
    await expect(calculator.getByText('a month', { exact: true }).filter({ visible: true }).first()).toBeVisible()
    await expect(calculator.getByRole('slider').first()).toBeVisible()
  })
}

test('[SITE-06] a menu clicked before any script loads opens after hydration', async ({ page }) => {
  const address = `${hosts.harbour}/finance`
  const scripts = await holdScripts(page, address, 'all')
  await page.goto(address, { waitUntil: 'commit' })
  const item = page.getByRole('navigation', { name: 'Main' }).getByRole('button').first()
  await item.click()
  await expect(item).toHaveAttribute('aria-expanded', 'false')
  await scripts.release()
  await expect(item).toHaveAttribute('aria-expanded', 'true')
})

test('[LEAD-01] values entered in a form before any script loads are sent', async ({ page }) => {
  const address = `${hosts.harbour}/finance`
  const scripts = await holdScripts(page, address, 'all')
  await page.goto(address, { waitUntil: 'commit' })
  const form = page.locator('form').filter({ has: page.getByRole('textbox', { name: 'First name' }) })
  await form.getByRole('textbox', { name: 'First name' }).fill('Priya')
  await form.getByRole('button', { name: /^(Send|Submit|Apply)/ }).click()
  await expect(page).toHaveURL(address)
  await scripts.release()
  // The form reports only its empty fields.
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Priya')
  await expect(form.getByRole('textbox', { name: 'First name' })).not.toHaveAttribute('aria-invalid', 'true')
})

test('[FAV-01] a car favourited before any script loads is saved', async ({ page }) => {
  await page.goto(`${hosts.harbour}/search/demo-cars`)
  const link = page.locator('[data-testid="search-card"]:not([data-sold]) a[href^="/cars/"]').first()
  const address = hosts.harbour + (await link.getAttribute('href'))
  const scripts = await holdScripts(page, address, 'all')
  await page.goto(address, { waitUntil: 'commit' })
  const heart = page.getByRole('complementary', { name: 'Price and contact' }).getByRole('button', { name: /^Save / })
  await heart.click()
  await scripts.release()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a page whose fonts load late does not shift', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shifts: number[] }).shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const heldRoutes: Route[] = []
  await page.route(/\.woff2$/, (route) => void heldRoutes.push(route))
  await page.goto(`${hosts.bluegum}/apply-for-finance`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Painted once, in the fallback font.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(heldRoutes.length).toBeGreaterThan(0)
  await Promise.all(heldRoutes.map((route) => route.continue()))
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.filter((shift) => shift > 0.001)).toEqual([])
})
