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
    await expect(page.getByRole('searchbox').first()).toHaveValue('used toyota')
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
    await expect(page.getByRole('searchbox').first()).toHaveValue('')
  })

  test('[STK-06] keep an order that the shopper chose', async ({ shopper, page }) => {
    await shopper.open(search(''))
    await shopper.sortBy('Newest first')
    await shopper.searchFor('mazda')
    await expect(shopper.chips).toHaveText([/Mazda/])
    await expect(page.getByRole('combobox', { name: 'Sort by' }).filter({ visible: true })).toHaveValue('stock_newest')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[STK-02] typed words are understood by the server, and chips are links', async ({ page }) => {
    await page.goto(search('used toyota 7 seater'))
    const chips = page.getByRole('list', { name: 'Chosen filters' }).first()
    await expect(chips.getByRole('link', { name: /^Remove/ })).toHaveText([/Used/, /Toyota/, /7 seats/])
    await chips.getByRole('link', { name: /7 seats/ }).click()
    await expect(page).toHaveURL(/query=used\+toyota$/)
    await expect(page.getByRole('searchbox').first()).toHaveValue('used toyota')
  })
})
