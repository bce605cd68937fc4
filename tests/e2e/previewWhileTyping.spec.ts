import { expect, type FrameLocator, type Page } from '@playwright/test'
import { clickToField, findId, openPreview } from './support/livePreview'
import { hosts } from './support/sites'
import { test } from './support/staff'

/** Documents that the tests type into and never save; `query` chooses one of Harbour. */
const FORMS = {
  offer: { collection: 'offers', query: 'where[visible][equals]=true', field: '#field-title' },
  'promo card': { collection: 'promoCards', query: '', field: '#field-title' },
  location: { collection: 'locations', query: '', field: '#field-name' },
  model: { collection: 'models', query: '', field: '#field-name' },
  'wording of hours': { collection: 'hoursWording', query: '', field: '#field-phrase' },
}

/** The document and what follows from it: nothing of it may change without a save. */
async function readSaved(page: Page, collection: string, id: number) {
  const read = async (path: string) => {
    const response = await page.request.get(`${hosts.first}${path}`)
    expect(response.ok(), await response.text()).toBe(true)
    return response.json()
  }
  return {
    document: await read(`/api/${collection}/${id}?depth=0`),
    versions: await read(`/api/${collection}/versions?depth=0&limit=1&sort=-updatedAt&where[parent][equals]=${id}`),
  }
}

/** Types over a field until the preview is connected, and expects the words there. */
async function typeAndSee(page: Page, field: string, words: string, shown: ReturnType<FrameLocator['locator']>) {
  await page.locator(field).fill(words)
  await expect(shown.first()).toBeVisible()
}

/** Takes the focus from the field. */
const clickElsewhere = (page: Page) => page.locator('body').click({ position: { x: 1, y: 1 } })

/** Leaves the form without saving; the server then has nothing of it. */
async function leave(page: Page, collection: string, id: number) {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`${hosts.first}/admin/account`, { waitUntil: 'networkidle' })
  const left = await page.request.delete(`${hosts.first}/api/preview-drafts/${collection}/${id}`)
  expect(await left.json()).toEqual({ deleted: false })
}

for (const [kind, { collection, query, field }] of Object.entries(FORMS))
  test(`the preview of a ${kind} follows while typing; leaving without saving leaves nothing`, async ({
    page,
    logIn,
  }) => {
    await logIn(page, 'marketing@harbour.test')
    const id = await findId(page, collection, query)
    const before = await readSaved(page, collection, id)
    const preview = await openPreview(page, collection, id)
    const words = `Typed ${kind} ${Date.now()}`
    const shown = preview.getByText(words).filter({ visible: true })
    await typeAndSee(page, field, words, shown)

    // The cursor stays in the form, and a click on the unsaved words leads back to their field.
    await expect(page.locator(field)).toBeFocused()
    await clickElsewhere(page)
    await clickToField(page, shown.first(), field)

    await leave(page, collection, id)
    expect(await readSaved(page, collection, id)).toEqual(before)
  })

test('the preview of a site follows its theme and announcement; leaving without saving leaves nothing', async ({
  page,
  logIn,
  request,
}) => {
  await logIn(page, 'marketing@harbour.test')
  const id = await findId(page, 'sites', '')
  const before = await readSaved(page, 'sites', id)
  const preview = await openPreview(page, 'sites', id, 'theme.colours.accent')
  const accent = () =>
    preview.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--site-accent'))
  await expect.poll(accent).not.toBe('')
  const saved = await accent()

  await page.locator('#field-theme__colours__accent').fill('#0a5c36')
  await expect.poll(accent).not.toBe(saved)
  // In the making it is no colour, so that the preview keeps the last one that is saved.
  await page.locator('#field-theme__colours__accent').fill('#0a5c3')
  await expect.poll(accent).toBe(saved)

  // Does not scroll.
  await preview.locator('body').evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  await page.getByRole('button', { name: 'Brand and contact' }).click()
  const words = `Typed announcement ${Date.now()}`
  await typeAndSee(page, '#field-announcement__text', words, preview.getByText(words))
  expect(await preview.locator('body').evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await clickElsewhere(page)
  await clickToField(page, preview.getByText(words).first(), '#field-announcement__text')

  await leave(page, 'sites', id)
  expect(await readSaved(page, 'sites', id)).toEqual(before)
  expect(await (await request.get(`${hosts.harbour}/`)).text()).not.toContain(words)
  // Nobody else is asked for it, and History has none of it.
  await logIn(page, 'group@forecourt.test')
  await page.goto(`${hosts.first}/admin/history?collection=sites&document=${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(words)).toHaveCount(0)
})

test('the preview of the search page’s layout follows its heading, and shoppers do not', async ({
  page,
  logIn,
  request,
}) => {
  await logIn(page, 'marketing@harbour.test')
  const id = await findId(page, 'layouts', 'where[kind][equals]=search')
  const { document } = await readSaved(page, 'layouts', id)
  const at = document.layout.findIndex(({ blockType }: { blockType: string }) => blockType === 'stockSearch')
  const preview = await openPreview(page, 'layouts', id, `layout.${at}.heading`)
  const heading = preview.getByRole('heading', { level: 1 })
  const made = await heading.textContent({ timeout: 30_000 })
  const words = `Typed search ${Date.now()}`
  await page.locator(`#field-layout__${at}__heading`).fill(words)
  await expect(heading).toHaveText(words)
  await clickElsewhere(page)
  await clickToField(page, heading, `#field-layout__${at}__heading`)
  expect(await (await request.get(`${hosts.harbour}/search`)).text()).not.toContain(words)
  await page.locator(`#field-layout__${at}__heading`).fill('')
  await expect(heading).toHaveText(made!)
})

test('a save ends what was unsaved', async ({ page, logIn }) => {
  await logIn(page, 'marketing@harbour.test')
  const id = await findId(page, 'promoCards', '')
  const { document } = await readSaved(page, 'promoCards', id)
  const preview = await openPreview(page, 'promoCards', id)
  const words = `Saved card ${Date.now()}`
  await typeAndSee(page, '#field-title', words, preview.getByText(words))
  const forgotten = page.waitForResponse(
    (response) => response.request().method() === 'DELETE' && response.url().includes('/api/preview-drafts/'),
  )
  await page.getByRole('button', { name: 'Publish changes' }).click()
  expect(await (await forgotten).json()).toEqual({ deleted: true })
  await expect(preview.getByText(words).first()).toBeVisible()
  const restored = await page.request.patch(`${hosts.first}/api/promoCards/${id}`, {
    data: { title: document.title, _status: 'published' },
  })
  expect(restored.ok()).toBe(true)
})
