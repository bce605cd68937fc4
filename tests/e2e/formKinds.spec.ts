import { expect, type Page, test } from '@playwright/test'
import { CONTACT, FormShopper } from './support/formShopper'
import { signIn } from './support/shopperMail'
import { hosts } from './support/sites'

const NAME = 'Please enter your first name.'
const EMAIL = 'Please enter a valid email address.'
const PHONE = 'Please enter an Australian phone number, such as 0491 570 006.'
const PLACE = '*Please select a dealership location'
const COMMENTS = 'Please enter your comments.'
const POSTCODE = 'Invalid postcode. Please enter a 4-digit number.'

interface FormCase {
  row: string
  kind: string
  url: string
  button: string
  /** error messages of the empty form, apart from those of the contact fields */
  errors: string[]
  /** values of further text fields, by label */
  fields?: Record<string, string>
  /** options of further selects, by label */
  options?: Record<string, string>
  time?: boolean
  asksForSignIn?: boolean
  /** expected `details` of the request body */
  details?: Record<string, unknown>
}

const FORMS: FormCase[] = [
  {
    row: 'LEAD-11',
    kind: 'service',
    url: `${hosts.harbour}/service`,
    button: 'Book this service',
    errors: [PLACE, 'Please choose: what it needs.'],
    fields: { 'Registration plate': 'ABC12D' },
    options: { 'What it needs': 'Logbook service' },
    time: true,
    details: { service_type: 'Logbook service' },
  },
  {
    row: 'LEAD-11',
    kind: 'parts',
    url: `${hosts.wayfarer}/vehicle-parts-and-accessories`,
    button: 'Send enquiry',
    errors: [PLACE, COMMENTS],
    fields: { 'Part number': 'AW-12', Comments: 'Two of them, please.' },
    details: { part_number: 'AW-12' },
  },
  {
    row: 'LEAD-11',
    kind: 'fleet',
    url: `${hosts.harbour}/fleet`,
    button: 'Send enquiry',
    errors: [PLACE, 'Please enter: company.', COMMENTS],
    fields: { Company: 'Ada Pty Ltd', 'Number of vehicles': '12', Comments: 'Utes, by March.' },
    details: { company: 'Ada Pty Ltd', vehicles: 12 },
  },
  {
    row: 'LEAD-11',
    kind: 'location',
    url: `${hosts.bluegum}/contact-us/geelong`,
    button: 'Send message',
    errors: [COMMENTS],
    fields: { Comments: 'Are you open on Sunday?' },
  },
  {
    row: 'CAR-19',
    kind: 'payment',
    url: `${hosts.ironbark}/online-payment`,
    asksForSignIn: true,
    button: 'Ask for a payment link',
    errors: [PLACE, 'Please enter: invoice or reference.', 'Please enter: amount.'],
    fields: { 'Invoice or reference': 'INV-1042', Amount: '1249.5' },
    details: { invoice: 'INV-1042', amount: 1249.5 },
  },
]

/** Signs in where a page of a site with accounts asks for it (FAV-05). */
async function signInFor(page: Page, url: string) {
  await page.goto(url)
  await signIn(page, `invoice.${Date.now().toString(36)}@shopper.test`)
  await page.waitForURL(url)
}

for (const form of FORMS) {
  test(`[${form.row}] the ${form.kind} form reports missing fields, and sends the entered values`, async ({ page }) => {
    const shopper = new FormShopper(page)
    if (form.asksForSignIn) await signInFor(page, form.url)
    await shopper.openForm(form.url)
    await shopper.click(form.button)
    expect((await shopper.readErrors()).toSorted()).toEqual([NAME, EMAIL, PHONE, ...form.errors].toSorted())

    await shopper.fillContact(CONTACT)
    await shopper.chooseLocation()
    if (form.time) await shopper.chooseTime()
    for (const [label, text] of Object.entries(form.fields ?? {})) await shopper.field(label).fill(text)
    for (const [label, option] of Object.entries(form.options ?? {}))
      await shopper.within.getByRole('combobox', { name: label }).selectOption(option)
    const { status, body } = await shopper.submit(form.button)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...{ kind: form.kind, ...CONTACT, form_id: expect.stringMatching(/^[0-9a-f]{24}$/) },
      ...(form.details && { details: form.details }),
      ...(form.time && { starts_at: expect.stringMatching(/Z$/) }),
    })
    await shopper.expectThanks()
  })
}

test('[LEAD-08] selling a car starts like a trade-in, and asks for the postcode', async ({ page }) => {
  const shopper = new FormShopper(page)
  await shopper.openForm(`${hosts.wayfarer}/sell-my-car`)
  await shopper.click('Continue')
  expect(await shopper.readErrors()).toContain(POSTCODE)
  await shopper.fillContact(CONTACT)
  await shopper.field('Postcode').fill('4551')
  await shopper.chooseLocation()
  const { status, body } = await shopper.submit('Continue')
  expect(status).toBe(201)
  expect(body).toMatchObject({ kind: 'sellMyCar', step: 'start', postcode: '4551' })
  await expect(page.getByText('Your vehicle', { exact: false }).filter({ visible: true }).first()).toBeVisible()
  await expect(shopper.field('Make')).toBeVisible()
})

test('[CAR-19] an invoice is paid on the site: the demo says that it takes no payments, and the payment stays unpaid', async ({
  page,
}) => {
  const shopper = new FormShopper(page)
  await signInFor(page, `${hosts.harbour}/online-payment`)
  await shopper.openForm(`${hosts.harbour}/online-payment`)
  await shopper.fillContact(CONTACT)
  await shopper.chooseLocation()
  await shopper.field('Invoice or reference').fill('INV-2001')
  await shopper.field('Amount').fill('480.25')
  await expect(shopper.field('Amount')).toHaveValue('$480.25')
  await shopper.submit('Continue to payment')
  await page.waitForURL('**/payments/*')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay $480.25')
  await expect(page.getByText('Invoice INV-2001')).toBeVisible()
  await shopper.expectNoAxeViolations()
  await page.getByRole('link', { name: 'Open the demo checkout' }).click()
  await expect(page.getByText('Demo: no money is taken')).toBeVisible()
  await page.getByRole('button', { name: 'Pay at the dealership' }).click()
  await expect(page.getByText('You pay the $480.25 at the dealership; nothing was charged here.')).toBeVisible()
})
