import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { hosts } from './sites'

/** Id of the first document of Harbour that fits a query. */
export async function findId(page: Page, collection: string, query: string): Promise<number> {
  const inSite = collection === 'sites' ? 'where[slug][equals]=harbour' : 'where[site.slug][equals]=harbour'
  const response = await page.request.get(`${hosts.first}/api/${collection}?depth=0&limit=1&sort=id&${inSite}&${query}`)
  expect(response.ok(), await response.text()).toBe(true)
  return ((await response.json()) as { docs: { id: number }[] }).docs[0]!.id
}

/** Opens the form of a document with its live preview, at a field if its tab may not be the open one. */
export async function openPreview(
  page: Page,
  collection: string,
  id: number,
  field = '',
  origin: string = hosts.first,
): Promise<FrameLocator> {
  const at = field ? `?field=${field}` : ''
  await page.goto(`${origin}/admin/collections/${collection}/${id}${at}`, { waitUntil: 'networkidle' })
  const area = page.locator('.live-preview-window--is-live-previewing')
  await expect(async () => {
    if (!(await area.count())) await page.locator('#live-preview-toggler').click()
    await expect(area).toHaveCount(1, { timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  return page.frameLocator('#live-preview-iframe')
}

/** Clicks in the preview until its field has the focus: a preview reacts once it is hydrated. @param field selector */
export async function clickToField(page: Page, target: Locator, field: string): Promise<void> {
  await expect(async () => {
    await target.click()
    await expect(page.locator(field)).toBeFocused({ timeout: 8000 })
  }).toPass({ timeout: 60_000 })
}
