import { test as base, expect, type Page } from '@playwright/test'
import { holdScripts } from './support/holdScripts'
import { SearchShopper } from './support/searchShopper'
import { hosts } from './support/sites'

const test = base.extend<{ shopper: SearchShopper }>({
  shopper: async ({ page }, use) => use(new SearchShopper(page)),
})

const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

/** The field of the header, which is in a popover. */
async function openHeaderField(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Search/ })
    .first()
    .click()
  const field = page.locator('#header-search input')
  await expect(field).toBeFocused()
  return field
}

test('[STK-02] the header suggests by keyboard: arrows, Enter and Escape', async ({ page, shopper }) => {
  await page.goto(`${hosts.harbour}/contact`)
  const field = await openHeaderField(page)
  await field.pressSequentially('hilu')
  const model = options(page).filter({ hasText: /^Toyota HiLux[\d,]+ cars( plus \d+ without a price)?\s*$/ })
  await expect(model).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  const line = await model.textContent()
  const count = Number(/([\d,]+) cars/.exec(line ?? '')?.[1])

  // The first Escape closes the list, and the words stay.
  await field.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field).toHaveValue('hilu')
  await field.press('ArrowDown')
  await expect(model).toBeVisible()

  for (let line = 0; line < 10 && (await model.getAttribute('aria-selected')) !== 'true'; line++)
    await field.press('ArrowDown')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-activedescendant', (await model.getAttribute('id')) ?? '')
  await shopper.expectNoAxeViolations('#header-search')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\/toyota\/hilux$/)
  await shopper.waitUntilReady()
  await shopper.expectCount(count)
  // What the number leaves out is the same in both places.
  const note = /plus \d+ without a price/.exec(line ?? '')?.[0]
  expect(note).toBeTruthy()
  await expect(page.getByRole('link', { name: note })).toBeVisible()
})

test('[STK-02] Enter searches for the words, which are then recent', async ({ page, shopper }) => {
  await page.goto(hosts.harbour)
  const field = page.getByRole('main').getByPlaceholder('Make, model, feature or stock number')
  await field.pressSequentially('white ute')
  await expect(options(page).first()).toHaveText(/^\u201cwhite ute\u201d/)
  await field.press('Enter')
  await expect(page).toHaveURL(/query=white\+ute/)
  await shopper.waitUntilReady()
  await shopper.box.fill('')
  await expect(options(page).first()).toHaveText('white ute')
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(options(page).filter({ hasText: /^white ute$/ })).toHaveCount(0)
})

