import { expect, type Locator, type Page, test } from '@playwright/test'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'

const getTeaser = (page: Page) =>
  page.getByRole('complementary', { name: 'Price and contact' }).locator('[data-repayment]')
const getHeader = (page: Page) => page.locator('.fixed [data-repayment]').first()
const getCalculator = (page: Page) => page.locator('#finance-calculator')
const getRepayment = (calculator: Locator) => calculator.locator('[aria-live] .numbers')

/** Formats a calculator's "$173.40" as the whole dollars that teasers show. */
const formatWholeDollars = (text: string) => `$${Math.ceil(Number(text.replace(/[$,]/g, ''))).toLocaleString('en-AU')}`

async function openCar(page: Page): Promise<Shopper> {
  const shopper = new Shopper(page)
  await shopper.openFirstCar(`${hosts.harbour}/search/demo-cars`)
  return shopper
}

test('[CAR-02] [CAR-22] [FIN-04] card, sidebar, header and calculator show the same figures, for the dealer’s terms and the shopper’s', async ({
  page,
}) => {
  await openCar(page)
  const calculator = getCalculator(page)
  await calculator.scrollIntoViewIfNeeded()
  const expectSameRepayment = async (suffix: string) => {
    const dollars = formatWholeDollars(await getRepayment(calculator).innerText())
    await expect(getTeaser(page)).toHaveText(`Only ${dollars} ${suffix}`)
    await expect(getHeader(page)).toHaveText(`Only ${dollars} ${suffix}`)
  }
  await expectSameRepayment('/wk*')
  const standardRepayment = await getRepayment(calculator).innerText()
  await calculator.getByRole('textbox', { name: 'Deposit or trade-in' }).fill('8000')
  await calculator.getByRole('button', { name: '7 years' }).click()
  await expect(calculator.getByText(/^7 years, \$8,000 deposit/)).toBeVisible()
  await expect(getRepayment(calculator)).not.toHaveText(standardRepayment)
  await expectSameRepayment('/wk*')
  await calculator.getByText('Monthly', { exact: true }).click()
  await expect(getTeaser(page)).toHaveText(/\/mth\*$/)
  await expectSameRepayment('/mth*')

  await new Shopper(page).open(`${hosts.harbour}/search/demo-cars`)
  const card = page.locator('[data-testid="search-card"]:not([data-sold])').first()
  await expect(card.getByRole('link', { name: /\/mth at/ })).toBeVisible()
  await card.getByRole('link').first().click()
  await expect(getTeaser(page)).toHaveText(/\/mth\*$/)
  await page
    .getByRole('complementary', { name: 'Price and contact' })
    .getByRole('button', { name: /^Reset/ })
    .click()
  await expect(getTeaser(page)).toHaveText(/\/wk\*$/)
})

test('[FIN-01] [FIN-02] [FIN-08] sliders and inputs stay in sync by keyboard, and only the first interaction is tracked', async ({
  page,
}) => {
  await new Shopper(page).open(`${hosts.harbour}/finance`)
  const calculator = getCalculator(page)
  await calculator.scrollIntoViewIfNeeded()
  const input = calculator.getByRole('textbox', { name: 'Interest rate' })
  const slider = calculator.getByRole('slider', { name: 'Interest rate' })
  const before = await getRepayment(calculator).innerText()
  await slider.press('ArrowRight')
  await expect(getRepayment(calculator)).not.toHaveText(before)
  await expect(slider).toHaveAttribute('aria-valuetext', /^\d+(\.\d+)?%$/)
  await input.fill('40')
  await input.blur()
  await expect(input).toHaveValue('15%')
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
  await new Shopper(page).open(`${hosts.bluegum}/finance`)
  const calculator = getCalculator(page)
  await calculator.scrollIntoViewIfNeeded()
  await expect(calculator.getByText(/Comparison rates range from 8\.38% p\.a\. to 19\.42% p\.a\./)).toBeVisible()
  await expect(calculator.getByText(/secured loan of \$30,000 over a term of 5 years\. WARNING/)).toBeVisible()
  await expect(calculator.getByRole('slider', { name: 'Interest rate' })).toHaveCount(0)
  const disclaimer = calculator.getByText(/^Paperbark Credit decides/)
  const shortLength = (await disclaimer.innerText()).length
  expect(shortLength).toBeLessThanOrEqual(198)
  await calculator.getByRole('button', { name: 'Show More' }).click()
  await expect(calculator.getByRole('button', { name: 'Show Less' })).toBeVisible()
  expect((await disclaimer.innerText()).length).toBeGreaterThan(shortLength)
  await calculator.getByRole('textbox', { name: 'Deposit or trade-in' }).fill('29000')
  await expect(calculator.getByText('Enquire for Finance').last()).toBeVisible()
  await expect(calculator.getByText('Total repaid')).toBeHidden()
})

test('[CAR-22] a lender with monthly repayments has fixed terms and a fixed rate', async ({ page }) => {
  const shopper = new Shopper(page)
  await shopper.openFirstCar(`${hosts.ironbark}/search/used-cars`)
  const calculator = getCalculator(page)
  await calculator.scrollIntoViewIfNeeded()
  await expect(calculator.getByText('a month').last()).toBeVisible()
  await expect(calculator.getByRole('slider', { name: 'Interest rate' })).toHaveAttribute('data-disabled', '')
  await expect(calculator.getByRole('group', { name: 'Loan term' }).getByRole('radio')).toHaveCount(3)
  await expect(calculator.getByRole('group', { name: 'Repayments' })).toHaveCount(0)
})

test('[FIN-10] Get Finance opens the finance page with this car in its calculator', async ({ page }) => {
  await openCar(page)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await getCalculator(page).scrollIntoViewIfNeeded()
  const link = await getCalculator(page).getByRole('link', { name: 'Get Finance' }).getAttribute('href')
  expect(link).toMatch(/^\/personalised\/finance\?car_id=\d+$/)
  await page.goto(new URL(link!, page.url()).href)
  expect(new URL(page.url()).pathname).toBe('/finance')
  expect(new URL(page.url()).searchParams.get('vehiclePriceBudget')).toMatch(/^\d+$/)
  const calculator = getCalculator(page)
  await calculator.scrollIntoViewIfNeeded()
  await expect(calculator.getByText(/^For the /)).toContainText(name.split(' ').slice(0, 3).join(' '))
})
