import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { SearchShopper } from './support/searchShopper'
import { hosts } from './support/sites'

/** Every test starts on the home page of a dealer with all stock blocks. */
const test = base.extend<{ shopper: SearchShopper }>({
  page: async ({ page }, use) => {
    await page.goto(`${hosts.harbour}/`)
    await use(page)
  },
  shopper: async ({ page }, use) => use(new SearchShopper(page)),
})

/** The count in the index's response to a query that contains the text. */
async function waitForCount(page: Page, text: string): Promise<number> {
  const response = await page.waitForResponse(
    (response) => response.url().includes('/api/stock-index/') && (response.request().postData() ?? '').includes(text),
  )
  return (await response.json()).results[0].nbHits
}

const parseCount = async (locator: Locator) => Number(((await locator.textContent()) ?? '').replace(/\D/g, ''))

test('[STK-04] the count on the quick search’s button equals its results', async ({ page, shopper }) => {
  const form = page.getByRole('form', { name: 'Search cars' })
  const button = form.getByRole('link', { name: /^Show Me/ })
  const all = await parseCount(button)
  await expect(form.getByLabel('Model')).toBeDisabled()
  // Typed, since the page replays only a shopper's own input from before hydration, and `selectOption` simulates it.
  await form.getByLabel('Make').pressSequentially('Toyota')
  await expect.poll(() => parseCount(button)).toBeLessThan(all)
  await form.getByLabel('Model').selectOption('HiLux')
  await expect(button).toHaveAttribute('href', '/search/toyota/hilux')
  const countResponse = waitForCount(page, '150000')
  await form.getByLabel('Price up to').selectOption({ label: '$150,000' })
  await expect(button).toHaveAttribute('href', '/search/toyota/hilux?range[price]=:150000')
  const expectedCount = await countResponse
  await expect(button).toHaveText(new RegExp(`^Show Me ${expectedCount} cars?$`))
  await button.click()
  await shopper.waitUntilReady()
  await shopper.expectCount(expectedCount)
})

test('[STK-17] a list shows at most its limit, no sold cars, and scrolls with its arrows', async ({
  page,
  shopper,
}) => {
  const list = page.getByRole('region', { name: 'Just in' })
  const cards = list.getByTestId('search-card')
  expect(await cards.count()).toBeLessThanOrEqual(10)
  await expect(list.locator('[data-sold]')).toHaveCount(0)
  const last = cards.last()
  await expect(last).not.toBeInViewport()
  const next = page.getByRole('button', { name: 'Next', exact: true }).first()
  await expect(async () => {
    await next.click({ timeout: 2_000 })
    await expect(last).toBeInViewport({ timeout: 2_000 })
  }).toPass()
  await page.getByRole('link', { name: 'See all stock' }).first().click()
  await shopper.waitUntilReady()
  expect(shopper.address).toBe('/search/new-used-and-demo-cars?sortBy=newest')
})

test('[STK-17] cards beyond the edge of a row are links until it comes near, also without script', async ({
  page,
  browser,
}) => {
  const list = page.getByRole('region', { name: 'Just in' })
  const cars = list.locator('a.card-link')
  await list.scrollIntoViewIfNeeded()
  await expect(list.getByTestId('search-card')).toHaveCount(await cars.count())
  expect(await cars.count()).toBeGreaterThan(4)
  const addresses = await cars.evaluateAll((links) => links.map((link) => link.getAttribute('href')))

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${hosts.harbour}/`)
  const row = plain.getByRole('region', { name: 'Just in' })
  await expect(row.getByTestId('search-card')).toHaveCount(4)
  expect(
    await row.locator('a.card-link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(addresses)
  await expect(row.locator('a.card-link').last()).toHaveText(/^\d{4} .+, (\$[\d,]+|Enquire for price\.)$/)
  await context.close()
})

test.describe('[STK-15] the price slider search', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${hosts.bluegum}/`)
  })

  test('ranges from $5,000 to $250,000 in steps of $500, its thumbs never cross', async ({ page }) => {
    const low = page.getByRole('slider', { name: 'Lowest price' })
    const high = page.getByRole('slider', { name: 'Highest price' })
    await page.locator('[data-block=priceSliderSearch]').scrollIntoViewIfNeeded()
    await expect(low).toHaveAttribute('aria-valuenow', '5000')
    await expect(high).toHaveAttribute('aria-valuenow', '250000')
    await low.focus()
    await expect(async () => {
      await low.press('Home')
      await low.press('ArrowRight')
      await expect(low).toHaveAttribute('aria-valuenow', '5500', { timeout: 1_000 })
    }).toPass()
    await low.press('End')
    expect(Number(await low.getAttribute('aria-valuenow'))).toBeLessThan(250_000)
    await expect(high).toHaveAttribute('aria-valuenow', '250000')
  })

  test('reports the bounds of typed values, and links to the cars in the range, highest price first', async ({
    page,
    shopper,
  }) => {
    const section = page.locator('[data-block=priceSliderSearch]')
    const to = section.getByLabel('To', { exact: true })
    const link = section.getByRole('link', { name: /Show Me/ })
    await expect(async () => {
      await to.fill('300000')
      await expect(section.getByText('Cannot be less than $5,000 or more than $250,000')).toBeVisible({
        timeout: 1_000,
      })
    }).toPass()
    await to.blur()
    await expect(to).toHaveValue('$250,000')
    const countResponse = waitForCount(page, '40000')
    await to.fill('40000')
    await to.blur()
    await expect(link).toHaveAttribute('href', '/search/new-used-and-demo-cars?range[price]=:40000&sortBy=price_desc')
    const expectedCount = await countResponse
    await expect(link.locator('.sr-only')).toHaveText(expectedCount.toLocaleString('en-AU'))
    await link.click()
    await shopper.waitUntilReady()
    await shopper.expectCount(expectedCount)
  })
})
