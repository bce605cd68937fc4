import { expect } from '@playwright/test'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'
import { test } from './support/staff'
import { createTaggedSite } from './support/taggedSite'
import { VendorDoubles } from './support/vendorDoubles'

/** Milliseconds in which a tag that is allowed to load has called its vendor. */
const QUIET_MS = 2500

test('[CAR-06] tags load once the shopper has agreed, within the policy of the site, and report an enquiry once', async ({
  page,
  browser,
  logIn,
}) => {
  await logIn(page, 'super@forecourt.test')
  const { origin, site } = await createTaggedSite(page, 'optIn')
  const undecided = await page.context().storageState()
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
    // Tags hear of it first; the page is shorter then, and its footer elsewhere.
    await expect(page.getByText('Thank you. We have your message.')).toBeVisible()
    expect(vendors.calls.filter((url) => /ada|0491/i.test(url))).toEqual([])
    const found = await page.request.get(`${hosts.first}/api/leads?where[site][equals]=${site}&depth=0`)
    const [lead] = (await found.json()).docs as {
      reference: string
      tracking_consent: { purposes: string[] }
      touches: unknown
    }[]
    expect(lead).toMatchObject({ reference, tracking_consent: { purposes: ['functional', 'analytics', 'marketing'] } })
    // What brought the shopper was seen before they agreed.
    expect(lead?.touches).toMatchObject({ first: { source: 'google' }, last: { source: 'google' } })
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

  await test.step('on a phone the consent bar stands above the buttons of a car, and moves nothing', async () => {
    const created = await page.request.post(`${hosts.first}/api/cars`, {
      data: {
        ...{ site, stocknum: 'T1', make: 'Toyota', model: 'HiLux', year: 2024, car_type: 'used', status: 'in_stock' },
        ...{ price: 49_990, km: 12_000, item_type: 'car', show_on_dealer_website: true },
      },
    })
    expect(created.ok(), await created.text()).toBe(true)
    const { doc } = (await created.json()) as { doc: { slug: string } }
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      storageState: undecided,
    })
    await context.addInitScript(() => {
      window.shifts = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) window.shifts.push(entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const visitor = await context.newPage()
    const onPhone = new Shopper(visitor)
    const bar = visitor.getByRole('region', { name: 'Your privacy' })
    const buttons = visitor.getByRole('group', { name: 'Call or enquire' })

    await expect(async () => {
      await onPhone.open(`${origin}/cars/${doc.slug}`)
      await expect(buttons).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(bar).toBeVisible()
    const boxOf = async (locator: typeof bar) => (await locator.boundingBox())!
    await expect
      .poll(async () => {
        const [above, below] = [await boxOf(bar), await boxOf(buttons)]
        return Math.abs(Math.round(below.y - (above.y + above.height)))
      })
      .toBe(0)
    const below = await boxOf(buttons)
    expect(Math.round(below.y + below.height)).toBe(844)
    expect(await visitor.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0))).toBeLessThan(0.01)
    await buttons
      .getByRole('link', { name: /Enquire|Get/ })
      .first()
      .click({ trial: true })

    // A page without buttons at the bottom has the bar there.
    await visitor.goto(`${origin}/contact`)
    await expect(bar).toBeVisible()
    await expect.poll(async () => Math.round((await boxOf(bar)).y + (await boxOf(bar)).height)).toBe(844)
    await context.close()
  })
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

test('Global Privacy Control refuses marketing, also with consent off, and the choices say so', async ({
  page,
  browser,
  logIn,
}) => {
  await logIn(page, 'super@forecourt.test')
  const { origin, site } = await createTaggedSite(page, 'notice')
  const context = await browser.newContext({
    extraHTTPHeaders: { 'Sec-GPC': '1' },
    // The site is not launched: whoever previews it sees it.
    storageState: await page.context().storageState(),
  })
  await context.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })")
  const visitor = await context.newPage()
  const vendors = await VendorDoubles.start(visitor)
  const shopper = new Shopper(visitor)

  await shopper.open(`${origin}/`)
  const bar = visitor.getByRole('region', { name: 'Your privacy' })
  await expect(bar.getByText('Your browser sends Global Privacy Control, so marketing is off.')).toBeVisible()
  await expect.poll(() => vendors.called('en=page_view')).toBe(true)
  await bar.getByRole('button', { name: 'OK' }).click()
  await visitor.getByRole('button', { name: 'Your privacy choices' }).click()
  const choices = visitor.getByRole('dialog', { name: 'Your privacy' })
  await expect(choices.getByLabel('Marketing')).toBeDisabled()
  await expect(choices.getByLabel('Marketing')).not.toBeChecked()
  await expect(choices.getByLabel('Analytics')).toBeChecked()
  await expect(choices.getByText('(Global Privacy Control)')).toBeVisible()
  await shopper.expectNoAxeViolations('#consent-choices')
  await choices.getByRole('button', { name: 'Cancel' }).click()

  const { status } = await visitor.evaluate(async (id) => {
    const response = await fetch('/api/enquiries', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({
        ...{ kind: 'general', name: 'Grace', email: 'grace@shopper.test', phone: '0491 570 157' },
        ...{ message: `From ${id}`, url: location.href, linked_query_params: { fbclid: 'a-click' } },
      }),
    })
    return { status: response.status, body: await response.text() }
  }, site)
  expect(status).toBeLessThan(300)
  const found = await page.request.get(`${hosts.first}/api/leads?where[site][equals]=${site}&depth=0`)
  const [lead] = (await found.json()).docs as { tracking_consent: { purposes: string[] } }[]
  expect(lead!.tracking_consent.purposes).toEqual(['functional', 'analytics'])

  // Nobody asks, and marketing is refused all the same.
  await page.request.patch(`${hosts.first}/api/sites/${site}`, { data: { consent: { mode: 'off' } } })
  await expect(async () => {
    vendors.calls.length = 0
    await visitor.reload()
    await expect(visitor.getByRole('button', { name: 'Your privacy choices' })).toHaveCount(0)
    await expect.poll(() => vendors.called('en=page_view')).toBe(true)
  }).toPass()
  await visitor.waitForTimeout(QUIET_MS)
  expect(vendors.calls.filter((url) => /facebook|gtm\.js/.test(url))).toEqual([])
  await context.close()
})

declare global {
  interface Window {
    shifts: number[]
  }
}
