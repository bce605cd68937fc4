import { expect, type Page } from '@playwright/test'
import { clockIn } from '../../src/domain/releases/clock'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'
import { callApi, chooseHarbour, test } from './support/staff'

const ZONE = 'Australia/Melbourne'

const call = callApi<{ doc: { id: number; slug: string } & Record<string, unknown> }>

const open = (page: Page, path: string) =>
  page.goto(`${hosts.first}/admin/collections/${path}`, { waitUntil: 'networkidle' })

async function addToRelease(page: Page, path: string, name: string, isNew: boolean) {
  await open(page, path)
  await page.getByRole('button', { name: 'Add to release' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to release' })
  if (isNew) {
    await dialog.getByLabel('Release', { exact: true }).selectOption({ label: 'A new release' })
    await dialog.getByLabel('Name of the release').fill(name)
  } else await dialog.getByLabel('Release', { exact: true }).selectOption({ label: name })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('button', { name: `In ${name}` })).toBeVisible()
}

test('a release of a page, a menu and an offer goes live at one moment, previewed the day before, and is rolled back', async ({
  page,
  browser,
  logIn,
}) => {
  test.setTimeout(300_000)
  await logIn(page, 'editor@harbour.test')
  const site = await chooseHarbour(page)
  const mark = Date.now().toString(36)
  const name = `Spring ${mark}`
  const path = `/spring-${mark}`
  const hero = (heading: string) => [{ blockType: 'richText', content: paragraph(heading) }]
  const made = await call(page, 'POST', 'pages?depth=0', {
    ...{ site, title: `Before ${mark}`, path, layout: hero(`Before ${mark}`), _status: 'published' },
  })
  await call(page, 'PATCH', `pages/${made.doc.id}?depth=0&draft=true`, {
    ...{ title: `After ${mark}`, layout: hero(`After ${mark}`), _status: 'draft' },
  })
  const day = 86_400_000
  const offer = await call(page, 'POST', 'offers?depth=0&draft=true', {
    ...{ site, title: `Spring offer ${mark}`, summary: 'In a sentence.', disclaimer: 'While stock lasts.' },
    ...{ slug: `spring-offer-${mark}`, start: new Date(Date.now() + 2 * day).toISOString(), _status: 'draft' },
  })
  const menus = await page.request.get(
    `${hosts.first}/api/menus?depth=0&limit=1&where[site][equals]=${site}&where[key][equals]=header`,
  )
  const menu = ((await menus.json()) as { docs: { id: number; items: object[] }[] }).docs[0]!
  await call(page, 'PATCH', `menus/${menu.id}?depth=0&draft=true`, {
    items: [
      ...menu.items,
      { name: `Spring ${mark}`, url: path, dynamicDropdown: 'none', grouping: 'position', columns: '3' },
    ],
    _status: 'draft',
  })

  await addToRelease(page, `pages/${made.doc.id}`, name, true)
  await addToRelease(page, `offers/${offer.doc.id}`, name, false)
  await addToRelease(page, `menus/${menu.id}`, name, false)
  await page.getByRole('button', { name: `In ${name}` }).click()
  await page.getByRole('dialog', { name }).getByRole('link', { name }).click()
  await page.waitForURL(/\/collections\/releases\/\d+/)

  const desk = page.getByRole('region', { name: 'What it holds' })
  await expect(desk.getByRole('heading', { name: '3 documents' })).toBeVisible()
  await expect(desk.getByText('goes live for the first time')).toBeVisible()
  await desk
    .getByText(/field changes|fields change/)
    .first()
    .click()
  await expect(desk.getByText(`After ${mark}`).first()).toBeVisible()
  await new Shopper(page).expectNoAxeViolations('.release-desk')

  // The whole site as it will be in three days, to staff only.
  await desk.getByLabel('Preview the site as on').fill(clockIn(ZONE, new Date(Date.now() + 3 * day)))
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    desk.getByRole('link', { name: 'Preview Harbour Motor Group' }).click(),
  ])
  await expect(preview.getByRole('region', { name: 'Preview' })).toContainText(name, { timeout: 60_000 })
  await preview
    .getByRole('navigation')
    .getByRole('link', { name: `Spring ${mark}` })
    .first()
    .click()
  await expect(preview.getByText(`After ${mark}`).first()).toBeVisible({ timeout: 60_000 })
  expect(preview.url()).toContain('/site-preview/')
  const previewBase = preview.url().replace(path, '')
  await preview.goto(`${previewBase}/special-offers/spring-offer-${mark}`)
  await expect(preview.getByRole('heading', { level: 1, name: `Spring offer ${mark}` })).toBeVisible()
  await preview.goto(`${previewBase.replace(/\d{4}-\d\d-\d\dT\d\d\.\d\d/, 'now')}/special-offers/spring-offer-${mark}`)
  await expect(preview.getByRole('heading', { level: 1, name: `Spring offer ${mark}` })).toHaveCount(0)

  const shopper = await (await browser.newContext()).newPage()
  await shopper.goto(`${hosts.harbour}${path}`)
  await expect(shopper.getByText(`Before ${mark}`).first()).toBeVisible()
  await shopper.goto(preview.url())
  await expect(shopper).toHaveURL(/\/admin\/login/)

  // At the next minute but one, by the worker.
  await desk.getByLabel(/^Or at/).fill(clockIn(ZONE, new Date(Date.now() + 90_000)))
  await desk.getByRole('button', { name: 'Schedule' }).click()
  await expect(desk.getByText('Scheduled', { exact: true })).toBeVisible()
  await expect(page.locator('#field-state')).toContainText('Scheduled')
  // Publishing it earlier is asked first, with its documents and the time that no longer counts.
  await desk.getByRole('button', { name: 'Publish now' }).click()
  const publishing = page.getByRole('dialog', { name: `Publish “${name}” now?` })
  await expect(publishing.getByText(/all 3 documents at once/)).toBeVisible()
  await expect(publishing.getByText(/It is scheduled for/)).toBeVisible()
  await expect(publishing.getByRole('listitem')).toContainText([`After ${mark}`, `Spring offer ${mark}`, ''])
  await new Shopper(page).expectNoAxeViolations('.forecourt-dialog')
  await publishing.getByRole('button', { name: 'Cancel' }).click()
  await expect(publishing).toHaveCount(0)
  await expect(async () => {
    await shopper.goto(`${hosts.harbour}${path}`)
    await expect(shopper.getByText(`After ${mark}`).first()).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 180_000, intervals: [3000] })
  await expect(async () => {
    await shopper.goto(`${hosts.harbour}/`)
    await expect(shopper.getByRole('link', { name: `Spring ${mark}` }).first()).toBeAttached({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })

  await page.reload({ waitUntil: 'networkidle' })
  await desk.getByRole('button', { name: 'Roll back' }).click()
  const rollingBack = page.getByRole('dialog', { name: `Roll back “${name}” now?` })
  await expect(rollingBack.getByRole('listitem')).toHaveCount(3)
  await rollingBack.getByRole('button', { name: 'Roll back' }).click()
  await expect(desk.getByText('Rolled back', { exact: true })).toBeVisible()
  await expect(async () => {
    await shopper.goto(`${hosts.harbour}${path}`)
    await expect(shopper.getByText(`Before ${mark}`).first()).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })

  const id = Number(page.url().match(/releases\/(\d+)/)![1])
  await call(page, 'DELETE', `releases/${id}`)
  await call(page, 'PATCH', `menus/${menu.id}?depth=0`, { items: menu.items, _status: 'published' })
  await call(page, 'DELETE', `pages/${made.doc.id}`)
  await call(page, 'DELETE', `offers/${offer.doc.id}`)
})

const paragraph = (text: string) => ({
  root: {
    ...{ type: 'root', format: '', indent: 0, version: 1, direction: 'ltr' },
    children: [
      {
        ...{ type: 'paragraph', format: '', indent: 0, version: 1, direction: 'ltr', textFormat: 0, textStyle: '' },
        children: [{ type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }],
      },
    ],
  },
})

/** How many locks a page has. */
async function countLocks(page: Page, id: number): Promise<number> {
  const locks = `${hosts.first}/api/payload-locked-documents?depth=0&where[document.value][equals]=${id}`
  return ((await (await page.request.get(locks)).json()) as { totalDocs: number }).totalDocs
}

test('an author asks, an editor returns it with a comment at a field, the author asks again and the editor approves', async ({
  page,
  browser,
  logIn,
}) => {
  const mark = Date.now().toString(36)
  await logIn(page, 'author@harbour.test')
  const site = await chooseHarbour(page)
  // Not made from the title, which it would follow.
  const path = `/for-approval-${mark}`
  const { doc } = await call(page, 'POST', 'pages?depth=0&draft=true', {
    ...{ site, title: `Asked ${mark}`, path, layout: [], _status: 'draft' },
  })
  await open(page, `pages/${doc.id}`)
  await page.getByRole('button', { name: 'Ask for approval' }).click()
  const panel = page.getByRole('region', { name: 'Approval' })
  await panel.getByLabel('What should the editor know? (optional)').fill('For Saturday.')
  await panel.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(page.getByRole('button', { name: 'Waits for approval' })).toBeVisible()

  const editor = await (await browser.newContext()).newPage()
  await logIn(editor, 'editor@harbour.test')
  await chooseHarbour(editor)
  await editor.goto(`${hosts.first}/admin`, { waitUntil: 'networkidle' })
  await editor.getByRole('link', { name: `“Asked ${mark}” waits for your approval` }).click()
  const decision = editor.getByRole('region', { name: 'Approval' })
  await expect(decision.getByText('For Saturday.')).toBeVisible()
  await new Shopper(editor).expectNoAxeViolations('.approval-panel')
  await editor.locator('#field-title').click()
  await decision.getByLabel('Comment at Title').fill('Say what it is.')
  await decision.getByRole('button', { name: 'Comment' }).click()
  await expect(decision.getByText('Say what it is.', { exact: true })).toBeVisible()
  await decision.getByLabel('What should change').fill('Nearly there.')
  // Typed and not sent: it goes with the answer.
  await decision.getByLabel('Comment at Title').fill('And for whom.')
  await decision.getByRole('button', { name: 'Return it' }).click()
  await expect(editor.getByRole('button', { name: 'Returned', exact: true })).toBeVisible()

  await page.goto(`${hosts.first}/admin`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: `“Asked ${mark}” was returned to you` }).click()
  await expect(panel.getByText('Nearly there.')).toBeVisible()
  await expect(panel.getByText('And for whom.', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'Title' }).first().click()
  await expect(page.locator('#field-title')).toBeFocused()
  await page.locator('#field-title').fill(`Answered ${mark}`)
  await expect.poll(() => countLocks(page, doc.id)).toBe(1)
  await panel.getByRole('button', { name: 'Ask again' }).click()
  await expect(page.getByRole('button', { name: 'Waits for approval' })).toBeVisible()

  // The author's form is still open, but lets go of the lock.
  await expect.poll(() => countLocks(page, doc.id)).toBe(0)
  await open(editor, `pages/${doc.id}`)
  await expect(decision.getByRole('button', { name: 'Publish now' })).toBeEnabled()
  await expect(editor.getByText('Document locked')).toHaveCount(0)
  expect(await countLocks(page, doc.id)).toBe(0)
  await decision.getByRole('button', { name: 'Publish now' }).click()
  await expect(async () => {
    const response = await editor.request.get(`${hosts.harbour}${path}`)
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain(`Answered ${mark}`)
  }).toPass({ timeout: 30_000 })
  // An open form holds its lock.
  await page.goto(`${hosts.first}/admin`)
  await page.request.delete(`${hosts.first}/api/edit-sessions/pages/${doc.id}`)
  await call(editor, 'DELETE', `pages/${doc.id}`)
})

test('a release whose documents cannot be loaded says so, and loads them when asked again', async ({ page, logIn }) => {
  await logIn(page, 'editor@harbour.test')
  const site = await chooseHarbour(page)
  const { doc } = await call(page, 'POST', 'releases?depth=0', { name: `Away ${Date.now()}`, sites: [site] })
  await page.route(`**/api/release-desk/${doc.id}`, (route) => route.abort())
  await open(page, `releases/${doc.id}`)
  await expect(page.getByText('What it holds could not be loaded.')).toBeVisible()
  await page.unroute(`**/api/release-desk/${doc.id}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: '0 documents' })).toBeVisible()
  await call(page, 'DELETE', `releases/${doc.id}`)
})
