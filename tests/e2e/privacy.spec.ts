import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { hosts } from './support/sites'
import { test } from './support/staff'

test('an editor finds a shopper by email, records an opt-out, exports what is held and erases it', async ({
  page,
  logIn,
}) => {
  const email = `wilma${Date.now().toString(36)}@example.com`
  const response = await page.request.post(`${hosts.harbour}/api/enquiries`, {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: { kind: 'general', name: 'Wilma', email, phone: '0491 570 006', message: 'Still there?', opt_in: true },
  })
  expect(response.status()).toBe(201)
  await logIn(page, 'editor@harbour.test')
  const pane = page.getByRole('article', { name: 'Wilma' })
  // A link to a search opens the only person found, as the search itself does.
  await page.goto(`${hosts.first}/admin/privacy?who=${encodeURIComponent(email)}`)
  await expect(pane).toBeVisible()
  await page.goto(`${hosts.first}/admin/privacy`)
  await page.getByLabel('Email or phone').fill(email.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(pane.getByText('Agreed on')).toBeVisible()
  await expect(page).toHaveURL(/who=.+person=email/)

  await pane.getByRole('button', { name: 'Opt out' }).click()
  await pane.getByLabel('Why').selectOption({ label: 'The person asked by phone' })
  await pane.getByRole('button', { name: 'Opt out', exact: true }).last().click()
  await expect(pane.getByText('Opted out on')).toBeVisible()

  await pane.getByRole('button', { name: 'Export' }).click()
  await pane.getByLabel('Why').selectOption({ label: 'The person asked by email' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pane.getByRole('button', { name: 'Download' }).click(),
  ])
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')

  await pane.getByRole('button', { name: 'Erase' }).click()
  await pane.getByLabel('Why').selectOption({ label: 'The person asked by email' })
  await pane.getByRole('button', { name: 'Erase for good' }).click()
  await expect(pane.getByText(`Type ${email} to confirm.`)).toBeVisible()
  await pane.getByRole('textbox', { name: /to confirm/ }).fill(email)
  await expect(async () => {
    await pane.getByRole('button', { name: 'Erase for good' }).click({ timeout: 1000 })
    await expect(page.getByText(/^Nothing is held about/)).toBeVisible({ timeout: 3000 })
  }).toPass()
})

test('the privacy desk says that it is loading', async ({ page, logIn }) => {
  await logIn(page, 'editor@harbour.test')
  await page.goto(`${hosts.first}/admin/privacy`)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/privacy-desk?*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByLabel('Email or phone').fill('nobody@example.com')
  await page.keyboard.press('Enter')
  const loading = page.getByRole('status').filter({ hasText: 'Loading' })
  await expect(loading).toBeVisible()
  release()
  await expect(page.getByText(/^Nothing is held about/)).toBeVisible()
  await expect(loading).toHaveCount(0)
})
