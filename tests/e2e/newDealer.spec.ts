import { expect } from '@playwright/test'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'
import { test } from './support/staff'

test('[SITE-01] a super admin creates a dealer from a template, and its site is live', async ({
  page,
  browser,
  logIn,
}) => {
  test.setTimeout(120_000)
  await logIn(page, 'super@forecourt.test')
  await page.goto(`${hosts.first}/admin/new-dealer`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'New dealer' })).toBeVisible()

  const slug = `redgum-${Date.now().toString(36)}`
  await page.getByRole('radio', { name: /^Caravans/ }).check()
  await page.getByLabel('Name *', { exact: true }).fill('Redgum Caravans')
  await page.getByLabel('Short name').fill('harbour')
  await page.getByLabel('Phone').fill('03 5550 0199')
  await page.getByLabel('Email').fill('hello@redgum.test')
  await page.getByLabel('Street').fill('1 Main Street')
  await page.getByLabel('Suburb or town').fill('Echuca')
  await page.getByLabel('Postcode').fill('3564')
  await page.getByRole('button', { name: 'Create site' }).click()
  await expect(page.getByText('Harbour Motor Group already uses this short name.')).toBeVisible()
  await page.getByLabel('Short name').fill(slug)
  await page.getByRole('button', { name: 'Create site' }).click()
  await expect(page.getByRole('heading', { name: 'Redgum Caravans is live' })).toBeVisible({ timeout: 60_000 })

  const visitor = await (await browser.newContext()).newPage()
  const shopper = new Shopper(visitor)
  const address = (await page.getByRole('link', { name: new RegExp(slug) }).getAttribute('href'))!
  await shopper.open(address)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Find your next caravan')
  await expect(visitor).toHaveTitle(/Redgum Caravans/)
  await shopper.expectNoAxeViolations()
  await shopper.open(new URL('/contact', address).href)
  await expect(visitor.getByRole('heading', { name: 'Send us a message' })).toBeVisible()
})
