import { expect } from '@playwright/test'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'
import { test } from './support/staff'

test('[SITE-01] a super admin makes a dealer, walks the checklist and launches it, and it gets a lead', async ({
  page,
  browser,
  logIn,
}) => {
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
  await expect(page.getByRole('heading', { name: 'Redgum Caravans is ready to fill' })).toBeVisible({ timeout: 60_000 })
  const address = (await page.getByRole('link', { name: new RegExp(slug) }).getAttribute('href'))!

  // Strangers see nothing of it, nor do search engines.
  const visitor = await (await browser.newContext()).newPage()
  const shopper = new Shopper(visitor)
  await shopper.open(new URL('/finance', address).href)
  await expect(visitor.getByText('Our website is coming soon.')).toBeVisible()
  await shopper.expectNoAxeViolations()
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  expect(await (await visitor.request.get(new URL('/robots.txt', address).href)).text()).toContain('Disallow: /\n')
  for (const file of ['/sitemap.xml', '/feeds/google-vehicles.csv', '/manifest.webmanifest']) {
    const answer = await visitor.request.get(new URL(file, address).href)
    expect([file, answer.status(), answer.headers()['content-type']]).toEqual([
      file,
      404,
      expect.stringMatching(/^text\/plain/),
    ])
  }
  const icon = await visitor.request.get(new URL('/favicon.ico', address).href)
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png'])
  const search = { data: { requests: [{ indexName: 'stock', params: '' }] } }
  const index = new URL('/api/stock-index/1/indexes/*/queries', address).href
  expect((await visitor.request.post(index, search)).status()).toBe(404)

  // The checklist says what is missing.
  await page.getByRole('link', { name: 'Launch checklist' }).click()
  await expect(page.getByRole('heading', { name: 'Launch Redgum Caravans' })).toBeVisible()
  await expect(
    page.getByText(/^Enter the hours of every weekday, or that it is closed, for a department at Redgum Caravans/),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Launch' })).toBeDisabled()
  const site = Number(new URL(page.url()).searchParams.get('site'))

  // Staff see the whole site, without an invented rate or hours.
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Preview the site' }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Find your next caravan')
  await expect(preview.getByText('Only staff see this site.')).toBeVisible()
  await expect(preview.getByText(/is not shown, because no vehicle is listed yet/).first()).toBeVisible()
  await preview.goto(new URL('/finance', address).href)
  await expect(preview.getByText('7.99')).toHaveCount(0)
  await preview.close()

  // The facts, as forms of the admin would send them.
  const api = `${hosts.first}/api`
  const send = async (method: 'post' | 'patch', path: string, data: object) => {
    const response = await page.request[method](`${api}/${path}`, { data })
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
    return response.json()
  }
  await send('patch', `sites/${site}`, { businessNumber: '51824753556', flags: { finance: false } })
  const found = await page.request.get(`${api}/locations?where[site][equals]=${site}&depth=0`)
  const [location] = (await found.json()).docs
  const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    weekday: `${day}`,
    ...(day % 6 === 0 ? { status: 'Closed' } : { status: 'Open', open: '09:00', close: '17:00' }),
  }))
  await send('patch', `locations/${location.id}`, { departments: [{ location_type: 'sales', hours }] })
  await send('post', 'cars', {
    ...{ site, stocknum: 'R1', make: 'Jayco', model: 'Journey', year: 2026, price: 79990, location: location.id },
    ...{ car_type: 'used', item_type: 'caravan', status: 'in_stock', show_on_dealer_website: true },
  })
  await send('post', 'users', {
    ...{ name: 'Rae Redgum', email: `${slug}@staff.test`, password: 'a-long-enough-password', role: 'siteEditor' },
    sites: [{ site }],
  })
  await page.getByRole('button', { name: 'I have read both' }).click()
  await expect(page.getByText(/^Read\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Send a test lead' }).click()
  await expect(page.getByText(/is on its way/)).toBeVisible()
  await expect(async () => {
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText(/got the test lead/)).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Launch', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Redgum Caravans is live' })).toBeVisible({ timeout: 60_000 })

  await expect(async () => {
    await shopper.open(new URL('/contact', address).href)
    await expect(visitor.getByRole('heading', { name: 'Send us a message' })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 15_000 })
  await expect(visitor.locator('meta[name=robots]')).toHaveCount(0)
  // Nobody said that it has a workshop.
  expect((await visitor.request.get(new URL('/service', address).href)).status()).toBe(404)
  await expect(visitor.locator('footer a[href="/service"]')).toHaveCount(0)
  // Nothing empty is in the sitemap, and what is empty says so.
  const sitemap = await (await visitor.request.get(new URL('/sitemaps/pages.xml', address).href)).text()
  expect(sitemap).toContain('/brands<')
  for (const path of ['/blog', '/special-offers', '/online-payment', '/finance', '/success'])
    expect(sitemap).not.toContain(`${path}<`)
  for (const [path, heading] of [
    ['/blog', 'Blog'],
    ['/special-offers', 'On now'],
    ['/brands', 'Brands in stock'],
  ] as const) {
    await shopper.open(new URL(path, address).href)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await shopper.open(new URL('/contact', address).href)
  await shopper.fillContact({ name: 'Ada', email: 'ada@shopper.test', phone: '0491 570 156' })
  await visitor.getByRole('textbox', { name: 'Comments' }).fill('Is the Journey still there?')
  await visitor.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(visitor.getByText('Your reference')).toBeVisible()
  const leads = await page.request.get(`${api}/leads?where[site][equals]=${site}&where[is_test][not_equals]=true`)
  expect((await leads.json()).totalDocs).toBe(1)

  // It can go back.
  await page.getByRole('button', { name: 'Hide it from strangers again' }).click()
  await expect(page.getByRole('heading', { name: 'Launch Redgum Caravans' })).toBeVisible()
})
