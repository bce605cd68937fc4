import { expect, type Page, test } from '@playwright/test'
import { FormShopper } from './support/formShopper'
import { hosts } from './support/sites'

const CONTACT = { name: 'Priya', email: 'priya@shopper.test', phone: '0491 570 006' }
const getConfirmation = (page: Page) => page.getByText('Thank you. We have your message.')

/** Opens a page with a form, and waits until the form is hydrated. */
async function openForm(page: Page, url: string) {
  const shopper = new FormShopper(page)
  await shopper.openForm(url)
  return shopper
}

/** Chooses a location, if the form asks for one. */
async function chooseLocation(page: Page) {
  const location = page.getByRole('combobox', { name: 'Location' })
  if (await location.isVisible()) await location.selectOption({ index: 1 })
}

test('[LEAD-02] [LEAD-04] [LEAD-09] missing fields are reported in red in the specified words, and a reload keeps the values', async ({
  page,
}) => {
  const shopper = await openForm(page, `${hosts.harbour}/contact`)
  await shopper.field('Postcode').fill('12')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  const warning = page.getByTestId('error-warning')
  await expect(warning).toContainText('Please fix the following errors:')
  for (const message of [
    'Please enter your first name.',
    'Please enter a valid email address.',
    'Invalid postcode. Please enter a 4-digit number.',
    'Please enter your comments.',
    '*Please select a dealership location',
  ]) {
    await expect(warning.getByRole('link', { name: message })).toBeVisible()
  }
  await shopper.expectNoAxeViolations()
  await shopper.field('Comments').fill('Do you open on Sunday?')
  await page.reload()
  await expect(shopper.field('Comments')).toHaveValue('Do you open on Sunday?')
})

test('[LEAD-09] [LOC-06] a postcode that no place has is refused at its field, and nothing typed is lost', async ({
  page,
}) => {
  const shopper = await openForm(page, `${hosts.bluegum}/contact`)
  await shopper.fillContact(CONTACT)
  await shopper.field('Comments').fill('Do you open on Sunday?')
  await shopper.field('Postcode').fill('9999')
  await chooseLocation(page)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  const message = 'No place in Australia has the postcode 9999. Correct it.'
  await expect(page.getByTestId('error-warning').getByRole('link', { name: message })).toBeVisible()
  await expect(shopper.field('Comments')).toHaveValue('Do you open on Sunday?')
  await shopper.field('Postcode').fill('3350')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(getConfirmation(page)).toBeVisible()
})

test('[LEAD-04] the error list gets focus after each failed submission, and never while the shopper types', async ({
  page,
}) => {
  const shopper = await openForm(page, `${hosts.harbour}/fleet`)
  const send = page.getByRole('button', { name: 'Send enquiry' })
  const warning = page.getByTestId('error-warning')
  await send.click()
  await expect(warning).toBeFocused()
  // In the order of the form.
  await expect(warning.getByRole('listitem').first()).toHaveText('*Please select a dealership location')
  await expect(warning.getByRole('listitem').last()).toHaveText('Please enter your comments.')
  await shopper.field('First name').click()
  await page.keyboard.type('Priya')
  await expect(shopper.field('First name')).toHaveValue('Priya')
  await expect(shopper.field('First name')).toBeFocused()
  for (let time = 0; time < 2; time += 1) {
    await send.click()
    await expect(warning).toBeFocused()
    await send.focus()
  }
})

test('[LEAD-05] [LEAD-06] a test drive is booked in two steps, and its time is then unavailable', async ({ page }) => {
  const shopper = await openForm(page, `${hosts.wayfarer}/book-test-drive`)
  await chooseLocation(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByTestId('error-warning')).toContainText('Please choose a day and a time.')
  const day = page.getByRole('combobox', { name: 'Day' })
  await expect(day).toBeEnabled()
  const days = await day.locator('option').count()
  const slotsResponse = page.waitForResponse((response) => response.url().includes('&date='))
  await day.selectOption({ index: days - 1 })
  await slotsResponse
  const times = page.getByRole('radio')
  await expect(times.first()).toBeAttached()
  const date = await day.inputValue()
  const startsAt = await times.first().getAttribute('value')
  await times.first().press('Space')
  await page.getByRole('button', { name: 'Continue' }).click()
  await shopper.fillContact(CONTACT)
  const enquiryResponse = page.waitForResponse((response) => response.url().endsWith('/api/enquiries'))
  await page.getByRole('button', { name: 'Book this time' }).click()
  const response = await enquiryResponse
  expect(response.status()).toBe(201)
  // The browser has navigated, so the response body is gone; the reference is in the address.
  await page.waitForURL('**/success?reference=*')
  const reference = new URL(page.url()).searchParams.get('reference')!
  expect(reference).not.toBe('')
  await expect(page.getByText(reference)).toBeVisible()
  await expect(page.getByText(/^Your booking: \w+ \d+ \w+, [\d:]+ [ap]m at /)).toBeVisible()

  // A second booking of the same time is rejected.
  const body = response.request().postDataJSON()
  const secondResponse = await page.request.post(`${hosts.wayfarer}/api/enquiries`, {
    headers: { 'Idempotency-Key': `again-${Date.now()}` },
    data: body,
  })
  expect(secondResponse.status()).toBe(409)
  expect((await secondResponse.json()).errors[0].field).toBe('starts_at')
  const freeSlots = await page.request.get(
    `${hosts.wayfarer}/api/appointments?location_id=${body.location_id}&date=${date}`,
  )
  expect(freeSlots.status(), await freeSlots.text()).toBe(200)
  const { slots } = (await freeSlots.json()) as { slots: { starts_at: string }[] }
  expect(slots.map((slot) => slot.starts_at)).not.toContain(startsAt)
})

