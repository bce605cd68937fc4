import { expect } from '@playwright/test'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'
import { test } from './support/staff'
import { VendorDoubles } from './support/vendorDoubles'

test('[STK-13] an editor chooses a link and makes from what the site has, and sees the searches that a promo card is for', async ({
  page,
  logIn,
}) => {
  await logIn(page, 'editor@harbour.test')
  await page.goto(`${hosts.first}/admin/collections/promoCards/create`, { waitUntil: 'networkidle' })

  await page.getByRole('button', { name: 'Choose where Link leads' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose where the link leads' })
  await picker.getByRole('combobox').fill('apply for finance')
  await expect(picker.getByRole('option', { name: /^Apply for finance/ })).toBeVisible()
  await new Shopper(page).expectNoAxeViolations('.find-dialog')
  await picker.getByRole('combobox').press('Enter')
  await expect(picker).toHaveCount(0)
  await expect(page.locator('#field-link')).toHaveValue('/apply-for-finance')

  const makes = page.locator('#field-audience__makes')
  await makes.locator('input').first().click()
  await page.getByRole('option', { name: /^Toyota \(\d+\)$/ }).click()
  await expect(makes).toContainText(/Toyota \(\d+\)/)
  await expect(page.getByText(/It would have stood in [\d,]+ of [\d,]+ searches|Nobody has searched/)).toBeVisible()
})

test('an editor sees by month what starts and ends by itself', async ({ page, logIn }) => {
  await logIn(page, 'editor@harbour.test')
  await page.goto(`${hosts.first}/admin/calendar?month=2026-11`)
  await expect(page.getByRole('table', { name: 'November 2026' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Monday' })).toBeVisible()
  await new Shopper(page).expectNoAxeViolations('.calendar')
  await page.getByRole('link', { name: 'Month after' }).click()
  await expect(page.getByRole('table', { name: 'December 2026' })).toBeVisible()
})

test('a super admin measures what a tag costs', async ({ page, logIn }) => {
  await logIn(page, 'super@forecourt.test')
  const sites = await page.request.get(`${hosts.first}/api/sites?depth=0&limit=1&where[slug][equals]=wayfarer`)
  const site = ((await sites.json()) as { docs: { id: number }[] }).docs[0]!.id
  const made = await page.request.post(`${hosts.first}/api/tags?draft=true`, {
    data: {
      site,
      title: 'Chat to measure',
      kind: 'chat',
      chat: { scriptUrl: 'https://chat.vendor.example/widget.js' },
    },
  })
  const { id } = ((await made.json()) as { doc: { id: number } }).doc
  const vendors = await VendorDoubles.start(page)
  await page.goto(`${hosts.first}/admin/collections/tags/${id}`, { waitUntil: 'networkidle' })
  const cost = page.getByRole('region', { name: 'Cost' })
  await expect(cost).toContainText('Not measured yet.')
  await cost.getByRole('button', { name: 'Measure' }).click()
  await expect(cost).toContainText('blocks the page for')
  expect(vendors.called('https://chat.vendor.example/widget.js')).toBe(true)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(cost).toContainText('Measured on')
  await page.request.delete(`${hosts.first}/api/tags/${id}`)
})
