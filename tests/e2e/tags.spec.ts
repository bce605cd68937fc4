import { expect, type Page } from '@playwright/test'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'
import { test } from './support/staff'
import { VendorDoubles } from './support/vendorDoubles'

const PIXEL = '123456789012345'

/** Milliseconds in which a tag that is allowed to load has called its vendor. */
const QUIET_MS = 2500

/** Makes a dealer whose site only this test opens, in opt-in mode, with a tag of Tag Manager, GA4, Meta and a chat. */
async function createTaggedSite(page: Page): Promise<{ origin: string; site: number }> {
  const api = `${hosts.first}/api`
  const slug = `tagged-${Date.now().toString(36)}`
  const created = await page.request.post(`${api}/site-templates`, {
    multipart: {
      ...{ name: 'Tagged Motors', slug, domain: '', template: 'multiBrand', accent: '#b8322a', ink: '#16191d' },
      ...{ phone: '03 5550 0177', email: 'hello@tagged.test', street: '1 Main Street', city: 'Echuca' },
      ...{ state: 'VIC', postcode: '3564' },
    },
  })
  expect(created.status(), await created.text()).toBe(201)
  const { id: site } = (await created.json()) as { id: number }
  const send = async (method: 'post' | 'patch', path: string, data: object) => {
    const response = await page.request[method](`${api}/${path}`, { data })
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
  }
  await send('patch', `sites/${site}`, { consent: { mode: 'optIn' } })
  const tags = [
    { kind: 'gtm', gtm: { containerId: 'GTM-ABC1234' } },
    { kind: 'ga4', ga4: { measurementId: 'G-ABC1234567' } },
    { kind: 'metaPixel', metaPixel: { pixelId: PIXEL } },
    { kind: 'chat', chat: { scriptUrl: 'https://chat.vendor.example/widget.js' }, hosts: ['api.vendor.example'] },
    { kind: 'callTracking', swaps: [{ shown: '03 5550 0177', tracking: '1300 555 010', source: 'google' }] },
  ]
  for (const tag of tags) await send('post', 'tags', { site, title: tag.kind, ...tag })
  await page.goto(`${hosts.first}/admin/launch?site=${site}`)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Preview the site' }).click()
  const preview = await opened
  await preview.waitForURL((url) => url.hostname.startsWith(slug))
  const { origin } = new URL(preview.url())
  await preview.close()
  return { origin, site }
}