test('[LEAD-08] a trade-in resumes after a reload, and ends with a valuation', async ({ page }) => {
  const shopper = await openForm(page, `${hosts.harbour}/trade-in`)
  await shopper.fillContact(CONTACT)
  await shopper.field('Postcode').fill('2150')
  await chooseLocation(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(shopper.field('Make')).toBeVisible()
  await page.reload()
  await expect(shopper.field('Make')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByTestId('error-warning')).toContainText('Please enter the make.')
  await shopper.field('Make').fill('Toyota')
  await page.reload()
  await expect(shopper.field('Make')).toHaveValue('Toyota')
  await shopper.field('Model').fill('Corolla')
  await shopper.field('Year').fill('2010')
  await shopper.field('Kilometres').fill('120000')
  await expect(shopper.field('Kilometres')).toHaveValue('120,000 kms')
  await page.getByRole('button', { name: 'Continue' }).click()
  for (const label of ['Good, with small marks', 'All of it']) await page.getByLabel(label).check()
  for (const no of await page.getByLabel('No', { exact: true }).all()) await no.check()
  await page.getByRole('button', { name: 'Get my valuation' }).click()
  await expect(page.getByText('We value cars over 7 years old in person.')).toBeVisible()
  await page.getByRole('button', { name: 'Send my details' }).click()
  await page.waitForURL('**/success?reference=*')
})

test('[LEAD-11] a CV is sent with an application, and a file with false content is rejected', async ({ page }) => {
  const shopper = await openForm(page, `${hosts.harbour}/careers`)
  const cv = page.getByLabel('CV')
  await cv.setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ\u0000\u0001 a program'),
  })
  await expect(page.getByText('Please upload a PDF, a Word document')).toBeVisible()
  // A truncated PDF is a client error, not a server error.
  const rejected = page.waitForResponse((response) => response.url().includes('/api/enquiry-files'))
  await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\ntrailer') })
  expect((await rejected).status()).toBe(422)
  await cv.setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\nstartxref\n0\n%%EOF'),
  })
  await expect(page.getByRole('button', { name: 'Remove cv.pdf' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove cv.pdf' })).toBeVisible()
  await shopper.fillContact(CONTACT)
  await chooseLocation(page)
  await page.getByRole('combobox', { name: 'Kind of work' }).selectOption('Workshop')
  await shopper.field('Comments').fill('Ten years on the tools.')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(getConfirmation(page)).toBeVisible()
})

test('[LEAD-10] a finance enquiry uses the parameters of its address', async ({ page }) => {
  const shopper = await openForm(page, `${hosts.harbour}/finance-enquiry?vehiclePriceBudget=32000`)
  await expect(shopper.field('Vehicle price or budget')).toHaveValue('$32,000')
  await page.getByRole('button', { name: '$40,000' }).click()
  await expect(shopper.field('Vehicle price or budget')).toHaveValue('$40,000')
  await shopper.fillContact(CONTACT)
  await chooseLocation(page)
  const enquiryResponse = page.waitForRequest((request) => request.url().endsWith('/api/enquiries'))
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  expect((await enquiryResponse).postDataJSON().details).toMatchObject({ vehicle_budget: 40_000 })
  await expect(getConfirmation(page)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[LEAD-10] a form that a link made about a car names it, and sends its id', async ({ page }) => {
    await page.goto(`${hosts.harbour}/search/used-cars`)
    const link = page.locator('main a[href^="/cars/"]').first()
    await page.goto(new URL((await link.getAttribute('href'))!, hosts.harbour).href)
    const name = (await page.getByRole('heading', { level: 1 }).innerText()).split('\n')[0]!
    const tradeIn = await page.locator('a[href*="/cars/trade-in?car_id="]').first().getAttribute('href')
    const id = new URL(tradeIn!, hosts.harbour).searchParams.get('car_id')!
    await page.goto(`${hosts.harbour}/contact?car_id=${id}`)
    const form = page.locator('form[data-enquiry]')
    await expect(form.locator('a[href^="/cars/"]')).toContainText(name.slice(0, 12))
    await expect(form.locator('input[name=car_id]')).toHaveValue(id)
    await page.goto(`${hosts.harbour}/contact?car_id=999999999`)
    await expect(form).toBeVisible()
    await expect(form.locator('input[name=car_id]')).toHaveCount(0)
  })
})
