import { expect } from '@playwright/test'
import { hosts } from './support/sites'
import { test } from './support/staff'

test('Bulk Upload says by name and reason which files it leaves out', async ({ page, logIn }) => {
  await logIn(page, 'editor@harbour.test')
  await page.goto(`${hosts.first}/admin/collections/media`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Bulk Upload' }).click()
  const text = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('<svg/>') })
  await page
    .locator('.bulk-upload--add-files input[type="file"]')
    .setInputFiles([text('logo.svg', 'image/svg+xml'), text('notes.txt', 'text/plain'), text('car.png', 'image/png')])
  await expect(page.getByText('logo.svg was left out. SVG files can contain scripts')).toBeVisible()
  await expect(page.getByText('notes.txt was left out. Photos are taken as JPEG')).toBeVisible()
  await expect(page.getByText('car.png was left out')).toHaveCount(0)
})
