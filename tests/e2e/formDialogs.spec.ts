import { expect, type Page, test } from '@playwright/test'
import { CONTACT, FormShopper } from './support/formShopper'
import { harbourCar, photosOf, reservedCarOfHarbour } from './support/galleryCars'
import { hosts } from './support/sites'

const dialogOf = (page: Page) => page.getByRole('dialog')

test('[LEAD-06] a test drive is booked in a dialog in two steps, and focus returns to its button', async ({
  page,
}) => {
  const shopper = new FormShopper(page, dialogOf(page))
  await shopper.opens(`${hosts.harbour}/search/used-cars`)
  await shopper.opensFirstCar()
  const button = page.getByRole('link', { name: 'Book a Test Drive', exact: true })
  // Without script the same button leads to the page.
  await expect(button).toHaveAttribute('href', /^\/book-test-drive\/?\?car_id=\d+$/)
  await button.click()
  await expect(dialogOf(page)).toBeVisible({ timeout: 20_000 })
  await shopper.formAnswers()
  await shopper.findsNoBarrier()
  await shopper.presses('Continue')
  expect(await shopper.isTold()).toEqual(['Please choose a day and a time.'])
  await shopper.choosesTime()
  await shopper.presses('Continue')
  await expect(shopper.field('First name')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('[CAR-02] [LEAD-10] an enquiry about a car is sent without leaving its page, also from #enquire', async ({
  page,
}) => {
  const shopper = new FormShopper(page, dialogOf(page))
  await shopper.opens(`${hosts.harbour}/search/used-cars`)
  await shopper.opensFirstCar('#enquire')
  await expect(dialogOf(page)).toBeVisible({ timeout: 20_000 })
  const address = page.url()
  expect(address).not.toContain('#')
  await shopper.formAnswers()
  await shopper.presses('Send enquiry')
  expect(await shopper.isTold()).toContain('Please enter your comments.')
  await shopper.fillsContact(CONTACT)
  await shopper.field('Comments').fill('Is it still there?')
  const { status, sent } = await shopper.sends('Send enquiry')
  expect(status).toBe(201)
  expect(sent).toMatchObject({ kind: 'car', car_id: expect.any(Number) })
  await shopper.isThanked()
  expect(page.url()).toBe(address)
  const layer = await page.evaluate(() => window.dataLayer)
  expect(layer).toContainEqual(expect.objectContaining({ event: 'forecourt', event_id: 15 }))
})

test('[CARD-02] [CARD-04] [LEAD-13] cards open forms in dialogs: enquiries, and Find Something Similar for a reserved car', async ({
  page,
}) => {
  const shopper = new FormShopper(page, dialogOf(page))
  await shopper.opens(`${hosts.harbour}/search/used-cars`)
  await expect(page.locator('[data-search-ready]')).toBeAttached({ timeout: 30_000 })
  const enquire = page.locator('[data-testid="search-card"] a[data-form="car"]').first()
  await enquire.click()
  await expect(dialogOf(page)).toBeVisible({ timeout: 20_000 })
  await shopper.formAnswers()
  await page.keyboard.press('Escape')
  await expect(enquire).toBeFocused()

  await shopper.opens(`${hosts.harbour}${reservedCarOfHarbour()}`)
  await page.getByRole('link', { name: 'Find Me Something Similar', exact: true }).click()
  await shopper.formAnswers()
  await shopper.fillsContact(CONTACT)
  await shopper.field('Maximum kilometres').fill('60000')
  const { status, sent } = await shopper.sends('Send enquiry')
  expect(status).toBe(201)
  expect(sent).toMatchObject({ kind: 'similar', details: { most_kilometres: 60_000 } })
  await shopper.isThanked()
})

test('[CARD-04] [LEAD-07] shoppers can request photos on the page of a car without any, with or without comments', async ({
  page,
}) => {
  const shopper = new FormShopper(page, dialogOf(page))
  await shopper.opens(`${hosts.harbour}${harbourCar((row) => photosOf(row) === 0)}`)
  await page
    .locator('.gallery-stage')
    .getByRole('link', { name: /^Request photos/ })
    .click()
  await expect(dialogOf(page)).toBeVisible({ timeout: 20_000 })
  await shopper.formAnswers()
  await shopper.fillsContact(CONTACT)
  const { status, sent } = await shopper.sends('Request photos')
  expect(status).toBe(201)
  expect(sent).toMatchObject({ kind: 'photos', message: '', car_id: expect.any(Number) })
  await shopper.isThanked()
})

test('[CAR-19] a car reserved in the dialog shows as reserved on its page and in the search within seconds', async ({
  page,
}) => {
  const shopper = new FormShopper(page, dialogOf(page))
  await shopper.opens(`${hosts.bluegum}/search/used-cars?page=2`)
  const free = page.locator('[data-testid="search-card"]:not([data-sold])').filter({ hasNotText: 'RESERVED' })
  const link = free.locator('a[href^="/cars/"]').first()
  const path = new URL((await link.getAttribute('href'))!, page.url()).pathname
  await shopper.opens(`${hosts.bluegum}${path}`)
  await page.getByRole('link', { name: /^Reserve Car Now/ }).click()
  await expect(dialogOf(page).getByText('The fee is $200.')).toBeVisible({ timeout: 20_000 })
  await shopper.formAnswers()
  await shopper.fillsContact(CONTACT)
  await shopper.sends('Reserve this car')
  await page.waitForURL('**/payments/*')
  await expect(page.getByText('It is held for you until')).toBeVisible()
  await expect
    .poll(
      async () => {
        await page.goto(`${hosts.bluegum}${path}`)
        return page.getByRole('link', { name: /^Reserve Car Now/ }).count()
      },
      { timeout: 20_000, intervals: [1000] },
    )
    .toBe(0)
  await expect(page.getByRole('link', { name: 'Find Me Something Similar', exact: true })).toBeVisible()
})
