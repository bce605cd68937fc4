import { expect, test } from '@playwright/test'
import { FormShopper } from './support/formShopper'
import { hosts } from './support/sites'

const CONTACT = { name: 'Priya', email: 'priya@shopper.test', phone: '0491 570 006' }

test('[LEAD-01] [LEAD-10] an enquiry includes the shopper’s journey, and fires analytics events', async ({ page }) => {
  // Playwright cannot read the body of a beacon, so the page keeps a copy.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    const beacons: Blob[] = []
    Object.assign(window, { beacons })
    navigator.sendBeacon = (url, body) => beacons.push(body as Blob) > 0 && send(url, body)
  })
  const readBeacons = () =>
    page.evaluate(() => Promise.all((window as unknown as { beacons: Blob[] }).beacons.map((body) => body.text())))
  const shopper = new FormShopper(page)
  await shopper.open(`${hosts.harbour}/?utm_source=newsletter&gclid=abc&page=2`)
  await shopper.openForm(`${hosts.harbour}/contact`)
  await shopper.fillContact(CONTACT)
  await shopper.field('Comments').fill('Are you open on Sunday?')
  const location = page.getByRole('combobox', { name: 'Location' })
  if (await location.isVisible()) await location.selectOption({ index: 1 })

  const enquiryRequest = page.waitForRequest((request) => request.url().endsWith('/api/enquiries'))
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  const body = (await enquiryRequest).postDataJSON()
  expect(body).toMatchObject({
    visited_pages: ['/', '/contact'],
    linked_query_params: { utm_source: 'newsletter', gclid: 'abc' },
    form_id: expect.stringMatching(/^[0-9a-f]{24}$/),
  })
  expect(body.filled_ms).toBeGreaterThanOrEqual(1500)
  await expect(page.getByText('Thank you. We have your message.')).toBeVisible()
  await expect
    .poll(async () => (await readBeacons()).flatMap((body) => JSON.parse(body).events))
    .toContainEqual(expect.objectContaining({ event_id: 22, path: '/contact' }))
  const dataLayer = await page.evaluate(() => window.dataLayer)
  expect(dataLayer).toContainEqual(expect.objectContaining({ event: 'forecourt', event_id: 22, event_name: 'form' }))
})

test('[LEAD-02] [LEAD-04] a form that fails to send shows an error, keeps the typed values, creates one lead on retry, and is validated by the server', async ({
  page,
  request,
}) => {
  const shopper = new FormShopper(page)
  await shopper.openForm(`${hosts.harbour}/contact`)
  await shopper.fillContact(CONTACT)
  await shopper.field('Comments').fill('Are you open on Sunday?')
  const location = page.getByRole('combobox', { name: 'Location' })
  if (await location.isVisible()) await location.selectOption({ index: 1 })

  const requests: { key?: string; body: string | null }[] = []
  await page.route('**/api/enquiries', async (route) => {
    const { 'idempotency-key': key } = route.request().headers()
    requests.push({ key, body: route.request().postData() })
    // The lead is stored, but the first response is lost.
    const response = await route.fetch()
    if (requests.length > 1) return route.fulfill({ response })
    return route.fulfill({
      status: 503,
      json: { errors: [{ field: 'form', message: 'We could not save your enquiry just now.' }] },
    })
  })
  const send = page.getByRole('button', { name: 'Send enquiry' })
  await send.click()
  await expect(page.getByText('We could not save your enquiry just now.')).toBeVisible()
  await expect(shopper.field('Comments')).toHaveValue('Are you open on Sunday?')
  await expect(shopper.field('Phone')).toHaveValue(CONTACT.phone)

  await send.click()
  await expect(page.getByText('Thank you. We have your message.')).toBeVisible()
  expect(requests).toHaveLength(2)
  expect(requests[1]).toEqual(requests[0])

  // Whatever the browser sends, the server validates a form by its own block.
  const response = await request.post(`${hosts.harbour}/api/enquiries`, {
    headers: { 'Idempotency-Key': `direct-${Date.now()}` },
    data: { ...JSON.parse(requests[0]!.body!), message: '' },
  })
  expect(response.status()).toBe(400)
  expect((await response.json()).errors).toEqual([{ field: 'message', message: 'Please enter your comments.' }])
})
