import { expect, test } from '@playwright/test'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'

const CONTACT = { name: 'Priya', email: 'priya@shopper.test', phone: '0491 570 006' }

test('[LEAD-01] [LEAD-10] an enquiry includes the shopper’s journey, and fires analytics events', async ({ page }) => {
  // The browser does not tell what a beacon carries, so the page keeps a copy.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    const kept: Blob[] = []
    Object.assign(window, { kept })
    navigator.sendBeacon = (url, body) => kept.push(body as Blob) > 0 && send(url, body)
  })
  const beacons = () =>
    page.evaluate(() => Promise.all((window as unknown as { kept: Blob[] }).kept.map((body) => body.text())))
  const shopper = new Shopper(page)
  await shopper.opens(`${hosts.harbour}/?utm_source=newsletter&gclid=abc&page=2`)
  await shopper.opens(`${hosts.harbour}/contact`)
  await shopper.fillsContact(CONTACT)
  await shopper.field('Comments').fill('Are you open on Sunday?')
  const location = page.getByRole('combobox', { name: 'Location' })
  if (await location.isVisible()) await location.selectOption({ index: 1 })

  const posted = page.waitForRequest((request) => request.url().endsWith('/api/enquiries'))
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  const sent = (await posted).postDataJSON()
  expect(sent).toMatchObject({
    visited_pages: ['/', '/contact'],
    linked_query_params: { utm_source: 'newsletter', gclid: 'abc' },
    form_id: expect.stringMatching(/^[0-9a-f]{24}$/),
  })
  expect(sent.filled_ms).toBeGreaterThanOrEqual(1500)
  await expect(page.getByText('Thank you. We have your message.')).toBeVisible()
  await expect
    .poll(async () => (await beacons()).flatMap((body) => JSON.parse(body).events))
    .toContainEqual(expect.objectContaining({ event_id: 22, path: '/contact' }))
  const layer = await page.evaluate(() => window.dataLayer)
  expect(layer).toContainEqual(expect.objectContaining({ event: 'forecourt', event_id: 22, event_name: 'form' }))
})

test('[LEAD-04] a form that fails to send shows an error, keeps the typed values, and creates one lead on retry', async ({
  page,
}) => {
  const shopper = new Shopper(page)
  await shopper.opens(`${hosts.harbour}/contact`)
  await shopper.fillsContact(CONTACT)
  await shopper.field('Comments').fill('Are you open on Sunday?')
  const location = page.getByRole('combobox', { name: 'Location' })
  if (await location.isVisible()) await location.selectOption({ index: 1 })

  const sent: { key?: string; body: string | null }[] = []
  await page.route('**/api/enquiries', async (route) => {
    const { 'idempotency-key': key } = route.request().headers()
    sent.push({ key, body: route.request().postData() })
    // The lead is made, and the answer to the first try is lost on its way.
    const answer = await route.fetch()
    if (sent.length > 1) return route.fulfill({ response: answer })
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
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test('[LEAD-02] the server validates a form by its own block, whatever the browser sends', async ({ page, request }) => {
  const shopper = new Shopper(page)
  await shopper.opens(`${hosts.harbour}/contact`)
  await shopper.fillsContact(CONTACT)
  await shopper.field('Comments').fill('Hello')
  const location = page.getByRole('combobox', { name: 'Location' })
  if (await location.isVisible()) await location.selectOption({ index: 1 })
  const posted = page.waitForRequest((asked) => asked.url().endsWith('/api/enquiries'))
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  const whole = (await posted).postDataJSON()
  const answer = await request.post(`${hosts.harbour}/api/enquiries`, {
    headers: { 'Idempotency-Key': `by-hand-${Date.now()}` },
    data: { ...whole, message: '' },
  })
  expect(answer.status()).toBe(400)
  expect((await answer.json()).errors).toEqual([{ field: 'message', message: 'Please enter your comments.' }])
})
