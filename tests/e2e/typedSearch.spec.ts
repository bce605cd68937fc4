import { test as base, expect } from '@playwright/test'
import { SearchShopper } from './support/searchShopper'
import { hosts } from './support/sites'

const test = base.extend<{ shopper: SearchShopper }>({
  shopper: async ({ page }, use) => use(new SearchShopper(page)),
})

const search = (query: string) => `${hosts.harbour}/search/new-used-and-demo-cars?query=${query.replaceAll(' ', '+')}`

test.describe('typed words', () => {
  test('[STK-02] become filters with chips, which take their words out again', async ({ page, shopper }) => {
    await shopper.open(search(''))
    await shopper.searchFor('used toyota under 40k')
    await expect(shopper.chips).toHaveText([/Used/, /Toyota/, /Up to \$40,000/])
    await expect(page.getByRole('combobox', { name: 'Sort by' }).filter({ visible: true })).toHaveValue('stock')
    const all = await shopper.count()
    await shopper.chips.filter({ hasText: 'Up to $40,000' }).click()
    await expect(shopper.box).toHaveValue('used toyota')
    await expect.poll(() => shopper.count()).toBeGreaterThan(all)
  })

  test('[STK-02] are given back as they were typed, and cleared with all filters', async ({ page, shopper }) => {
    await shopper.open(search('new toyota'))
    await page.getByRole('link', { name: 'Search the words as typed' }).first().click()
    await expect(shopper.chips).toHaveText([/\u201cnew toyota\u201d/])
    await expect.poll(() => shopper.address).toContain('plain=1')
    await page.getByRole('link', { name: 'Turn the words into filters' }).first().click()
    await expect(shopper.chips).toHaveText([/New/, /Toyota/])
    await page.getByRole('link', { name: 'Clear all' }).first().click()
    await expect(shopper.chips).toHaveCount(0)
    await expect(shopper.box).toHaveValue('')
  })

  test('[STK-03] are chosen in the filter panel, which turns them into filters and widens them', async ({
    page,
    shopper,
  }) => {
    await shopper.open(search('used toyota'))
    const used = page.getByRole('checkbox', { name: /^Used,/ }).first()
    const demo = page.getByRole('checkbox', { name: /^Demo, [1-9]/ }).first()
    await expect(used).toBeChecked()
    const before = await shopper.count()
    await demo.check()
    await expect(shopper.box).toHaveValue('toyota')
    await expect(used).toBeChecked()
    await expect.poll(() => shopper.count()).toBeGreaterThan(before)
  })

  test('[STK-02] lose no letter while results come, and a removed chip is a step back of its own', async ({
    page,
    shopper,
  }) => {
    await page.goto(`${hosts.harbour}/search`)
    // Typed before the code of the search has come, and while it answers earlier letters.
    await shopper.box.pressSequentially('hilux under 45k', { delay: 110 })
    await expect(shopper.chips).toHaveText([/HiLux/, /45,000/])
    await expect(shopper.box).toHaveValue('hilux under 45k')
    const [title, address] = [await page.title(), page.url()]
    await shopper.chips.filter({ hasText: '45,000' }).click()
    await expect(shopper.box).toHaveValue('hilux')
    // The box changes before the history has an entry.
    await expect(page).not.toHaveURL(address)
    await page.goBack()
    await expect(shopper.box).toHaveValue('hilux under 45k')
    await expect(page).toHaveTitle(title)
    await shopper.cards.first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/cars\/./)
    await expect(page).toHaveTitle(/HiLux/)
    await expect(page.locator('head title')).toHaveCount(1)
  })

  test('[STK-02] give the focus of a removed chip to the next one, then to the results', async ({ page, shopper }) => {
    await shopper.open(search('used toyota'))
    await shopper.chips.first().focus()
    await page.keyboard.press('Enter')
    await expect(shopper.chips).toHaveText([/Toyota/])
    await expect(shopper.chips.first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#results')).toBeFocused()
  })

  test('[STK-02] a box of a range says what is wrong with its number', async ({ page, shopper }) => {
    await shopper.open(search(''))
    const from = page.locator('input[name="range[price][min]"]').first()
    await from.fill('1e3')
    await from.press('Enter')
    await expect(page.getByText(/^Price, From: enter a number, such as \$/).first()).toBeVisible()
    await from.fill('40 grand')
    await from.press('Enter')
    await expect(from).toHaveValue('$40,000')
  })

  test('[STK-06] keep an order that the shopper chose', async ({ shopper, page }) => {
    await shopper.open(search(''))
    await shopper.sortBy('Newest first')
    await shopper.searchFor('mazda')
    await expect(shopper.chips).toHaveText([/Mazda/])
    await expect(page.getByRole('combobox', { name: 'Sort by' }).filter({ visible: true })).toHaveValue('stock_newest')
  })
})

