import { readFile } from 'node:fs/promises'
import { chromium, expect } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.mjs'
import { hosts } from './support/sites'
import { test } from './support/staff'

/** Playwright's own name is that of a program, which is not counted. */
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

test('[LEAD-10] a visit by a campaign link is counted without a cookie, and a manager reads it in a report', async ({
  browser,
  page,
  logIn,
}) => {
  const campaign = `poster-${Date.now().toString(36)}`
  const shopper = await browser.newContext({ userAgent: PERSON })
  // Playwright shows the body of a fetch, and not of a beacon.
  await shopper.addInitScript('navigator.sendBeacon = undefined')
  const visit = await shopper.newPage()
  const sent = visit.waitForResponse(
    (response) => response.url().endsWith('/api/events') && (response.request().postData() ?? '').includes(campaign),
  )
  await visit.goto(`${hosts.harbour}/contact?utm_source=showroom&utm_medium=poster&utm_campaign=${campaign}`)
  expect((await sent).status()).toBe(204)
  // One field of a form is entered, and the form is left.
  const stopped = visit.waitForRequest((request) => (request.postData() ?? '').includes('"event_id":102'))
  await visit.locator('[data-enquiry]').getByRole('textbox').first().focus()
  expect((await stopped).postData()).not.toContain('value')
  expect(await shopper.cookies()).toEqual([])
  await shopper.close()

  await logIn(page, 'editor@harbour.test')
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney' }).format(new Date())
  await page.goto(`${hosts.first}/admin/reports?report=traffic&from=${today}&to=${today}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Traffic' })).toBeVisible()
  // Today's figures are refreshed each minute.
  await expect(async () => {
    await page.reload()
    const table = page.getByRole('region', { name: 'Campaigns' }).first()
    await expect(table.getByRole('row', { name: campaign })).toContainText('1', { timeout: 2000 })
  }).toPass({ timeout: 80_000, intervals: [1000, 5000, 10_000] })
  // Nothing of another dealer can be chosen.
  await expect(page.getByLabel('Website or group')).toHaveCount(0)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(campaign)
})

test('[LEAD-10] a form that is left by a page load counts as left, also after it was refused, and not as sent', async ({
  page,
  logIn,
}) => {
  // By a flag: what a page sends while it goes away bears the browser's own name, whatever the context says, and a headless one is not counted.
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...CHROMIUM_FLAGS, `--user-agent=${PERSON}`],
  })
  await logIn(page, 'editor@harbour.test')
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney' }).format(new Date())
  const countStops = async () => {
    const response = await page.request.post(
      `${hosts.first}/api/reports/export?report=funnel&from=${today}&to=${today}`,
      { headers: { Origin: hosts.first } },
    )
    const csv = await response.text()
    expect(response.status(), csv).toBe(200)
    const count = (field: string) => Number(new RegExp(`^[^,\\r\\n]*,${field},(\\d+)`, 'm').exec(csv)?.[1] ?? 0)
    return { phone: count('phone'), email: count('email') }
  }
  const before = await countStops()

  for (const isRefused of [false, true]) {
    const visit = await browser.newPage()
    // Playwright does not show the body of a beacon.
    await visit.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator)
      const Made = Blob
      const bodies = new WeakMap<Blob, string>()
      window.Blob = class extends Made {
        constructor(parts?: BlobPart[], options?: BlobPropertyBag) {
          super(parts, options)
          bodies.set(this, String(parts?.[0]))
        }
      }
      navigator.sendBeacon = (url, body) => {
        localStorage.setItem('counted', `${localStorage.getItem('counted') ?? ''}${bodies.get(body as Blob)}`)
        return send(url, body)
      }
    })
    const counts = visit.waitForRequest((request) => request.url().endsWith('/api/events'))
    await visit.goto(`${hosts.harbour}/contact`)
    await counts
    const form = visit.locator('main form[data-enquiry]')
    await form.getByRole('textbox', { name: 'First name' }).fill('Ada')
    await form.getByRole('textbox', { name: isRefused ? 'Email' : 'Phone' }).fill('x')
    if (isRefused) {
      await form.getByRole('button', { name: 'Send enquiry' }).click()
      await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible()
      await form.getByRole('textbox', { name: 'Email' }).focus()
    }
    await visit.goto(`${hosts.harbour}/about-us`)
    // The page that was left may still be at it, in a process of its own.
    const readCounted = () => visit.evaluate(() => localStorage.getItem('counted'))
    await expect.poll(readCounted).toContain(`"field":"${isRefused ? 'email' : 'phone'}"`)
    expect(await readCounted()).not.toContain('"step":"sent"')
    await visit.close()
  }
  await browser.close()
  // Today's figures are refreshed each minute.
  await expect(async () => {
    const after = await countStops()
    expect(after.phone).toBeGreaterThan(before.phone)
    expect(after.email).toBeGreaterThan(before.email)
  }).toPass({ timeout: 90_000, intervals: [2000, 5000, 10_000] })
})
