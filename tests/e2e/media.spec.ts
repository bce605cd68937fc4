import { expect } from '@playwright/test'
import { hosts } from './support/sites'
import { test } from './support/staff'

test('a picture is found by its tag and folder, and its crops keep the focal point in view', async ({
  page,
  logIn,
  request,
}) => {
  await logIn(page, 'editor@harbour.test')
  const posts = await page.request.get(
    `${hosts.first}/api/posts?depth=1&limit=1&where[site.slug][equals]=harbour&where[image][exists]=true&where[_status][equals]=published`,
  )
  const { slug, image } = (
    (await posts.json()) as { docs: { slug: string; image: { id: number; filename: string } }[] }
  ).docs[0]!
  const write = async (data: object) =>
    expect((await page.request.patch(`${hosts.first}/api/media/${image.id}`, { data })).ok()).toBe(true)
  const tag = `tag-${Date.now().toString(36)}`
  await write({ labels: [tag], folder: 'Yard', focalX: 20, focalY: 30 })

  const row = page.getByRole('link', { name: image.filename })
  await page.goto(`${hosts.first}/admin/collections/media`, { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: /^Search by/ }).fill(tag)
  await expect(page.locator('.table tbody tr')).toHaveCount(1)
  await expect(row).toBeVisible()
  await page.goto(`${hosts.first}/admin/collections/media`, { waitUntil: 'networkidle' })
  await page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: /^Yard/ }).click()
  await expect(row).toBeVisible()

  const address = `src=${encodeURIComponent(`/api/media/file/${encodeURIComponent(image.filename)}?focus=20-30`)}`
  await expect.poll(async () => (await request.get(`${hosts.harbour}/blog/${slug}`)).text()).toContain(address)
  await page.goto(`${hosts.harbour}/blog/${slug}`)
  await expect(page.locator(`img[src*="focus%3D20-30"]`).first()).toHaveCSS('object-position', '20% 30%')
  const cropped = `${hosts.harbour}/api/images?${address}&w=640&crop=1%3A1`
  const centred = cropped.replace(encodeURIComponent('?focus=20-30'), '')
  const [focused, plain] = await Promise.all([request.get(cropped), request.get(centred)])
  expect([focused.status(), plain.status()]).toEqual([200, 200])
  expect((await focused.body()).equals(await plain.body())).toBe(false)
  await write({ labels: [], folder: null, focalX: 50, focalY: 50 })
})

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
