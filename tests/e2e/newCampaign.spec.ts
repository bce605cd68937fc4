import { expect } from '@playwright/test'
import sharp from 'sharp'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'
import { test } from './support/staff'

test('[SITE-21] a group manager makes a campaign on two sites in one form, shoppers see it, and it is taken back', async ({
  page,
  browser,
  logIn,
}) => {
  const mark = Date.now().toString(36)
  const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2a5d67' } })
    .jpeg()
    .toBuffer()
  await logIn(page, 'group@forecourt.test')
  await page.goto(`${hosts.first}/admin/new-campaign`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'New campaign' })).toBeVisible()
  const staff = new Shopper(page)
  await page.getByLabel('Name *', { exact: true }).fill(`Runout ${mark}`)
  await expect(page.getByLabel('Address *', { exact: true })).toHaveValue(`runout-${mark}`)
  await page.getByLabel('Address *', { exact: true }).fill('about-us')
  await page.getByRole('checkbox', { name: 'Harbour Motor Group' }).check()
  await page.getByRole('checkbox', { name: 'Bluegum Cars' }).check()
  await page.getByLabel('Headline *', { exact: true }).fill('The runout is on')
  await page.getByLabel('Text *', { exact: true }).fill('A few of last year’s cars are left.')
  await page.getByLabel('What the picture shows *', { exact: true }).fill('A plain surface')
  await page.getByRole('group', { name: 'Stock' }).getByRole('checkbox', { name: 'Used' }).check()
  await expect(page.getByText(/^\d+ cars match now: Bluegum Cars \d+, Harbour Motor Group \d+\.$/)).toBeVisible({
    timeout: 60_000,
  })
  await page.getByLabel('Title *', { exact: true }).fill(`Runout offer ${mark}`)
  await page.getByLabel('In a sentence *', { exact: true }).fill('Drive one home.')
  await page.getByLabel('Terms *', { exact: true }).fill('While stocks last.')
  await page.getByRole('checkbox', { name: /^A promo tile/ }).check()
  await page.getByRole('checkbox', { name: /^A menu item/ }).check()
  await page.getByLabel('Label *', { exact: true }).fill('Runout')
  await staff.expectNoAxeViolations('main')

  // Nothing typed is lost to a problem, and each names its field.
  await page.getByRole('button', { name: 'Make the campaign' }).click()
  await expect(page.getByText('Enter the date and time of the end.')).toBeVisible()
  await expect(page.getByText('Choose a picture.')).toBeVisible()
  await expect(page.getByLabel('Ends *', { exact: true })).toBeFocused()
  await staff.expectNoAxeViolations('main')
  const end = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 16)
  await page.getByLabel('Ends *', { exact: true }).fill(end)
  await page
    .getByLabel('Picture *', { exact: true })
    .setInputFiles({ name: 'runout.jpg', mimeType: 'image/jpeg', buffer: picture })
  await page.getByRole('button', { name: 'Make the campaign' }).click()
  await expect(page.getByText(/already has this address\. about-us-2 is free\.$/)).toBeVisible()
  await page.getByLabel('Address *', { exact: true }).fill(`runout-${mark}`)
  await page.getByRole('button', { name: 'Make the campaign' }).click()
  await expect(page.getByText(/^Offers are off on Bluegum Cars\./)).toBeVisible()
  await page.getByRole('button', { name: 'Remove offer 1' }).click()
  await page.getByRole('button', { name: 'Make the campaign' }).click()
  await expect(page.getByRole('heading', { name: `Runout ${mark} is live` })).toBeVisible({ timeout: 60_000 })
  for (const name of ['Harbour Motor Group', 'Bluegum Cars']) {
    const site = page.getByRole('region', { name })
    await expect(site.getByRole('listitem')).toHaveText([/^Page/, /^Promo card/, /^Promo tile/, /^Menu item/])
    await expect(site.getByText(/^Live now\. Ends \w+day /)).toBeVisible()
  }
  await staff.expectNoAxeViolations('main')

  const visitor = await (await browser.newContext()).newPage()
  for (const host of [hosts.harbour, hosts.bluegum]) {
    await visitor.goto(`${host}/runout-${mark}`)
    await expect(visitor.getByRole('heading', { level: 1, name: 'The runout is on' })).toBeVisible()
  }

  await page.getByRole('button', { name: 'Undo all of it' }).click()
  await expect(page.getByRole('heading', { name: `Runout ${mark} is taken back` })).toBeVisible()
  await expect
    .poll(async () => (await visitor.goto(`${hosts.bluegum}/runout-${mark}`))?.status(), { timeout: 15_000 })
    .toBe(404)
})

test('an author is told whom to ask for a campaign', async ({ page, logIn }) => {
  await logIn(page, 'author@harbour.test')
  await page.goto(`${hosts.first}/admin/new-campaign`)
  await expect(page.getByText('Ask an editor of your site')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make the campaign' })).toHaveCount(0)
})
