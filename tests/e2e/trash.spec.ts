import { expect, type Page } from '@playwright/test'
import { hosts } from './support/sites'
import { chooseHarbour, test } from './support/staff'

async function createOffer(page: Page, title: string): Promise<{ id: number; slug: string }> {
  const site = await chooseHarbour(page)
  const data = { site, title, summary: 'In a sentence.', disclaimer: 'While stock lasts.' }
  const response = await page.request.post(`${hosts.first}/api/offers?depth=0`, { data })
  expect(response.ok(), await response.text()).toBe(true)
  return ((await response.json()) as { doc: { id: number; slug: string } }).doc
}

test('an offer that was deleted is restored from the trash, and shoppers see it again', async ({
  page,
  browser,
  logIn,
}) => {
  await logIn(page, 'editor@harbour.test')
  const title = `Trash day ${Date.now().toString(36)}`
  const { id, slug } = await createOffer(page, title)
  const shopper = await (await browser.newContext()).newPage()
  const expectStatus = (status: number) =>
    expect
      .poll(async () => (await shopper.request.get(`${hosts.harbour}/special-offers/${slug}`)).status())
      .toBe(status)
  await expectStatus(200)

  await page.goto(`${hosts.first}/admin/collections/offers/${id}`, { waitUntil: 'networkidle' })
  await page.locator('.doc-controls__popup').getByRole('button').first().click()
  await page.locator('#action-delete').click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/moved to trash/i).first()).toBeVisible()
  await expectStatus(404)

  await page.goto(`${hosts.first}/admin/collections/offers/trash`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByText(/out of the trash as a draft/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'restore-as-published' }).check()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/successfully restored/i).first()).toBeVisible()
  await expectStatus(200)

  expect((await page.request.delete(`${hosts.first}/api/offers/${id}`)).ok()).toBe(true)
})

test('what was typed and a block that was removed are undone and redone by keys and buttons', async ({
  page,
  logIn,
}) => {
  await logIn(page, 'editor@harbour.test')
  const { id } = await createOffer(page, `Undo ${Date.now().toString(36)}`)
  await page.goto(`${hosts.first}/admin/collections/offers/${id}`, { waitUntil: 'networkidle' })
  const badge = page.getByRole('textbox', { name: 'Tag' })
  const [undo, redo] = ['Undo', 'Redo'].map((name) => page.getByRole('button', { name, exact: true }))
  await expect(undo!).toBeDisabled()
  await badge.fill('Save $100')
  await expect(undo!).toBeEnabled()
  await page.keyboard.press('Control+z')
  await expect(badge).toHaveValue('')
  await page.keyboard.press('Control+Shift+z')
  await expect(badge).toHaveValue('Save $100')
  await undo!.click()
  await expect(badge).toHaveValue('')
  await expect(redo!).toBeEnabled()
  expect((await page.request.delete(`${hosts.first}/api/offers/${id}`)).ok()).toBe(true)

  const site = await chooseHarbour(page)
  const layout = [
    { blockType: 'quickSearch', heading: 'First' },
    { blockType: 'quickSearch', heading: 'Second' },
  ]
  const created = await page.request.post(`${hosts.first}/api/pages?depth=0`, {
    data: { site, title: 'Undo', path: `/undo-${Date.now().toString(36)}`, layout },
  })
  const { doc } = (await created.json()) as { doc: { id: number } }
  await page.goto(`${hosts.first}/admin/collections/pages/${doc.id}`, { waitUntil: 'networkidle' })
  const rows = page.locator('.blocks-field__row')
  await expect(rows).toHaveCount(2)
  await rows.nth(1).locator('.array-actions__button').click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(rows).toHaveCount(1)
  await page
    .getByText('Quick search “Second” removed.')
    .locator('xpath=ancestor::li')
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(rows).toHaveCount(2)

  // The form fills in the first figures of the new block once the server has answered.
  const figures = page.locator('[id^="field-layout__2__figures__"]')
  await page.getByRole('button', { name: /^Add (Block|Section)/i }).click()
  await page.getByRole('button', { name: /Statistics/ }).click()
  await expect(figures).not.toHaveCount(0)
  const heading = page.locator('#field-layout__2__heading')
  const save = () => page.waitForResponse((response) => response.request().method() === 'PATCH')
  await Promise.all([save(), heading.fill('Our year')])
  await undo!.click()
  await save()
  await expect(heading).toHaveValue('')
  await undo!.click()
  await expect(rows).toHaveCount(2)
  expect((await page.request.delete(`${hosts.first}/api/pages/${doc.id}`)).ok()).toBe(true)
})

test('a page in the trash says until when it is there, and is opened from its list', async ({ page, logIn }) => {
  await logIn(page, 'editor@harbour.test')
  const site = await chooseHarbour(page)
  const title = `Trashed page ${Date.now().toString(36)}`
  const created = await page.request.post(`${hosts.first}/api/pages?depth=0`, {
    data: { site, title, path: `/${title.toLowerCase().replaceAll(' ', '-')}`, layout: [] },
  })
  expect(created.ok(), await created.text()).toBe(true)
  const { id } = ((await created.json()) as { doc: { id: number } }).doc
  const trashed = await page.request.patch(`${hosts.first}/api/pages/${id}?depth=0`, {
    data: { deletedAt: new Date().toISOString() },
  })
  expect(trashed.ok(), await trashed.text()).toBe(true)

  await page.goto(`${hosts.first}/admin/collections/pages/trash`, { waitUntil: 'networkidle' })
  const until = new Intl.DateTimeFormat('en-AU', {
    ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Australia/Melbourne' },
  })
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: title }) })
  await expect(row).toContainText(`In trash until ${until.format(Date.now() + 30 * 86_400_000)}`)
  await expect(row).not.toContainText('Published')
  await page.getByRole('link', { name: title }).click()
  await page.waitForURL(`**/collections/pages/trash/${id}`)
  await expect(page.getByRole('button', { name: 'Restore', exact: true })).toBeVisible()
  expect((await page.request.delete(`${hosts.first}/api/pages/${id}?trash=true`)).ok()).toBe(true)
})
