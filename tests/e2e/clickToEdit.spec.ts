import { expect } from '@playwright/test'
import { clickToField, findId, openPreview } from './support/livePreview'
import { hosts } from './support/sites'
import { test } from './support/staff'

test('a click on a heading, a text of a list in the preview of a page opens their fields', async ({ page, logIn }) => {
  await logIn(page, 'marketing@harbour.test')
  const preview = await openPreview(page, 'pages', await findId(page, 'pages', 'where[path][equals]=/about-us'))
  const heading = preview.getByRole('heading', { level: 1 })
  await heading.hover()
  await clickToField(page, heading, '[id^="field-layout__0__"][id$="heading"]')
  // Above the block, its name as in the form.
  await expect(preview.locator('.preview-outline > span')).toHaveText(/\w/)

  await clickToField(page, preview.getByText(/carpet shop/).first(), '#field-layout__3__entries__1__text')

  // Opening a block in the form scrolls the preview to it.
  const last = preview.locator('section[data-block]').last()
  await expect(last).not.toBeInViewport()
  const row = page.locator('[id^="layout-row-"]').last()
  await row.locator('.collapsible__toggle').first().click()
  await expect(last).toBeInViewport()
})

// Of offers, promo cards, locations, models, hours wording, search pages and sites, previewWhileTyping.spec.ts has a click each.
for (const { kind, collection, query, open, field } of [
  { kind: 'post', collection: 'posts', query: '', open: 'h1', field: '#field-title' },
  {
    kind: 'page layout',
    collection: 'layouts',
    query: 'where[kind][equals]=location',
    open: 'section[data-block] h2',
    field: '[id^="field-layout__"]',
  },
  {
    kind: 'menu',
    collection: 'menus',
    query: 'where[key][equals]=footer',
    open: 'text=Service & Parts',
    field: '[id^="field-items__"]',
  },
])
  test(`a click in the preview of a ${kind} opens its field`, async ({ page, logIn }) => {
    await logIn(page, 'marketing@harbour.test')
    const preview = await openPreview(page, collection, await findId(page, collection, query))
    await clickToField(page, preview.locator(open).first(), `${field}:focus`)
  })

test('at desktop width a link in a dropdown of the header opens its field, and one that is made what makes it', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await logIn(page, 'marketing@harbour.test')
  const id = await findId(page, 'menus', 'where[key][equals]=header')
  const response = await page.request.get(`${hosts.first}/api/menus/${id}?depth=0`)
  const { items } = (await response.json()) as {
    items: { name: string; dynamicDropdown: string; dropdownItems?: { name: string }[] }[]
  }
  const preview = await openPreview(page, 'menus', id)
  await page.locator('.live-preview-toolbar-controls__breakpoint').click()
  await page.getByRole('button', { name: 'Desktop', exact: true }).click()
  const openPanel = async (name: string) => {
    const group = preview.locator(`[data-menu-group="${name}"]`)
    const link = group.locator('.menu-panel').getByRole('link').filter({ visible: true }).first()
    await expect(async () => {
      await group.getByRole('button').first().click()
      await expect(link).toBeVisible({ timeout: 4000 })
    }).toPass({ timeout: 60_000 })
    return link
  }
  const entered = items.findIndex(
    ({ dropdownItems, dynamicDropdown }) => dynamicDropdown === 'none' && dropdownItems?.length,
  )
  await (await openPanel(items[entered]!.name)).click()
  await expect(page.locator(`#field-items__${entered}__dropdownItems__0__name`)).toBeFocused()

  for (const kind of ['models', 'brands', 'stock']) {
    const made = items.findIndex(({ dynamicDropdown }) => dynamicDropdown === kind)
    if (made < 0) continue
    await (await openPanel(items[made]!.name)).click()
    await expect(page.locator(`#field-items__${made}__dynamicDropdown`).locator(':focus')).toHaveCount(1)
  }
  expect(items.some(({ dynamicDropdown }) => dynamicDropdown === 'models')).toBe(true)
})

test('what comes from elsewhere is offered in the search, and a preview in a tab of its own is a plain page', async ({
  page,
  logIn,
}) => {
  await logIn(page, 'marketing@harbour.test')
  const preview = await openPreview(page, 'pages', await findId(page, 'pages', 'where[path][equals]=/about-us'))
  await expect(async () => {
    await preview.locator('footer li a').first().click()
    await expect(page.getByRole('button', { name: 'Find it' })).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  const words = await preview.locator('footer li a').first().textContent()
  await page.getByRole('button', { name: 'Find it' }).click()
  await expect(page.getByRole('combobox', { name: /^Find pages/ })).toHaveValue(words!.trim())

  await page.goto(`${hosts.first}/preview/harbour/about-us`, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(page.locator('.preview-outline')).toHaveCount(0)
})

test('shoppers get none of its bytes', async ({ request }) => {
  const html = await (await request.get(`${hosts.harbour}/about-us`)).text()
  expect(html).not.toContain('preview-outline')
  const scripts = [...new Set(html.match(/\/_next\/static\/chunks\/[^"'\\\s]+?\.js/g))]
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of scripts) {
    const text = await (await request.get(hosts.harbour + script)).text()
    expect(text, script).not.toMatch(/forecourt-preview|preview-outline/)
  }
})