test('[CAR-06] tags load once the shopper has agreed, within the policy of the site, and report an enquiry once', async ({
  page,
  logIn,
}) => {
  test.setTimeout(240_000)
  await logIn(page, 'super@forecourt.test')
  const { origin, site } = await createTaggedSite(page)
  const vendors = await VendorDoubles.start(page)
  const shopper = new Shopper(page)
  const bar = page.getByRole('region', { name: 'Your privacy' })

  await test.step('nothing loads, and nothing that is not necessary is kept, before the shopper agrees', async () => {
    await shopper.open(`${origin}/?utm_source=google`)
    await expect(bar).toBeVisible()
    await page.waitForTimeout(QUIET_MS)
    expect(vendors.calls).toEqual([])
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(kept.filter((key) => /visit|earlyPages|viewed_cars|recent_searches|contact/.test(key))).toEqual([])
    await shopper.expectNoAxeViolations('#consent-bar')
  })

  await test.step('the bar comes first by keyboard, and the choices give the focus back', async () => {
    await page.locator('body').press('Tab')
    await expect(bar.getByRole('button', { name: 'Accept all' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const choices = page.getByRole('dialog', { name: 'Your privacy' })
    await expect(choices).toBeVisible()
    await expect(choices.getByLabel('Marketing')).not.toBeChecked()
    await expect(choices.getByLabel('Necessary')).toBeDisabled()
    await shopper.expectNoAxeViolations('#consent-choices')
    await page.keyboard.press('Escape')
    await expect(bar.getByRole('button', { name: 'Choose' })).toBeFocused()
  })

  await test.step('all load once the shopper agrees', async () => {
    await bar.getByRole('button', { name: 'Accept all' }).click()
    await expect(bar).toBeHidden()
    for (const part of [
      'gtm.js?id=GTM-ABC1234',
      'gtag/js?id=G-ABC1234567',
      'fbevents.js',
      'chat.vendor.example/widget.js',
    ])
      await expect.poll(() => vendors.called(part), part).toBe(true)
    for (const part of [
      'en=from-gtm',
      'en=page_view',
      'ev=PageView',
      'chat.vendor.example/frame',
      'api.vendor.example',
    ])
      await expect.poll(() => vendors.called(part), part).toBe(true)
    const read = (await page.evaluate('window.gtmRead')) as string[]
    expect(read[0]).toBe('consent default')
    expect(read).toEqual(expect.arrayContaining(['page_view', 'asc_pageview', 'consent update', 'gtm.js']))
    await expect(page.locator('footer a[href="tel:1300555010"]').first()).toHaveText('1300 555 010')
  })

  await test.step('a page that opens without a load is a view too', async () => {
    vendors.calls.length = 0
    await page.locator('footer a[href="/about-us"]').first().click()
    await page.waitForURL(`${origin}/about-us`)
    await expect.poll(() => vendors.called('ev=PageView')).toBe(true)
    expect(vendors.called('fbevents.js')).toBe(false)
    vendors.calls.length = 0
  })

  await test.step('an enquiry is a lead with the id that the server has', async () => {
    await shopper.open(`${origin}/contact`)
    await expect.poll(() => vendors.called('ev=PageView')).toBe(true)
    await shopper.fillContact({ name: 'Ada', email: 'ada@shopper.test', phone: '0491 570 156' })
    await page.getByRole('textbox', { name: 'Comments' }).fill('Is it still there?')
    const stored = page.waitForResponse((response) => response.url().endsWith('/api/enquiries'))
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    const { reference } = (await (await stored).json()) as { reference: string }
    await expect.poll(() => vendors.called(`ev=Lead&eid=${reference}`)).toBe(true)
    await expect.poll(() => vendors.called('en=generate_lead')).toBe(true)
    expect(vendors.calls.filter((url) => /ada|0491/i.test(url))).toEqual([])
    const found = await page.request.get(`${hosts.first}/api/leads?where[site][equals]=${site}&depth=0`)
    const [lead] = (await found.json()).docs as { reference: string; tracking_consent: { purposes: string[] } }[]
    expect(lead).toMatchObject({ reference, tracking_consent: { purposes: ['functional', 'analytics', 'marketing'] } })
  })

  await test.step('what the shopper takes back in the footer stops', async () => {
    await page.getByRole('button', { name: 'Your privacy choices' }).click()
    const choices = page.getByRole('dialog', { name: 'Your privacy' })
    await expect(choices.getByLabel('Marketing')).toBeChecked()
    await choices.getByLabel('Marketing').uncheck()
    const reloaded = page.waitForEvent('load')
    await choices.getByRole('button', { name: 'Save choices' }).click()
    await reloaded
    vendors.calls.length = 0
    await page.reload()
    await expect.poll(() => vendors.called('en=page_view')).toBe(true)
    await page.waitForTimeout(QUIET_MS)
    expect(vendors.calls.filter((url) => /facebook|gtm\.js/.test(url))).toEqual([])
    await expect(bar).toBeHidden()
  })

  await test.step('no tag runs where a page is about a person', async () => {
    vendors.calls.length = 0
    await shopper.open(`${origin}/sign-in`).catch(() => shopper.open(`${origin}/favourites`))
    await page.waitForTimeout(QUIET_MS)
    expect(vendors.calls).toEqual([])
  })
  expect(vendors.violations).toEqual([])
})

test('a site without tags and consent has not one byte of them', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const response = await page.goto(`${hosts.bluegum}/`)
  const html = await response!.text()
  for (const word of ['tags.js', 'site-tags', 'consent-bar', 'data-privacy-choices', 'forecourt_consent'])
    expect(html, word).not.toContain(word)
  expect(response!.headers()['content-security-policy']).not.toContain('google')
  await page.waitForTimeout(QUIET_MS)
  expect(asked.filter((url) => url.includes('tags.js'))).toEqual([])
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  for (const url of scripts.filter((name) => name.endsWith('.js')))
    expect(await (await page.request.get(url)).text(), url).not.toMatch(/fbevents|gtag\/js|forecourt_consent/)
})
