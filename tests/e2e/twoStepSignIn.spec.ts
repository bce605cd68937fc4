import { expect, type Page } from '@playwright/test'
import { totpCode } from '../../src/domain/accounts/totp'
import { DEMO_PASSWORD, hosts } from './support/sites'
import { test } from './support/staff'

const STEP = 30_000

/** A new member of staff of the first site, since other tests log in to the demo's. */
async function createEditor(page: Page): Promise<string> {
  const sites = await page.request.get(`${hosts.first}/api/sites?limit=1&depth=0&sort=id`)
  const [site] = ((await sites.json()) as { docs: { id: number }[] }).docs
  const email = `two-step-${Date.now()}@harbour.test`
  const data = { name: 'Mia Tran', email, password: DEMO_PASSWORD, role: 'siteEditor', sites: [{ site: site!.id }] }
  const created = await page.request.post(`${hosts.first}/api/users`, { data })
  expect(created.status()).toBe(201)
  return email
}

async function enterPassword(page: Page, email: string) {
  await page.goto(`${hosts.first}/admin/login`, { waitUntil: 'networkidle' })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
}

async function logOut(page: Page) {
  await page.goto(`${hosts.first}/admin/logout`)
  await expect(page).toHaveURL(/\/admin\/login/)
}

test('a member of staff sets up two-step sign-in, and then logs in with a code and with a recovery code', async ({
  page,
  browser,
  logIn,
}) => {
  const manager = await (await browser.newContext()).newPage()
  await logIn(manager, 'super@forecourt.test')
  const email = await createEditor(manager)
  await manager.context().close()

  await enterPassword(page, email)
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto(`${hosts.first}/admin/account`)
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill('not-the-password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('This is not your current password.')
  await dialog.getByLabel('Current password').fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code with the key below' })).toBeVisible()
  const key = (await dialog.locator('.account-key').innerText()).replaceAll(' ', '')
  await expect(dialog.getByLabel('Code from your app')).toBeFocused()
  await page.keyboard.type(totpCode(key, Date.now()))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading')).toHaveText('Save your recovery codes')
  const recoveryCodes = await dialog.locator('.account-codes code').allInnerTexts()
  expect(recoveryCodes).toHaveLength(10)
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('forecourt-recovery-codes.txt')
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 of 10 recovery codes left.')).toBeVisible()

  await logOut(page)
  await enterPassword(page, email)
  const code = page.getByLabel('Code from your app')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await page.goto(`${hosts.first}/admin/account`)
  await expect(page, 'there is no session before the code').toHaveURL(/\/admin\/login/)
  await enterPassword(page, email)
  await code.fill('12')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This code is not right. Enter the newest one from your app.')).toBeVisible()
  // The next one, since that of the set-up may be used once only.
  await code.fill(totpCode(key, Date.now() + STEP))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin$/)

  await logOut(page)
  await enterPassword(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCodes[0]!)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto(`${hosts.first}/admin/account`)
  await expect(page.getByText('9 of 10 recovery codes left.')).toBeVisible()
  await expect(page.getByText('Signed in with recovery code')).toBeVisible()
  await expect(page.getByText('Signed in with code')).toBeVisible()
})