test('[STK-06] [STK-02] "cheap" is an order with a chip of its own', async ({ page, shopper }) => {
  await shopper.open(search('cheap suv'))
  await expect(shopper.chips).toHaveText([/Cheapest first/, /SUV/])
  const prices = await page
    .getByTestId('search-card')
    .evaluateAll((cards) => cards.map((card) => Number(/\$(\d+,\d{3})/.exec(card.textContent)?.[1]?.replace(',', ''))))
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  const sort = page.getByRole('combobox', { name: 'Sort by' }).filter({ visible: true })
  await expect(sort).toHaveValue('stock_price_asc')
  await expect(sort.getByRole('option', { name: 'Best match' })).toHaveCount(0)
  await shopper.chips.first().click()
  await expect(shopper.box).toHaveValue('suv')
})

test('[STK-10] a word that no car has with the rest is left out, and the page says so', async ({ page, shopper }) => {
  await shopper.open(search('suv'))
  const suvs = await shopper.count()
  await shopper.searchFor('suv for boat')
  const note = page.getByText('No cars also match \u201cboat\u201d. Showing all for SUV.')
  await expect(note).toBeVisible()
  await expect(shopper.chips).toHaveText([/SUV/, /Left out: \u201cboat\u201d/])
  await shopper.expectCount(suvs)
  await shopper.expectNoAxeViolations('main')
  await shopper.chips.last().click()
  await expect(shopper.box).toHaveValue('suv')
  await expect(note).toBeHidden()
  // A make without a car is no word to leave out.
  await shopper.searchFor('ferrari suv')
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await expect(page.getByText('We have no Ferrari at the moment.')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[STK-10] a word that no car has with the rest is left out too', async ({ page, shopper }) => {
    await page.goto(search('suv for boat'))
    await expect(page.getByText('No cars also match \u201cboat\u201d. Showing all for SUV.')).toBeVisible()
    expect(await shopper.cards.count()).toBeGreaterThan(10)
  })

  test('[STK-06] distances are measured from a place by its name', async ({ page }) => {
    await page.goto(`${hosts.harbour}/search/used-cars?near=st+kilda&utm_source=news`)
    await expect(page).toHaveURL(/\/search\/used-cars\?near=3182&utm_source=news$/)
    await expect(page.getByRole('textbox', { name: 'Distance from' })).toHaveValue('3182')
    await expect(page.getByTestId('search-card').first()).toContainText(/\d km away|\d km/)
  })

  test('[STK-03] the boxes that find in a filter are hidden with their icons', async ({ page }) => {
    await page.goto(`${hosts.harbour}/search`)
    await expect(page.locator('#filters .affix .icon-search').filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('#filters').getByRole('checkbox', { name: /^Ford/ }).first()).toBeVisible()
  })

  test('[STK-02] typed words are understood by the server, and chips are links', async ({ page, shopper }) => {
    await page.goto(search('used toyota 7 seater'))
    const chips = page.getByRole('list', { name: 'Chosen filters' }).first()
    await expect(chips.getByRole('link', { name: /^Remove/ })).toHaveText([/Used/, /Toyota/, /7 seats/])
    await chips.getByRole('link', { name: /7 seats/ }).click()
    await expect(page).toHaveURL(/query=used\+toyota$/)
    await expect(shopper.box).toHaveValue('used toyota')
  })
})

test.describe('a search that finds nothing', () => {
  test('[STK-10] says what finds something, shows the nearest cars and keeps its chips', async ({ page, shopper }) => {
    await shopper.open(search('toyota z99q'))
    await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
    await expect(page.getByText('Nothing in our stock matches \u201cz99q\u201d.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Cars that come close' })).toBeVisible()
    expect(await shopper.cards.count()).toBeGreaterThan(0)
    await expect(shopper.chips).toHaveText([/Toyota/, /\u201cz99q\u201d/])
    const offer = page.getByRole('link', { name: /^Without \u201cz99q\u201d: [\d,]+ cars/ })
    const count = Number(/: ([\d,]+)/.exec((await offer.textContent()) ?? '')?.[1]?.replace(',', ''))
    await offer.click()
    await shopper.expectCount(count)
    await expect(shopper.box).toHaveValue('toyota')
  })

  test('[STK-19] is recorded with its words and what was understood', async ({ page, shopper }) => {
    await shopper.open(search('used z99q'))
    const recorded = () =>
      page.evaluate(() => window.dataLayer?.filter(({ event_id, words }) => event_id === 49 && words !== undefined))
    await expect.poll(recorded).toMatchObject([{ words: 'used z99q', understood: 'Used', count: 0 }])
  })
})