for (const [name, width, path, place] of [
  ['the hero', 1440, '/', 'main'],
  ['the hero of a phone', 390, '/', 'main'],
  ['the header', 1440, '/contact', 'header'],
  ['the search page', 1440, '/search/suv-cars', 'main'],
  ['the search page of a phone', 390, '/search/suv-cars', 'main'],
] as const) {
  test(`[STK-02] ${name} shows suggestions to a shopper who has searched before`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('forecourt.recent_searches', '["mazda"]'))
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${hosts.harbour}${path}`)
    const field =
      place === 'header' ? await openHeaderField(page) : page.getByRole('main').locator('input[data-suggests]').first()
    await field.click()
    await expect(options(page).first()).toHaveText('mazda')
    await expect(options(page).first()).toBeVisible()
    await field.pressSequentially('toy')
    await expect(options(page).first()).toContainText(/toy/i)
    await expect(options(page).first()).toBeVisible()
  })
}

for (const [dealer, words] of [
  ['harbour', 'used toyota'],
  // charcoal header and footer, rust on stone
  ['ironbark', 'used tractor'],
  // deep teal on sand
  ['wayfarer', 'jayco sleeps 4'],
] as const) {
  test(`[STK-02] [STK-10] the states of the search of ${dealer} have no axe violations`, async ({ page, shopper }) => {
    const search = (query: string) => `${hosts[dealer]}/search?query=${encodeURIComponent(query)}`
    // Chips, with cars of which few are of the words; everyPage.spec.ts checks the search without words.
    await shopper.open(search(`${words} zzqq`))
    await shopper.expectNoAxeViolations('main')
    await shopper.searchFor(words)
    await expect(shopper.chips.filter({ hasText: 'zzqq' })).toHaveCount(0)
    await shopper.box.focus()
    await shopper.expectNoAxeViolations('main')
    const field = await openHeaderField(page)
    await field.pressSequentially(words.slice(0, 6))
    await expect(options(page).first()).toBeVisible()
    await shopper.expectNoAxeViolations('#header-search')
  })
}

test('[STK-06] cheapest first says how many more cars have no price, and Back restores the title', async ({
  page,
  shopper,
}) => {
  await shopper.open(`${hosts.harbour}/search/new-used-and-demo-cars`)
  const priced = await shopper.count()
  const title = await page.title()
  const rest = page.getByRole('link', { name: /^plus \d+ without a price$/ })
  const unpriced = Number(/\d+/.exec((await rest.textContent()) ?? '')?.[0])
  await rest.click()
  await shopper.expectCount(priced + unpriced)
  await shopper.refine(/^Mazda/)
  await expect(page).toHaveTitle(/Mazda/)
  await page.goBack()
  await expect(page).toHaveTitle(title)
})

test('[STK-02] a link skips the filters', async ({ page, shopper }) => {
  await shopper.open(`${hosts.harbour}/search/used-cars`)
  const skip = page.getByRole('link', { name: 'Skip to results' })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await skip.press('Enter')
  await expect(page.locator('#results')).toBeFocused()
  // The jump is an entry of the history, which is stepped over without loading the page.
  await page.evaluate(() => document.documentElement.setAttribute('data-not-loaded-again', ''))
  await page.goBack()
  await expect(page).toHaveURL(/used-cars$/)
  await page.goForward()
  await expect(page).toHaveURL(/#results$/)
  // A load that the step had begun would have replaced the document by then.
  await page.waitForTimeout(1000)
  await expect(page.locator('html')).toHaveAttribute('data-not-loaded-again', '')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[STK-02] the header suggests by touch', async ({ page, shopper }) => {
    await page.goto(`${hosts.wayfarer}/finance`)
    await page.getByRole('banner').getByRole('button', { name: 'Search caravans' }).tap()
    await page.locator('#header-search input').pressSequentially('jayc')
    const make = options(page).filter({ hasText: /^Jayco\d/ })
    await expect(make).toBeVisible()
    await shopper.expectNoHorizontalScroll()
    await make.tap()
    await expect(page).toHaveURL(/\/search\/jayco$/)
    await expect(page.locator('#header-search')).toBeHidden()
  })

  test('[STK-10] a search that finds nothing keeps its filters in the drawer', async ({ page, shopper }) => {
    await shopper.open(`${hosts.harbour}/search/new-used-and-demo-cars?query=zzqq`)
    await page.getByRole('link', { name: /^Filters/ }).tap()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await expect(drawer.getByRole('link', { name: /^Remove/ })).toHaveText([/zzqq/])
    await expect(drawer.getByRole('checkbox').first()).toBeVisible()
    await shopper.expectNoAxeViolations('[role="dialog"]')
    await drawer.getByRole('button', { name: 'Clear all' }).tap()
    await expect(drawer.getByRole('link', { name: /^Show Me [1-9][\d,]* cars$/ })).toBeVisible()
  })

  test('[CARD-01] further photos of a card load when it is swiped, also before the code of the search, and a tap opens the car', async ({
    page,
  }) => {
    const address = `${hosts.harbour}/search/used-cars`
    const scripts = await holdScripts(page, address, 'late')
    await page.goto(address)
    await page.locator('header [data-handled]').first().waitFor({ state: 'attached' })
    const strip = page.locator('.card-photos').first()
    await expect(strip.locator('img')).toHaveCount(1)
    await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth }))
    await expect.poll(() => strip.locator('img').count()).toBeGreaterThan(1)
    await expect(page.locator('.card-picture').first()).toHaveAttribute('data-photo-at', '1')
    await strip.tap()
    await expect(page).toHaveURL(/\/cars\//)
    await scripts.release()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[STK-02] the header’s field searches', async ({ page }) => {
    await page.goto(`${hosts.harbour}/contact`)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Search/ })
      .first()
      .click()
    const field = page.locator('#header-search input')
    await expect(field).toBeVisible()
    await field.fill('used toyota')
    await field.press('Enter')
    await expect(page).toHaveURL(/query=used\+toyota/)
    await expect(page.getByTestId('search-card').first()).toBeVisible()
  })
})
