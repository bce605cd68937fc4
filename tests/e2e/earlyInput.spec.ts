import { expect, type Route, test } from '@playwright/test'
import { useFastConnection } from './support/connection'
import { holdScripts } from './support/holdScripts'
import { hosts } from './support/sites'
import { waitForSearch } from './support/waitForSearch'

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

test('[CAR-11] [CAR-12] a fuel price and a postcode typed on a slow phone before their code arrives are kept', async ({
  page,
}) => {
  await page.goto(`${hosts.bluegum}/search/used-cars?refinementList[fuel][0]=Petrol`)
  const link = page.locator('[data-testid="search-card"]:not([data-sold]) a[href^="/cars/"]').first()
  const address = new URL((await link.getAttribute('href'))!, page.url()).href
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const scripts = await holdScripts(page, address, 'late')
  await page.goto(address, { waitUntil: 'commit' })
  const fuel = page.locator('#fuel-pricePerLitre')
  const postcode = page.locator('#delivery-postcode')
  await fuel.scrollIntoViewIfNeeded()
  await fuel.fill('$2.45')
  await postcode.fill('3220')
  await scripts.release()
  for (const part of ['fuel-calculator', 'delivery-calculator'])
    await expect(page.locator(`[data-late="${part}"]`)).toHaveAttribute('data-live', '')
  await expect(postcode).toHaveValue('3220')
  // The calculator has it as well: it formats what it knows when the field is left.
  await fuel.focus()
  await fuel.blur()
  await expect(fuel).toHaveValue('$2.45')
})

const EDITED = ['3', '9', '0', '0', '0', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']
const TYPED_PRICES: [early: string[], late: string[], price: string][] = [
  [['4'], ['0', '0', '0', '0', 'Tab'], '40,000'],
  [['4', '0', '0', '0', '0', 'Enter'], [], '40,000'],
  [EDITED, ['Backspace', '5', 'Tab'], '35,000'],
]
for (const [early, late, price] of TYPED_PRICES) {
  test(`[STK-02] a highest price of $${price} is searched by, of which ${early.join(' ')} came before the search’s code`, async ({
    page,
  }) => {
    const address = `${hosts.harbour}/search`
    const scripts = await holdScripts(page, address, 'late')
    await page.goto(address)
    const highest = page.getByRole('complementary', { name: 'Filters' }).getByLabel('To', { exact: true }).first()
    const press = async (keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key, { delay: 30 })
    }
    await highest.click()
    await press(early)
    await expect.poll(scripts.count).toBeGreaterThan(0)
    await scripts.release()
    await press(late)
    await expect(page).toHaveURL(new RegExp(`range\\[price\\]=:${price.replace(',', '')}`))
    await expect(highest).toHaveValue(`$${price}`)
  })
}

test('[STK-01] filters of several kinds that are ticked before the search’s code loads are all searched by', async ({
  page,
}) => {
  const address = `${hosts.harbour}/search`
  const scripts = await holdScripts(page, address, 'late')
  await page.goto(address)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const boxes = [/^New/, /^Hyundai/, /^Kia/].map((name) => filters.getByRole('checkbox', { name }).first())
  for (const box of boxes) await box.check()
  const highest = filters.getByLabel('To', { exact: true }).first()
  await highest.fill('60000')
  await expect.poll(scripts.count).toBeGreaterThan(0)
  await scripts.release()
  await expect(page.locator('[data-search-ready]')).toHaveCount(1)
  await highest.press('Tab')
  await expect(page).toHaveURL(/range\[price\]=:60000/)
  for (const box of boxes) await expect(box).toBeChecked()
  const { searchParams, pathname } = new URL(page.url())
  const shown = `${pathname} ${[...searchParams].flat().join(' ')}`.toLowerCase()
  for (const value of ['new', 'hyundai', 'kia', ':60000']) expect(shown).toContain(value)
})

test('[STK-01] the code of the search loads at the first move, and a press on Filters before it opens the drawer', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  const address = `${hosts.harbour}/search`
  const scripts = await holdScripts(page, address, 'late')
  await page.goto(address)
  await page.locator('header [data-handled]').first().waitFor({ state: 'attached' })
  // One script, which counts the visit, comes when the page is idle.
  expect(scripts.count()).toBeLessThanOrEqual(1)
  await page.getByRole('link', { name: 'Filters' }).tap()
  await expect.poll(scripts.count).toBeGreaterThan(1)
  expect(new URL(page.url()).hash).toBe('')
  await scripts.release()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await context.close()
})

test('[STK-01] a lazy part keeps the server’s nodes when its code loads', async ({ page }) => {
  const address = `${hosts.harbour}/search`
  const scripts = await holdScripts(page, address, 'late')
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  const serverCards = await page.getByTestId('search-card').elementHandles()
  expect(serverCards.length).toBeGreaterThan(10)
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 10)
      return scripts.count()
    })
    .toBeGreaterThan(0)
  await expect(page.locator('[data-search-ready]')).toHaveCount(0)
  await scripts.release()
  await expect(page.locator('[data-search-ready]')).toHaveCount(1)
  for (const card of serverCards) expect(await card.evaluate((node) => node.isConnected)).toBe(true)
})

