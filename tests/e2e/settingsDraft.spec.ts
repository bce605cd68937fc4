import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { openPreview } from './support/livePreview'
import { hosts } from './support/sites'
import { test } from './support/staff'

test('a colour is opened by a click in the preview, saved as a draft that shoppers do not see, and discarded', async ({
  page,
  request,
  logIn,
}) => {
  await logIn(page, 'group@forecourt.test')
  const found = await page.request.get(`${hosts.first}/api/sites?depth=0&limit=1&where[slug][equals]=bluegum`)
  const { id } = ((await found.json()) as { docs: { id: number }[] }).docs[0]!
  await page.request.delete(`${hosts.first}/api/settings-drafts/${id}`)

  const preview = await openPreview(page, 'sites', id)
  const surface = page.locator('#field-theme__colours__surface')
  await expect(async () => {
    // A click on the page itself, between its blocks.
    await preview.locator('body').click({ position: { x: 3, y: 3 } })
    await expect(page.locator('[id^="field-theme__colours__"]:focus')).toHaveCount(1, { timeout: 5000 })
  }).toPass({ timeout: 60_000 })

  const root = preview.locator('html')
  // Payload may mount the form again once the preview has appeared beside it.
  await expect(async () => {
    await surface.fill('#eef3ee')
    await expect(root).toHaveAttribute('style', /--site-surface:\s*#eef3ee/, { timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('button', { name: 'Draft: 1 change' })).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(surface).toHaveValue('#eef3ee')
  expect(await (await request.get(`${hosts.bluegum}/`)).text()).not.toContain('#eef3ee')

  await page.getByRole('button', { name: 'Draft: 1 change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Draft of the settings' })
  await expect(dialog.getByText('#eef3ee')).toBeVisible()
  expect((await new AxeBuilder({ page }).include('.release-dialog').analyze()).violations).toEqual([])
  await dialog.getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByRole('button', { name: /^Draft:/ })).toHaveCount(0)
  await expect(surface).not.toHaveValue('#eef3ee')
})
