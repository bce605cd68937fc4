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
  test.setTimeout(120_000)
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
