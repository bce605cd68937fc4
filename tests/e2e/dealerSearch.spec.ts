import { expect, test } from '@playwright/test'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'

const field = /Suburb, postcode or dealership/

test('[LOC-06] [LOC-07] by keyboard: a place is suggested and selected, and distances are measured from it', async ({
  page,
}) => {
  const shopper = new Shopper(page)
  await shopper.open(`${hosts.harbour}/find-my-dealer`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Harbour Gosford' }).first()).toBeVisible()
  const combobox = page.getByRole('combobox', { name: field })
  await page.waitForLoadState('networkidle')
  await combobox.pressSequentially('maitl')
  await expect(page.getByRole('option', { name: 'Maitland NSW 2320', exact: true })).toBeVisible()
  await combobox.press('ArrowDown')
  await expect(combobox).toHaveAttribute('aria-activedescendant', /option-0/)
  await shopper.expectNoAxeViolations()
  await combobox.press('Enter')
  await expect(combobox).toHaveValue('Maitland NSW 2320')
  await expect(page.getByText(/5 dealerships within 250 km of Maitland/)).toBeVisible()
  const firstResult = page.locator('ol > li').first()
  await expect(firstResult).toContainText('Harbour Newcastle West')
  await expect(firstResult).toContainText(/\d+ km/)
  await expect(page.getByRole('region', { name: 'Map of the dealerships found' })).toBeVisible()
  await expect(page).toHaveURL(/lat=-32\.\d+&lng=151\.\d+&userLocation=Maitland/)
  await shopper.expectNoAxeViolations()

  await page.getByRole('combobox', { name: 'Within' }).selectOption('25')
  await expect(page.getByText(/No dealership within 25 km of Maitland.*Harbour Newcastle West/)).toBeVisible()
  await page.getByRole('button', { name: /Look within 50 km/ }).click()
  await expect(page.getByText(/1 dealership within 50 km/)).toBeVisible()

  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(combobox).toHaveValue('')
  await expect(page).toHaveURL(/find-my-dealer$/)
})

test('[LOC-06] [LEAD-12] a dealership is found by name and receives the enquiry', async ({ page }) => {
  const shopper = new Shopper(page)
  await shopper.open(`${hosts.harbour}/dealer-locator`)
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
  await shopper.fillContact({ name: 'Dot', email: 'dot@shopper.test', phone: '0491 570 156' })
  const enquiryRequest = page.waitForRequest((request) => request.url().endsWith('/api/enquiries'))
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  expect((await enquiryRequest).postDataJSON()).toMatchObject({ kind: 'dealerSearch', location_id: expect.any(Number) })
  await expect(page.getByText(/Your reference is/)).toBeVisible()
})

test('[LOC-09] an invalid postcode is reported, and a valid one finds its place', async ({ page }) => {
  await new Shopper(page).open(`${hosts.ironbark}/dealerships`)
  await page.waitForLoadState('networkidle')
  const combobox = page.getByRole('combobox', { name: field })
  await combobox.fill('9999')
  await combobox.press('Escape')
  await combobox.press('Enter')
  await expect(page.getByText('Invalid postcode')).toBeVisible()
  await combobox.fill('2800')
  await combobox.press('Escape')
  await combobox.press('Enter')
  await expect(page.getByText(/2 dealerships within 250 km of Orange/)).toBeVisible()
})

test('[LOC-06] Enter waits for suggestions, a place beats a dealership whose name holds it, and labels are understood', async ({
  page,
}) => {
  await new Shopper(page).open(`${hosts.harbour}/find-my-dealer`)
  await page.waitForLoadState('networkidle')
  const combobox = page.getByRole('combobox', { name: field })
  for (const typed of ['gosford', 'Gosford NSW 2250', 'gosferd']) {
    await combobox.fill(typed)
    await combobox.press('Enter')
    await expect(combobox).toHaveValue('Gosford NSW 2250')
    await expect(page.getByText(/within 250 km of Gosford NSW 2250/)).toBeVisible()
    await page.getByRole('button', { name: 'Clear' }).click()
  }
})

test('[LOC-08] when the locations API fails, the page still lists its locations and logs the error', async ({
  page,
}) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.route('**/api/manufacturer-locations', (route) => route.fulfill({ status: 503, body: '{}' }))
  await new Shopper(page).open(`${hosts.wayfarer}/find-my-dealer`)
  await expect(page.getByRole('link', { name: 'Wayfarer Caloundra' }).first()).toBeVisible()
  await expect.poll(() => messages.some((text) => text.includes('Failed to fetch locations'))).toBe(true)
})

test('[LOC-08] a site lists only its own businesses and their locations', async ({ request }) => {
  const response = await request.get(`${hosts.harbour}/api/manufacturer-locations`)
  const websites = (await response.json()) as { name: string; locations: { name: string; location_type: string }[] }[]
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
  await shopper.open(`${hosts.harbour}/our-location/parramatta`)
  await page.getByRole('button', { name: 'View Holiday Hours' }).click()
  await expect(page.getByRole('dialog', { name: 'Holiday Opening Hours' })).toContainText('Christmas Day')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const dealer = data.map((text) => JSON.parse(text)).find((entry) => entry['@type'] === 'AutoDealer')
  expect(dealer.openingHoursSpecification).toContainEqual(
    expect.objectContaining({ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }),
  )
})
