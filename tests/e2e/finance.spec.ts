import { expect, type Locator, type Page, test } from '@playwright/test'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'

const teaser = (page: Page) =>
  page.getByRole('complementary', { name: 'Price and contact' }).locator('[data-repayment]')
const header = (page: Page) => page.locator('.fixed [data-repayment]').first()
const calculatorOf = (page: Page) => page.locator('#finance-calculator')
const repaymentIn = (calculator: Locator) => calculator.locator('[aria-live] .numbers')

/** "$173.40" in a calculator as the whole dollars that teasers say. */
const inWholeDollars = (text: string) => `$${Math.ceil(Number(text.replace(/[$,]/g, ''))).toLocaleString('en-AU')}`

async function opensACar(page: Page): Promise<Shopper> {
  const shopper = new Shopper(page)
  await shopper.opens(`${hosts.harbour}/search/demo-cars`)
  await shopper.opensFirstCar()
  return shopper
}

test('[CAR-02] [CAR-22] [FIN-04] card, sidebar, header and calculator show the same figures, for the dealer’s terms and the shopper’s', async ({
  page,
}) => {
  await opensACar(page)
  const calculator = calculatorOf(page)
  await calculator.scrollIntoViewIfNeeded()
  const agree = async (words: string) => {
    const dollars = inWholeDollars(await repaymentIn(calculator).innerText())
    await expect(teaser(page)).toHaveText(`Only ${dollars} ${words}`)
    await expect(header(page)).toHaveText(`Only ${dollars} ${words}`)
    return dollars
  }
  const dealers = await agree('/wk*')
  await calculator.getByRole('textbox', { name: 'Deposit or trade-in' }).fill('8000')
  await calculator.getByRole('button', { name: '7 years' }).click()
  const theirs = await agree('/wk*')
  expect(theirs).not.toBe(dealers)
  await calculator.getByText('Monthly', { exact: true }).click()
  await agree('/mth*')

  await new Shopper(page).opens(`${hosts.harbour}/search/demo-cars`)
  const card = page.locator('[data-testid="search-card"]:not([data-sold])').first()
  await expect(card.getByRole('button', { name: /\/mth at/ })).toBeVisible()
  await card.getByRole('link').first().click()
  await expect(teaser(page)).toHaveText(/\/mth\*$/)
  await page
    .getByRole('complementary', { name: 'Price and contact' })
    .getByRole('button', { name: /^Reset/ })
    .click()
  await expect(teaser(page)).toHaveText(/\/wk\*$/)
})

test('[FIN-01] [FIN-02] [FIN-08] sliders and inputs stay in sync by keyboard, and only the first interaction is tracked', async ({
  page,
}) => {
  await new Shopper(page).opens(`${hosts.harbour}/finance`)
  const calculator = calculatorOf(page)
  await calculator.scrollIntoViewIfNeeded()
  const typed = calculator.getByRole('textbox', { name: 'Interest rate' })
  const slider = calculator.getByRole('slider', { name: 'Interest rate' })
  const before = await repaymentIn(calculator).innerText()
  await slider.press('ArrowRight')
  await expect(repaymentIn(calculator)).not.toHaveText(before)
  await expect(slider).toHaveAttribute('aria-valuetext', /^\d+(\.\d+)?%$/)
  await typed.fill('40')
  await typed.blur()
  await expect(typed).toHaveValue('15%')
  const price = calculator.getByRole('textbox', { name: 'Purchase price' })
  await price.fill('400')
  await price.blur()
  await expect(price).toHaveValue('$400')
  await expect(calculator.getByText('Cannot be less than $5,000 or more than $250,000')).toBeVisible()
  const events = await page.evaluate(() => (window.dataLayer ?? []).filter(({ event_id }) => event_id === 26).length)
  expect(events).toBe(1)
})

test('[FIN-05] [FIN-06] [FIN-07] [FIN-13] disclaimer, range and warning; no quote for a tiny loan', async ({
  page,
}) => {
  await new Shopper(page).opens(`${hosts.bluegum}/finance`)
  const calculator = calculatorOf(page)
  await calculator.scrollIntoViewIfNeeded()
  await expect(calculator.getByText(/Comparison rates range from 8\.38% p\.a\. to 19\.42% p\.a\./)).toBeVisible()
  await expect(calculator.getByText(/secured loan of \$30,000 over a term of 5 years\. WARNING/)).toBeVisible()
  await expect(calculator.getByRole('slider', { name: 'Interest rate' })).toHaveCount(0)
  const disclaimer = calculator.getByText(/^Paperbark Credit decides/)
  const short = (await disclaimer.innerText()).length
  expect(short).toBeLessThanOrEqual(198)
  await calculator.getByRole('button', { name: 'Show More' }).click()
  await expect(calculator.getByRole('button', { name: 'Show Less' })).toBeVisible()
  expect((await disclaimer.innerText()).length).toBeGreaterThan(short)
  await calculator.getByRole('textbox', { name: 'Deposit or trade-in' }).fill('29000')
  await expect(calculator.getByText('Enquire for Finance').last()).toBeVisible()
  await expect(calculator.getByText('Total repaid')).toBeHidden()
})

test('[CAR-22] a lender with monthly repayments has fixed terms and a fixed rate', async ({ page }) => {
  const shopper = new Shopper(page)
  await shopper.opens(`${hosts.ironbark}/search/used-cars`)
  await shopper.opensFirstCar()
  const calculator = calculatorOf(page)
  await calculator.scrollIntoViewIfNeeded()
  await expect(calculator.getByText('a month').last()).toBeVisible()
  await expect(calculator.getByRole('slider', { name: 'Interest rate' })).toHaveAttribute('data-disabled', '')
  await expect(calculator.getByRole('group', { name: 'Loan term' }).getByRole('radio')).toHaveCount(3)
  await expect(calculator.getByRole('group', { name: 'Repayments' })).toHaveCount(0)
})

test('[FIN-10] Get Finance opens the finance page with this car in its calculator', async ({ page }) => {
  await opensACar(page)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const link = await calculatorOf(page).getByRole('link', { name: 'Get Finance' }).getAttribute('href')
  expect(link).toMatch(/^\/personalised\/finance\?car_id=\d+$/)
  await page.goto(new URL(link!, page.url()).href)
  expect(new URL(page.url()).pathname).toBe('/finance')
  expect(new URL(page.url()).searchParams.get('vehiclePriceBudget')).toMatch(/^\d+$/)
  const calculator = calculatorOf(page)
  await calculator.scrollIntoViewIfNeeded()
  await expect(calculator.getByText(/^For the /)).toContainText(name.split(' ').slice(0, 3).join(' '))
})

for (const width of [390, 1440]) {
  test(`the finance page has no axe violations and no horizontal scroll at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const shopper = new Shopper(page)
    await shopper.opens(`${hosts.harbour}/finance`)
    await calculatorOf(page).scrollIntoViewIfNeeded()
    await expect(calculatorOf(page).getByRole('slider', { name: 'Purchase price' })).toBeVisible()
    await shopper.hasNoSidewaysScroll()
    // Links that the header slides over count as too small for a finger.
    await page.evaluate(() => window.scrollTo(0, 0))
    await shopper.findsNoBarrier()
  })
}
