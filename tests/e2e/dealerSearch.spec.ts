import { expect, test } from '@playwright/test'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'

const field = /Suburb, postcode or dealership/

test('[LOC-06] [LOC-07] by keyboard: a place is suggested and selected, and distances are measured from it', async ({ page }) => {
  const shopper = new Shopper(page)
  await shopper.opens(`${hosts.harbour}/find-my-dealer`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Harbour Gosford' }).first()).toBeVisible()
  const box = page.getByRole('combobox', { name: field })
  await page.waitForLoadState('networkidle')
  await box.pressSequentially('maitl')
  await expect(page.getByRole('option', { name: /Maitland NSW 2320/ })).toBeVisible()
  await box.press('ArrowDown')
  await expect(box).toHaveAttribute('aria-activedescendant', /option-0/)
  await shopper.findsNoBarrier()
  await box.press('Enter')
  await expect(box).toHaveValue('Maitland NSW 2320')
  await expect(page.getByText(/5 dealerships within 250 km of Maitland/)).toBeVisible()
  const nearest = page.locator('ol > li').first()
  await expect(nearest).toContainText('Harbour Newcastle West')
  await expect(nearest).toContainText(/\d+ km/)
  await expect(page.getByRole('region', { name: 'Map of the dealerships found' })).toBeVisible()
  await expect(page).toHaveURL(/lat=-32\.\d+&lng=151\.\d+&userLocation=Maitland/)
  await shopper.findsNoBarrier()

  await page.getByRole('combobox', { name: 'Within' }).selectOption('25')
  await expect(page.getByText(/No dealership within 25 km of Maitland.*Harbour Newcastle West/)).toBeVisible()
  await page.getByRole('button', { name: /Look within 50 km/ }).click()
  await expect(page.getByText(/1 dealership within 50 km/)).toBeVisible()

  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(box).toHaveValue('')
  await expect(page).toHaveURL(/find-my-dealer$/)
})

test('[LOC-06] [LEAD-12] a dealership is found by name and receives the enquiry', async ({ page }) => {
  const shopper = new Shopper(page)
  await shopper.opens(`${hosts.harbour}/dealer-locator`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByText('*Please select a dealership location')).toBeVisible()
  await page.getByRole('combobox', { name: field }).fill('gosf')
  await page
    .getByRole('listbox', { name: 'Suggestions' })
    .getByRole('option', { name: /Harbour Gosford/ })
    .click()
  await expect(page).toHaveURL(/locationId=\d+&locationType=sales/)
  await expect(page.getByRole('heading', { name: /: Harbour Gosford$/ })).toBeVisible()
  await shopper.fillsContact({ name: 'Dot', email: 'dot@shopper.test', phone: '0491 570 156' })
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/enquiries'))
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ kind: 'dealerSearch', location_id: expect.any(Number) })
  await expect(page.getByText(/Your reference is/)).toBeVisible()
})

test('[LOC-09] an invalid postcode is reported, and a valid one finds its place', async ({ page }) => {
  await new Shopper(page).opens(`${hosts.ironbark}/dealerships`)
  await page.waitForLoadState('networkidle')
  const box = page.getByRole('combobox', { name: field })
  await box.fill('9999')
  await box.press('Escape')
  await box.press('Enter')
  await expect(page.getByText('Invalid postcode')).toBeVisible()
  await box.fill('2800')
  await box.press('Escape')
  await box.press('Enter')
  await expect(page.getByText(/2 dealerships within 250 km of Orange/)).toBeVisible()
})

test('[LOC-08] when the locations API fails, the page still lists its locations and logs the error', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.route('**/api/manufacturer-locations', (route) => route.fulfill({ status: 503, body: '{}' }))
  await new Shopper(page).opens(`${hosts.wayfarer}/find-my-dealer`)
  await expect(page.getByRole('link', { name: 'Wayfarer Caloundra' }).first()).toBeVisible()
  await expect.poll(() => said.some((words) => words.includes('Failed to fetch locations'))).toBe(true)
})

test('[LOC-08] a site lists only its own businesses and their locations', async ({ request }) => {
  const answer = await request.get(`${hosts.harbour}/api/manufacturer-locations`)
  const websites = (await answer.json()) as { name: string; locations: { name: string; location_type: string }[] }[]
  expect(websites.map(({ name }) => name).sort()).toEqual(['Harbour Motor Group Coast', 'Harbour Motor Group Sydney'])
  const names = new Set(websites.flatMap(({ locations }) => locations.map(({ name }) => name)))
  expect(names.size).toBe(6)
  expect([...names].every((name) => name.startsWith('Harbour '))).toBe(true)
})

test('[REV-05] the rating API returns a dealer’s rating, and 400 without a dealer', async ({ request }) => {
  const rating = await (await request.get(`${hosts.harbour}/api/reviews/snap21?orgId=harbour`)).json()
  expect(rating).toEqual({ rating: expect.any(Number), stars: expect.any(Number) })
  expect((await request.get(`${hosts.harbour}/api/reviews/snap21`)).status()).toBe(400)
})

test('[LOC-05] holiday hours are listed, and included in structured data', async ({ page }) => {
  const shopper = new Shopper(page)
  await shopper.opens(`${hosts.harbour}/our-location/parramatta`)
  await page.getByRole('button', { name: 'View Holiday Hours' }).click()
  await expect(page.getByRole('dialog', { name: 'Holiday Opening Hours' })).toContainText('Christmas Day')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const dealer = data.map((text) => JSON.parse(text)).find((thing) => thing['@type'] === 'AutoDealer')
  expect(dealer.openingHoursSpecification).toContainEqual(
    expect.objectContaining({ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }),
  )
})
