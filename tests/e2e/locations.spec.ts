import { expect, test } from '@playwright/test'
import { readHtml } from './support/html'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'

test('[LOC-02] [LOC-04] a location shows its address and the opening hours of each department', async ({ page }) => {
  const shopper = new Shopper(page)
  await shopper.open(`${hosts.harbour}/our-location/parramatta`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour Parramatta')
  await expect(page.getByText('214 Church Street, Parramatta NSW 2150').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', /google\.com\/maps\/dir/)
  await expect(page.getByRole('term').filter({ hasText: 'Mon-Fri' }).first()).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '8:30 am – 6:00 pm' })).toBeVisible()
  await page.getByRole('tab', { name: 'Parts' }).click()
  await expect(page.getByRole('definition').filter({ hasText: '8:00 am – 5:00 pm' })).toBeVisible()
  await shopper.expectNoAxeViolations()
})

test('[LOC-02] its alternative address shows the same page', async ({ request }) => {
  const { canonical } = await readHtml(request, `${hosts.harbour}/locations/parramatta`)
  expect(canonical).toMatch(/\/our-location\/parramatta$/)
})

test('[LOC-04] a closed day can have the dealer’s own wording', async ({ page }) => {
  await new Shopper(page).open(`${hosts.harbour}/our-location/gosford`)
  await expect(page.getByRole('link', { name: 'By appointment only' }).first()).toBeVisible()
})

test('[LOC-01] the grid links to each location and its stock', async ({ page }) => {
  const shopper = new Shopper(page)
  await shopper.open(`${hosts.bluegum}/locations`)
  await expect(page.getByRole('link', { name: 'View Location' })).toHaveCount(3)
  await page.getByRole('link', { name: 'View Our Stock' }).first().click()
  await expect(page).toHaveURL(/\/search\/(ballarat|bendigo|geelong)$/)
})

test('[LEAD-11] a message to a location is stored, and a repeated request returns the first reference', async ({
  page,
  request,
}) => {
  const shopper = new Shopper(page)
  await shopper.open(`${hosts.harbour}/contact-us/gosford`)
  await shopper.fillContact({ name: 'Ben', email: 'ben@shopper.test', phone: '0491 570 158' })
  await shopper.field('Comments').fill('Do you open on Saturdays?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(/Your reference is/)).toBeVisible()

  const send = (message: string) =>
    request.post(`${hosts.harbour}/api/enquiries`, {
      headers: {
        'Idempotency-Key': `repeat-${test.info().testId}-${test.info().retry}-${test.info().repeatEachIndex}-${process.pid}`,
      },
      data: { kind: 'general', name: 'Cy', email: 'cy@shopper.test', phone: '0491 570 159', message },
    })
  const first = await send('Hello')
  expect(first.status()).toBe(201)
  expect(await (await send('Hello')).json()).toEqual(await first.json())
  expect((await send('Something else')).status()).toBe(409)
})

test('[LEAD-02] the API names each invalid field', async ({ request }) => {
  const response = await request.post(`${hosts.harbour}/api/enquiries`, {
    headers: { 'Idempotency-Key': 'wrong-fields-1' },
    data: { kind: 'general', name: '', email: 'nope', phone: '123', postcode: '12' },
  })
  expect(response.status()).toBe(400)
  const { errors } = (await response.json()) as { errors: { field: string; message: string }[] }
  expect(errors.map(({ field }) => field).sort()).toEqual(['email', 'name', 'phone', 'postcode'])
  expect(errors.find(({ field }) => field === 'postcode')?.message).toBe(
    'Invalid postcode. Please enter a 4-digit number.',
  )
})