test('[STK-01] React receives presses in a lazy part once its code has come', async ({ page }) => {
  const address = `${hosts.harbour}/search`
  const scripts = await holdScripts(page, address, 'late')
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.locator('header [data-handled]').first().waitFor({ state: 'attached' })
  // React listens on the document.
  await page.evaluate(() => {
    for (const target of [window, document])
      target.addEventListener(
        'pointerdown',
        () => {
          document.body.dataset.pressed = `${document.body.dataset.pressed ?? ''}${target === window ? 'w' : 'd'}`
        },
        { capture: true },
      )
  })
  const press = async () => {
    await page.evaluate(() => delete document.body.dataset.pressed)
    await page.locator('[data-late="stock-search"]').getByRole('heading').first().click()
    return page.evaluate(() => document.body.dataset.pressed)
  }
  expect(await press()).toBe('w')
  await scripts.release()
  await page.locator('[data-late="stock-search"][data-live]').waitFor()
  expect(await press()).toBe('wd')
})

test('[FIN-01] the calculator stays while its code loads, whatever happens to the address', async ({ page }) => {
  const address = `${hosts.harbour}/finance`
  const scripts = await holdScripts(page, address, 'late')
  // Not until `load`, which waits for the delayed scripts.
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  const repayment = page.locator('#finance-calculator [aria-live] .numbers')
  const text = await repayment.innerText()
  await repayment.scrollIntoViewIfNeeded()
  await expect.poll(scripts.count).toBeGreaterThan(0)
  await page.evaluate(() => history.pushState(null, '', '?utm_source=mail'))
  await expect(repayment).toHaveText(text)
  await scripts.release()
  await expect(page.locator('#finance-calculator').getByRole('slider').first()).toBeVisible()
  await expect(repayment).toHaveText(text)
})

test('[CAR-01] a section far below loads on the second car of a visit, though the first was left before it', async ({
  page,
}) => {
  await page.goto(`${hosts.harbour}/search/demo-cars`)
  await waitForSearch(page)
  const links = page.locator('[data-testid="search-card"]:not([data-sold])').getByRole('heading').getByRole('link')
  const section = page.locator('[data-late="delivery-calculator"]')
  await links.nth(0).click()
  await expect(page).toHaveURL(/\/cars\//)
  await expect(section).toBeAttached()
  await page.goBack()
  await waitForSearch(page)
  // Thumbs are hidden until a slider can be dragged.
  await expect(page.getByRole('slider', { name: 'Lowest price' })).toBeVisible()
  await links.nth(1).click()
  await expect(page).toHaveURL(/\/cars\//)
  await section.scrollIntoViewIfNeeded()
  await expect(section).toHaveAttribute('data-live', '')
})

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
  // Chosen by keyboard, since `selectOption` is no input of a shopper.
  const location = form.getByRole('combobox', { name: 'Location' })
  await location.focus()
  await location.press('ArrowDown')
  const chosen = await location.inputValue()
  expect(chosen).not.toBe('')
  await form.getByRole('button', { name: /^(Send|Submit|Apply)/ }).click()
  await expect(page).toHaveURL(address)
  await scripts.release()
  // The form reports only its empty fields.
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Priya')
  await expect(form.getByRole('textbox', { name: 'First name' })).not.toHaveAttribute('aria-invalid', 'true')
  await expect(location).toHaveValue(chosen)
})

test('[LEAD-01] a field that is left as its form is hydrated does not take back the focus, nor what is typed next', async ({
  page,
}) => {
  const address = `${hosts.harbour}/contact`
  const scripts = await holdScripts(page, address, 'all')
  await page.goto(address, { waitUntil: 'commit' })
  const form = page.locator('main form[data-enquiry]')
  const phone = form.getByRole('textbox', { name: 'Phone' })
  const comments = form.getByRole('textbox', { name: 'Comments' })
  await phone.fill('0491 570 156')
  const ids = [await phone.getAttribute('id'), await comments.getAttribute('id')] as [string, string]
  // As soon as React has the field, and before it is looked at for what was typed.
  const left = page.evaluate(
    ([from, to]) =>
      new Promise<void>((resolve) => {
        const look = setInterval(() => {
          if (!Object.keys(document.getElementById(from)!).some((key) => key.startsWith('__reactProps$'))) return
          clearInterval(look)
          document.getElementById(to)!.focus()
          resolve()
        })
      }),
    ids,
  )
  await scripts.release()
  await left
  await page.keyboard.type('Is it still there?')
  await expect(comments).toHaveValue('Is it still there?')
  await expect(comments).toBeFocused()
  await expect(phone).toHaveValue('0491 570 156')
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
  await useFastConnection(page)
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
