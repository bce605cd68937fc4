import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { hosts } from './support/sites'
import { test } from './support/staff'

test('a page is copied to a sister site as a draft, and the dialog shows where the copy differs', async ({
  page,
  logIn,
}) => {
  await logIn(page, 'group@forecourt.test')
  const findSite = async (slug: string) => {
    const response = await page.request.get(`${hosts.first}/api/sites?depth=0&limit=1&where[slug][equals]=${slug}`)
    return ((await response.json()) as { docs: { id: number }[] }).docs[0]!.id
  }
  const [harbour, bluegum] = [await findSite('harbour'), await findSite('bluegum')]
  const path = `/copied-${Date.now().toString(36)}`
  const data = { site: harbour, title: 'Autumn sale', path, _status: 'draft' }
  const created = await page.request.post(`${hosts.first}/api/pages?depth=0`, { data })
  expect(created.ok(), await created.text()).toBe(true)
  const { id } = ((await created.json()) as { doc: { id: number } }).doc
  const findCopy = async () => {
    const query = `depth=0&draft=true&where[site][equals]=${bluegum}&where[path][equals]=${path}`
    const response = await page.request.get(`${hosts.first}/api/pages?${query}`)
    return ((await response.json()) as { docs: { id: number; title: string; _status: string }[] }).docs[0]
  }

  await page.context().addCookies([{ name: 'payload-tenant', value: String(harbour), url: hosts.first }])
  await page.goto(`${hosts.first}/admin/collections/pages/${id}`, { waitUntil: 'networkidle' })
  const open = async () => {
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-copy-to-site').click()
    await expect(page.getByRole('dialog', { name: 'Copy to site' })).toBeVisible()
  }
  await open()
  const dialog = page.getByRole('dialog', { name: 'Copy to site' })
  await dialog.getByRole('checkbox', { name: 'Bluegum Cars' }).check()
  await expect(dialog.getByRole('checkbox', { name: /Ironbark/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(dialog.getByText('Copied as a draft.')).toBeVisible()
  await expect(dialog.getByText('The same by now.')).toBeVisible()
  const violations = (await new AxeBuilder({ page }).include('.copies').analyze()).violations
  expect(violations.map(({ id: rule }) => rule)).toEqual([])
  const copy = (await findCopy())!
  expect(copy).toMatchObject({ title: 'Autumn sale', _status: 'draft' })

  const changed = { title: 'Bluegum’s autumn' }
  expect((await page.request.patch(`${hosts.first}/api/pages/${copy.id}?draft=true`, { data: changed })).ok()).toBe(
    true,
  )
  await dialog.getByRole('button', { name: 'Close' }).click()
  await open()
  await expect(dialog.getByText('Differs in title.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Bluegum’s autumn' })).toHaveAttribute(
    'href',
    `/admin/collections/pages/${copy.id}`,
  )
  for (const own of [id, copy.id])
    expect((await page.request.delete(`${hosts.first}/api/pages/${own}`)).ok()).toBe(true)
})
