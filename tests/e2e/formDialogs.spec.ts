import { expect, type Page, test } from '@playwright/test'
import { CONTACT, FormShopper, newPerson } from './support/formShopper'
import { countPhotos, findHarbourCar, findReservedHarbourCar } from './support/galleryCars'
import { holdScripts } from './support/holdScripts'
import { readReservationLink } from './support/shopperMail'
import { hosts } from './support/sites'
import { waitForSearch } from './support/waitForSearch'

const getDialog = (page: Page) => page.getByRole('dialog')

test('[LEAD-06] a test drive is booked in a dialog in two steps, and focus returns to its button', async ({ page }) => {
  const shopper = new FormShopper(page, getDialog(page))
  await shopper.openFirstCar(`${hosts.harbour}/search/used-cars`)
  const button = page.getByRole('link', { name: 'Book a Test Drive', exact: true })
  // Without JavaScript the button links to the form's page.
  await expect(button).toHaveAttribute('href', /^\/book-test-drive\/?\?car_id=\d+$/)
  await button.click()
  await expect(getDialog(page)).toBeVisible()
  await shopper.waitUntilReady()
  await shopper.expectNoAxeViolations()
  await shopper.click('Continue')
  expect(await shopper.readErrors()).toEqual(['Please choose a day and a time.'])
  await shopper.chooseTime()
  await shopper.click('Continue')
  await expect(shopper.field('First name')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(getDialog(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('[CAR-02] [LEAD-10] an enquiry about a car is sent without leaving its page, also from #enquire', async ({
  page,
}) => {
  const shopper = new FormShopper(page, getDialog(page))
  await shopper.openFirstCar(`${hosts.harbour}/search/used-cars`, '#enquire')
  await expect(getDialog(page)).toBeVisible()
  const address = page.url()
  expect(address).not.toContain('#')
  await shopper.waitUntilReady()
  await shopper.click('Send enquiry')
  expect(await shopper.readErrors()).toContain('Please enter your comments.')
  await shopper.fillContact(CONTACT)
  await shopper.field('Comments').fill('Is it still there?')
  const { status, body } = await shopper.submit('Send enquiry')
  expect(status).toBe(201)
  expect(body).toMatchObject({ kind: 'car', car_id: expect.any(Number) })
  await shopper.expectThanks()
  expect(page.url()).toBe(address)
  const dataLayer = await page.evaluate(() => window.dataLayer)
  expect(dataLayer).toContainEqual(expect.objectContaining({ event: 'forecourt', event_id: 15 }))
})

test('[CAR-02] an enquiry pressed before any script loads opens its dialog, and follows its link if none comes', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const address = `${hosts.harbour}${findHarbourCar((row) => countPhotos(row) > 3)}`
  const press = async (page: Page) => {
    await page.goto(address, { waitUntil: 'commit' })
    await page.getByRole('group', { name: 'Call or enquire' }).getByRole('link').last().tap()
    expect(page.url()).toBe(address)
  }
  const page = await context.newPage()
  const scripts = await holdScripts(page, address, 'all')
  await press(page)
  await scripts.release()
  await expect(getDialog(page)).toBeVisible()
  expect(page.url()).toBe(address)
  const offline = await context.newPage()
  await offline.clock.install()
  await holdScripts(offline, address, 'all')
  await press(offline)
  await offline.clock.fastForward(10_000)
  await expect(offline).toHaveURL(/\/contact\/?\?car_id=\d+$/)
  await context.close()
})

test('[CARD-02] [CARD-04] [LEAD-13] cards open forms in dialogs: enquiries, and Find Something Similar for a reserved car', async ({
  page,
}) => {
  const shopper = new FormShopper(page, getDialog(page))
  await shopper.open(`${hosts.harbour}/search/used-cars`)
  await waitForSearch(page)
  const enquire = page.locator('[data-testid="search-card"] a[data-form="car"]').first()
  await enquire.click()
  await expect(getDialog(page)).toBeVisible()
  await shopper.waitUntilReady()
  await page.keyboard.press('Escape')
  await expect(enquire).toBeFocused()

  await shopper.open(`${hosts.harbour}${findReservedHarbourCar()}`)
  await page.getByRole('link', { name: 'Find Me Something Similar', exact: true }).click()
  await shopper.waitUntilReady()
  await shopper.fillContact(CONTACT)
  await shopper.field('Maximum kilometres').fill('60000')
  const { status, body } = await shopper.submit('Send enquiry')
  expect(status).toBe(201)
  expect(body).toMatchObject({ kind: 'similar', details: { most_kilometres: 60_000 } })
  await shopper.expectThanks()
})

test('[CARD-04] [LEAD-07] shoppers can request photos on the page of a car without any, with a click before any script loads, with or without comments', async ({
  page,
}) => {
  const shopper = new FormShopper(page, getDialog(page))
  const address = `${hosts.harbour}${findHarbourCar((row) => countPhotos(row) === 0)}`
  const scripts = await holdScripts(page, address, 'all')
  await page.goto(address, { waitUntil: 'commit' })
  await page
    .locator('.gallery-stage')
    .getByRole('link', { name: /^Request photos/ })
    .click()
  await scripts.release()
  await expect(getDialog(page).getByRole('heading', { name: /^Request photos/ })).toBeVisible()
  await shopper.waitUntilReady()
  await shopper.fillContact(CONTACT)
  const { status, body } = await shopper.submit('Request photos')
  expect(status).toBe(201)
  expect(body).toMatchObject({ kind: 'photos', message: '', car_id: expect.any(Number) })
  await shopper.expectThanks()
})

test('[CAR-19] a car reserved in the dialog is held once the emailed link is confirmed, and then shows as reserved within seconds', async ({
  page,
}) => {
  const shopper = new FormShopper(page, getDialog(page))
  await shopper.open(`${hosts.bluegum}/search/used-cars?page=2`)
  // The tag of a fuel comes before RESERVED.
  const availableCards = page
    .locator('[data-testid="search-card"]:not([data-sold])')
    .filter({ hasNotText: /RESERVED|Hybrid|Electric/ })
  const link = availableCards.locator('a[href^="/cars/"]').first()
  const path = new URL((await link.getAttribute('href'))!, page.url()).pathname
  await shopper.open(`${hosts.bluegum}${path}`)
  await page.getByRole('link', { name: /^Reserve Car Now/ }).click()
  await expect(getDialog(page).getByText('The fee is $200.')).toBeVisible()
  await shopper.waitUntilReady()
  const person = newPerson()
  await shopper.fillContact(person)
  await shopper.submit('Reserve this car')
  await page.waitForURL('**/payments/*')
  await expect(page.getByText('The fee holds it for you.', { exact: false })).toBeVisible()
  await page.goto(await readReservationLink(person.email))
  await page.getByRole('button', { name: 'Hold this car' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is yours for now')
  await expect
    .poll(
      async () => {
        await page.goto(`${hosts.bluegum}${path}`)
        return page.getByRole('link', { name: /^Reserve Car Now/ }).count()
      },
      { intervals: [1000] },
    )
    .toBe(0)
  await expect(page.getByRole('link', { name: 'Find Me Something Similar', exact: true })).toBeVisible()
})
