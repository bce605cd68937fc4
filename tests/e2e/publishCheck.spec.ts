import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { hosts } from './support/sites'
import { test } from './support/staff'

test('publishing stops at a dead link, jumps to its field, and goes on by choice', async ({ page, logIn }) => {
  await logIn(page, 'marketing@harbour.test')
  const sites = await page.request.get(`${hosts.first}/api/sites?depth=0&limit=1&where[slug][equals]=harbour`)
  const site = ((await sites.json()) as { docs: { id: number }[] }).docs[0]!.id
  const list = { blockType: 'stockList', heading: 'Cars', display: 'grid', limit: 8, sort: 'newest' }
  const created = await page.request.post(`${hosts.first}/api/pages?depth=0`, {
    data: {
      ...{ site, title: 'Checked page', path: `/checked-${Date.now().toString(36)}`, _status: 'draft' },
      layout: [
        { ...list, linkLabel: 'All', link: '/leads-nowhere' },
        { ...list, filters: { makes: ['Bugatti'] } },
      ],
    },
  })
  expect(created.ok(), await created.text()).toBe(true)
  const { doc } = (await created.json()) as { doc: { id: number } }
  const getStatus = async () => {
    const response = await page.request.get(`${hosts.first}/api/pages/${doc.id}?depth=0&draft=true`)
    return ((await response.json()) as { _status: string })._status
  }
  await page.goto(`${hosts.first}/admin/collections/pages/${doc.id}`, { waitUntil: 'networkidle' })
  await page.locator('#action-save').click()
  const dialog = page.getByRole('dialog', { name: 'Links that lead nowhere' })
  await expect(dialog.getByText('The link /leads-nowhere leads nowhere.')).toBeVisible()
  await expect(dialog.getByText('No car matches this list.')).toBeVisible()
  const found = await new AxeBuilder({ page }).include('.findings').analyze()
  expect(found.violations.map(({ id }) => id)).toEqual([])
  expect(await getStatus()).toBe('draft')

  await dialog.getByRole('button', { name: 'Show the field: The link /leads-nowhere leads nowhere.' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('#field-layout__0__link')).toBeFocused()

  await page.locator('#action-save').click()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  expect(await getStatus()).toBe('draft')
  await page.locator('#action-save').click()
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await expect.poll(getStatus).toBe('published')
  expect((await page.request.delete(`${hosts.first}/api/pages/${doc.id}`)).ok()).toBe(true)
})

/** Publishes a page of a title and opens its form. `read` gives the title and status of its latest version. */
async function openPublishedPage(page: Page, title: string) {
  const sites = await page.request.get(`${hosts.first}/api/sites?depth=0&limit=1&where[slug][equals]=harbour`)
  const site = ((await sites.json()) as { docs: { id: number }[] }).docs[0]!.id
  const path = `/${title.toLowerCase()}-${Date.now().toString(36)}`
  const created = await page.request.post(`${hosts.first}/api/pages?depth=0`, {
    data: { site, title, path, layout: [], _status: 'published' },
  })
  expect(created.ok(), await created.text()).toBe(true)
  const { id } = ((await created.json()) as { doc: { id: number } }).doc
  const read = async () => {
    const response = await page.request.get(`${hosts.first}/api/pages/${id}?depth=0&draft=true`)
    const latest = (await response.json()) as { title: string; _status: string }
    return `${latest.title} ${latest._status}`
  }
  await page.goto(`${hosts.first}/admin/collections/pages/${id}`, { waitUntil: 'networkidle' })
  return { id, read }
}

test('Publish pressed while a second autosave in a row runs waits for it, and what is typed meanwhile is saved', async ({
  page,
  logIn,
}) => {
  await logIn(page, 'marketing@harbour.test')
  const { id, read } = await openPublishedPage(page, 'Twice')
  const held: (() => void)[] = []
  let saves = 0
  let isHolding = false
  await page.route(/[?&]autosave=true/, async (route) => {
    saves += 1
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  /** Has a second autosave follow on the first one at once. */
  const holdSecond = async (first: string, second: string) => {
    const before = saves
    isHolding = true
    await page.locator('#field-title').fill(first)
    await expect.poll(() => saves).toBe(before + 1)
    await page.locator('#field-title').fill(second)
    // Longer than the interval of autosaves, so that the second one waits in the queue.
    await page.waitForTimeout(1500)
    held.shift()!()
    await expect.poll(() => saves).toBe(before + 2)
  }

  const letAllGo = () => {
    isHolding = false
    for (const letGo of held.splice(0)) letGo()
  }

  await holdSecond('One', 'Two')
  const box = (await page.locator('#action-save').boundingBox())!
  await page.mouse.click(box.x + 12, box.y + box.height / 2)
  await expect(page.getByText('Waiting for the save that is running…')).toBeVisible()
  expect(await read()).toBe('One draft')
  letAllGo()
  await expect.poll(read).toBe('Two published')

  await holdSecond('Three', 'Four')
  await page.locator('#field-title').fill('Five')
  letAllGo()
  await expect.poll(read).toBe('Five draft')
  await page.goto(`${hosts.first}/admin`)
  expect((await page.request.delete(`${hosts.first}/api/pages/${id}`)).ok()).toBe(true)
})

test('Publish and Save draft pressed while an autosave runs wait for it, by mouse and by keys', async ({
  page,
  logIn,
}) => {
  await logIn(page, 'marketing@harbour.test')
  const { id, read } = await openPublishedPage(page, 'Pressed')
  let letGo = () => {}
  await page.route(/[?&]autosave=true/, async (route) => {
    await new Promise<void>((resolve) => {
      letGo = resolve
    })
    await route.continue()
  })
  const typeAndHold = async (title: string) => {
    const autosave = page.waitForRequest(/[?&]autosave=true/)
    await page.locator('#field-title').fill(title)
    await autosave
  }
  // Not by Playwright's click, which waits for what Payload calls disabled.
  const pressByMouse = async (button: string) => {
    const box = (await page.locator(button).boundingBox())!
    await page.mouse.click(box.x + 12, box.y + box.height / 2)
  }
  const waits = page.getByText('Waiting for the save that is running…')

  await typeAndHold('Mouse')
  await pressByMouse('#action-save')
  await expect(waits).toBeVisible()
  letGo()
  await expect.poll(read).toBe('Mouse published')
  await expect(waits).toHaveCount(0)

  await page.locator('#field-title').fill('Keys')
  await page.locator('#action-save').focus()
  await page.waitForRequest(/[?&]autosave=true/)
  await page.keyboard.press('Enter')
  await expect(waits).toBeVisible()
  letGo()
  await expect.poll(read).toBe('Keys published')
  await expect(waits).toHaveCount(0)

  await typeAndHold('Draft')
  await pressByMouse('#action-save-draft')
  await expect(waits).toBeVisible()
  letGo()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  expect(await read()).toBe('Draft draft')
  // With nothing more to save, the button is disabled again.
  await expect(page.locator('#action-save-draft')).toHaveJSProperty('disabled', true)
  await page.goto(`${hosts.first}/admin`)
  expect((await page.request.delete(`${hosts.first}/api/pages/${id}`)).ok()).toBe(true)
})

test('what was typed before a refused Publish is saved as a draft, and its field stays marked until it is filled', async ({
  page,
  logIn,
}) => {
  await logIn(page, 'marketing@harbour.test')
  const { id, read } = await openPublishedPage(page, 'Refused')
  const title = page.locator('#field-title')
  await title.fill('')
  await page.locator('#action-save').click()
  const marked = page.locator('.field-type.error').filter({ has: title })
  await expect(marked).toBeVisible()
  await expect.poll(read).toMatch(/^(null)? draft$/)
  // The autosave's response replaces the form's state.
  await page.waitForTimeout(1500)
  await expect(marked).toBeVisible()
  await title.fill('Filled')
  await expect(marked).toHaveCount(0)
  await page.locator('#action-save').click()
  await expect.poll(read).toBe('Filled published')
  expect((await page.request.delete(`${hosts.first}/api/pages/${id}`)).ok()).toBe(true)
})

test('what was typed is saved as a draft also if the refused Publish still ran as the autosave was due', async ({
  page,
  logIn,
}) => {
  await logIn(page, 'marketing@harbour.test')
  const { id, read } = await openPublishedPage(page, 'Late')
  const title = page.locator('#field-title')
  await page.route(`**/api/pages/${id}?depth=0`, async (route) => {
    // Longer than the interval of autosaves.
    if (route.request().method() === 'PATCH') await new Promise((resolve) => setTimeout(resolve, 2500))
    await route.continue()
  })
  await title.fill('')
  await page.locator('#action-save').click()
  await expect(page.locator('.field-type.error').filter({ has: title })).toBeVisible()
  await expect.poll(read).toMatch(/^(null)? draft$/)
  await page.goto(`${hosts.first}/admin`)
  expect((await page.request.delete(`${hosts.first}/api/pages/${id}`)).ok()).toBe(true)
})
