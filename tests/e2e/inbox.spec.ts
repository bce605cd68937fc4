import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { hosts } from './support/sites'
import { test } from './support/staff'

/** Sends an enquiry as a shopper's form does; returns its reference. */
async function enquire(page: Page, { name, phone }: { name: string; phone: string }, message: string) {
  const response = await page.request.post(`${hosts.harbour}/api/enquiries`, {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: { kind: 'general', name, last_name: 'Inbox', email: `${name}@example.com`, phone, message },
  })
  expect(response.status()).toBe(201)
  return (await response.json()) as { lead_id: number; reference: string }
}

test('leads staff open a new lead by keyboard, change its status, add a note and export it; another dealer cannot see it', async ({
  page,
  logIn,
}) => {
  const name = `Wanda${Date.now().toString(36)}`
  // A unique number: enquiries from one phone belong to one shopper.
  const digits = String(Date.now()).slice(-6)
  const phone = `0491 ${digits.slice(0, 3)} ${digits.slice(3)}`
  const first = await enquire(page, { name, phone }, 'Do you have a roof rack for it?')
  const second = await enquire(page, { name, phone }, '=HYPERLINK("http://evil.example","Me again")')
  await logIn(page, 'leads@harbour.test')
  await page.goto(`${hosts.first}/admin/inbox`)

  await page.getByLabel('Search leads').fill(name)
  await expect(page.getByText('1–2 of 2')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`search=${name}`))

  // Moves to the second row, the first enquiry, and opens it.
  await page.getByRole('button', { name: /^All/ }).focus()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const pane = page.getByRole('article')
  await expect(pane.getByRole('blockquote').filter({ hasText: 'Do you have a roof rack for it?' })).toBeVisible()
  await expect(pane).toHaveAttribute('data-reference', first.reference)
  await expect(pane.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:+61491${digits}`)
  await expect(pane.getByRole('link', { name: `${name}@example.com`, exact: false })).toHaveAttribute(
    'href',
    `mailto:${name}@example.com?subject=${encodeURIComponent(`Your enquiry ${first.reference}`)}`,
  )
  await expect(pane.getByText('2 enquiries')).toBeVisible()

  await pane.getByRole('button', { name: 'Assign to me' }).click()
  await expect(pane.getByRole('button', { name: 'In progress' })).toHaveAttribute('aria-pressed', 'true')
  await expect(pane.getByLabel('Assigned to')).toHaveValue(/\d+/)
  await pane.getByLabel('Add a note').fill('Rang her: yes, a Rhino rack.')
  await pane.getByRole('button', { name: 'Add note' }).click()
  await expect(pane.getByText('Rang her: yes, a Rhino rack.')).toBeVisible()
  await expect(pane.getByText('Olivia Park').filter({ visible: true }).first()).toBeVisible()

  // Bulk update.
  await page.keyboard.press('Escape')
  for (const checkbox of await page.getByRole('checkbox', { name: `Select ${name}` }).all()) await checkbox.check()
  await page.getByLabel('Set status').selectOption('done')
  await expect(page.getByText('2 leads updated.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Done\s*2$/ })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /Export/ }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.trimEnd().split('\r\n')).toHaveLength(3)
  expect(csv).toContain(second.reference)
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""Me again"")"`)

  await logIn(page, 'editor@bluegum.test')
  const search = await page.request.get(`${hosts.first}/api/lead-inbox?search=${name}`)
  expect(((await search.json()) as { total: number }).total).toBe(0)
  expect((await page.request.get(`${hosts.first}/api/lead-inbox/${first.lead_id}`)).status()).toBe(404)
  const change = { data: { ids: [first.lead_id], status: 'new' } }
  expect((await page.request.patch(`${hosts.first}/api/lead-inbox`, change)).status()).toBe(404)
})

test('times of the first page are in the time zone of the browser, not of the server', async ({ page, logIn }) => {
  await logIn(page, 'editor@harbour.test')
  await page.goto(`${hosts.first}/admin`, { waitUntil: 'networkidle' })
  const times = page.locator('time[datetime]')
  await expect(times.first()).toBeVisible()
  const shown = await times.evaluateAll((found) =>
    found.map((time) => [time.getAttribute('datetime')!, time.textContent!.toLowerCase()] as const),
  )
  const format = new Intl.DateTimeFormat('en-AU', {
    ...{ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone: 'Australia/Melbourne' },
  } as Intl.DateTimeFormatOptions)
  expect(shown).toEqual(shown.map(([at]) => [at, format.format(new Date(at)).toLowerCase()]))
})
