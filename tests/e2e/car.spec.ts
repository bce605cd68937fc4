import { expect, test } from '@playwright/test'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'

test.describe('a car that can be bought', () => {
  test.beforeEach(async ({ page }) => {
    const shopper = new Shopper(page)
    await shopper.opens(`${hosts.harbour}/search/demo-cars`)
    await shopper.opensFirstCar()
  })

  test('[CAR-01] [CAR-02] shows its name, price, repayment with rates, and its sections in order', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const price = page.getByRole('complementary', { name: 'Price and contact' })
    await expect(price.getByText(/^\$[\d,]+$/).first()).toBeVisible()
    await expect(price.getByRole('link', { name: /^Only \$[\d,]+ \/wk\*$/ })).toHaveAttribute(
      'href',
      '#finance-calculator',
    )
    await expect(price.getByText(/p\.a\., comparison rate .* p\.a\./)).toBeVisible()
    const sections = await page
      .locator('[data-block]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-block')))
    const order = [
      'carGallery',
      'carTitle',
      'carKeyInformation',
      'carComments',
      'carSpecifications',
      'carDetails',
      'carFeatures',
    ]
    const shown = order.filter((block) => sections.includes(block))
    expect(sections.filter((block) => shown.includes(block ?? ''))).toEqual(shown)
  })

  test('[CAR-05] sharing copies the address and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText(/^Copied .+ to your clipboard!$/)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })

  test('[CAR-08] the phone is masked until asked for', async ({ page }) => {
    const reveal = page.waitForRequest((request) => request.url().endsWith('/api/phone-reveals'))
    await page.getByRole('button', { name: 'Show the phone number' }).click()
    const body = (await reveal).postDataJSON()
    expect(Object.keys(body).sort()).toEqual(['car_id', 'dealership_id', 'website_id'])
    await expect(page.getByRole('complementary').getByRole('link', { name: /^0\d \d{4} \d{4}$/ })).toBeVisible()
  })

  test('[FIN-01] [FIN-07] the calculator follows what is typed and offers an enquiry for a tiny loan', async ({
    page,
  }) => {
    const calculator = page.locator('#finance-calculator')
    await calculator.scrollIntoViewIfNeeded()
    await expect(calculator.getByText('Estimated repayment')).toBeVisible()
    const before = await calculator.locator('[aria-live]').first().innerText()
    await calculator.getByRole('textbox', { name: 'Deposit or trade-in' }).fill('5000')
    await expect(calculator.locator('[aria-live]').first()).not.toHaveText(before)
    await calculator.getByRole('textbox', { name: 'Deposit or trade-in' }).fill('249000')
    await expect(calculator.getByText('Enquire for Finance')).toBeVisible()
    await expect(calculator.getByText('Total repaid')).toBeHidden()
  })

  test('[LEAD-02] an enquiry gets a reference, and its errors are named', async ({ page }) => {
    await page.getByRole('complementary').getByRole('button', { name: 'Enquire Now' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(dialog.getByTestId('error-warning')).toContainText('Please fix the following errors:')
    await expect(dialog.getByTestId('error-warning')).toContainText('Please enter your first name.')
    await dialog.getByRole('textbox', { name: 'First name' }).fill('Ana')
    await dialog.getByRole('textbox', { name: 'Email' }).fill('ana@shopper.test')
    await dialog.getByRole('textbox', { name: 'Phone' }).fill('0491 570 156')
    await dialog.getByRole('textbox', { name: 'Comments' }).fill('Is it still there?')
    await dialog.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(dialog.getByText(/Your reference is/)).toBeVisible()
  })

  for (const width of [390, 1440]) {
    test(`has no barrier and no sideways scroll at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const shopper = new Shopper(page)
      await shopper.hasNoSidewaysScroll()
      await shopper.findsNoBarrier()
    })
  }
})

test('[CAR-07] the bar at the foot of a phone opens past 900 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shopper = new Shopper(page)
  await shopper.opens(`${hosts.harbour}/search/demo-cars`)
  await shopper.opensFirstCar()
  const bar = page.getByRole('group', { name: 'Call or enquire' })
  await expect(bar).toHaveAttribute('data-state', 'closed')
  await page.evaluate(() => window.scrollTo(0, 1000))
  await expect(bar).toHaveAttribute('data-state', 'opened')
})

test('[FIN-01] the finance page says its price bounds at them', async ({ page }) => {
  await new Shopper(page).opens(`${hosts.harbour}/finance`)
  await page.getByRole('textbox', { name: 'Purchase price' }).fill('250000')
  await expect(page.getByText('Cannot be less than $5,000 or more than $250,000')).toBeVisible()
})
