import { expect, type Page } from '@playwright/test'
import { Shopper } from './support/shopper'
import { DEMO_PASSWORD, hosts } from './support/sites'
import { test } from './support/staff'

/** Logs in by the form; the other tests of staff log in by the API. */
async function logInByForm(page: Page, email: string) {
  await page.goto(`${hosts.first}/admin/login`)
  // Nobody can type before the form works.
  await page.getByLabel('Email').click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/admin$/)
}

/** Finds the id of a page by its path, as the current user. */
async function findPageId(page: Page, path: string): Promise<number | undefined> {
  const response = await page.request.get(
    `${hosts.first}/api/pages?depth=0&limit=1&where[path][equals]=${encodeURIComponent(path)}`,
  )
  return ((await response.json()) as { docs: { id: number }[] }).docs[0]?.id
}

test('an editor adds a block and publishes, and a shopper sees it; another dealer’s page is refused', async ({
  page,
  browser,
  logIn,
}) => {
  await logIn(page, 'editor@harbour.test')
  const id = await findPageId(page, '/fleet')
  const opened = await page.goto(`${hosts.first}/admin/collections/pages/${id}`, { waitUntil: 'networkidle' })
  expect(await opened?.text(), 'the config is fetched apart').not.toContain('blocksMap')

  // The block's default heading.
  const heading = 'Find your next car'
  const saved = page.waitForResponse(
    (response) => response.url().includes(`/api/pages/${id}`) && response.request().method() !== 'GET',
  )
  await page
    .getByRole('button', { name: /^Add (Block|Section)/i })
    .last()
    .click()
  await page.getByRole('button', { name: /Quick search/ }).click()
  await saved
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click()
  await expect(page.getByText(/successfully/i).first()).toBeVisible()

  const shopper = await (await browser.newContext()).newPage()
  await expect(async () => {
    await shopper.goto(`${hosts.harbour}/fleet`)
    await expect(shopper.getByRole('heading', { name: heading }).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })

  // Restores the page for parallel tests and the next run.
  const versions = await page.request.get(`${hosts.first}/api/pages/${id}?depth=0`)
  const { layout } = (await versions.json()) as { layout: { blockType: string }[] }
  const restored = await page.request.patch(`${hosts.first}/api/pages/${id}?depth=0`, {
    data: { layout: layout.filter(({ blockType }) => blockType !== 'quickSearch'), _status: 'published' },
  })
  expect(restored.ok()).toBe(true)

  expect(await findPageId(page, '/how-we-inspect'), 'a page of another dealer').toBeUndefined()
  const other = await browser.newContext()
  const otherPage = await other.newPage()
  await logIn(otherPage, 'editor@bluegum.test')
  const otherPageId = await findPageId(otherPage, '/how-we-inspect')
  expect(otherPageId).toBeDefined()
  const rejected = await page.request.patch(`${hosts.first}/api/pages/${otherPageId}`, {
    data: { title: 'Taken over' },
  })
  expect([403, 404]).toContain(rejected.status())
  await page.goto(`${hosts.first}/admin/collections/pages/${otherPageId}`, { waitUntil: 'networkidle' })
  await expect(page.getByText('How we inspect every car')).toHaveCount(0)
})

test('a preview is visible only to staff of that site', async ({ page, browser }) => {
  // A separate account: simultaneous logins of one account can end each other's session.
  await logInByForm(page, 'author@harbour.test')
  expect((await page.goto(`${hosts.first}/preview/harbour/about-us`))?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'A motor group that answers the phone' })).toBeVisible()
  expect((await page.goto(`${hosts.first}/preview/bluegum/about-us`))?.status()).toBe(404)
  await expect(page.getByText('This page could not be found.')).toBeVisible()
  await expect(page.getByText('Bluegum')).toHaveCount(0)
  await expect(page.getByText('Two mechanics and a dog called Diff')).toHaveCount(0)
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`${hosts.first}/preview/harbour/about-us`)
  await expect(stranger).toHaveURL(/\/admin\/login/)
})

/** The dialog about a newer version shows what it changed, here with `words`, and leaves the form to copy from. */
async function seeNewerVersion(tab: Page, words: string | null) {
  const dialog = tab.getByRole('dialog', { name: /^\w+ \w+ saved (just now|1 minute ago): see what changed$/ })
  await expect(dialog).toBeVisible()
  const changes = dialog.getByRole('link', { name: 'See what changed' })
  await expect(changes).toHaveAttribute('href', /\/versions\/\d+(\?versionFrom=\d+)?$/)
  if (words) {
    await new Shopper(tab).expectNoAxeViolations('.forecourt-dialog--message')
    const [compared] = await Promise.all([tab.context().waitForEvent('page'), changes.click()])
    await expect(compared.getByText(words).first()).toBeVisible()
    await compared.close()
  }
  await dialog.getByRole('button', { name: 'Keep my text here to copy' }).click()
  await expect(tab.getByText(/^\w+ \w+ saved a newer version at .* Reload to see it/).first()).toBeVisible()
}

test('a second editor sees who edits a page, and cannot save over their newer version', async ({
  page,
  browser,
  logIn,
}) => {
  await logIn(page, 'group@forecourt.test')
  const create = async (collection: string, data: object) => {
    const response = await page.request.post(`${hosts.first}/api/${collection}`, { data })
    expect(response.ok(), await response.text()).toBe(true)
    return ((await response.json()) as { doc: { id: number } }).doc.id
  }
  const sites = await page.request.get(`${hosts.first}/api/sites?depth=0&limit=1&where[slug][equals]=harbour`)
  const site = ((await sites.json()) as { docs: { id: number }[] }).docs[0]!.id
  const unique = Date.now().toString(36)
  const email = `kim-${unique}@harbour.test`
  const account = { name: 'Kim Lee', email, password: DEMO_PASSWORD, role: 'siteEditor', sites: [{ site }] }
  const accountId = await create('users', account)
  const id = await create('pages', { site, title: 'Spring sale', path: `/two-editors-${unique}` })
  const form = `${hosts.first}/admin/collections/pages/${id}`

  // Without a chosen site the admin refreshes the form once after loading, which resets the input until then.
  await page.context().addCookies([{ name: 'payload-tenant', value: String(site), url: hosts.first }])
  const secondEditor = await browser.newContext()
  const staleTab = await secondEditor.newPage()
  await logIn(staleTab, email)
  await staleTab.goto(form, { waitUntil: 'networkidle' })
  await page.goto(form, { waitUntil: 'networkidle' })
  const waitForSave = (tab: Page) =>
    tab.waitForResponse(
      (response) => response.url().includes(`/api/pages/${id}`) && response.request().method() === 'PATCH',
    )
  const getTitle = (tab: Page) => tab.getByRole('textbox', { name: 'Title' }).first()

  for (const text of ['Summer sale', 'Autumn sale']) {
    const saved = waitForSave(page)
    await getTitle(page).fill(text)
    expect((await saved).status()).toBe(200)
  }
  const lockedTab = await secondEditor.newPage()
  await lockedTab.goto(form)
  await expect(lockedTab.getByText('Document locked')).toBeVisible()
  await expect(lockedTab.getByText(/is editing this now\. If you take over/)).toBeVisible()

  await page.goto(`${hosts.first}/admin`)
  const waitForUnlock = (tab: Page) => {
    const locks = `${hosts.first}/api/payload-locked-documents?depth=0&where[document.value][equals]=${id}`
    const count = async () => ((await (await tab.request.get(locks)).json()) as { totalDocs: number }).totalDocs
    return expect.poll(count).toBe(0)
  }
  await waitForUnlock(page)
  const rejected = waitForSave(staleTab)
  await getTitle(staleTab).fill('Winter sale')
  expect((await rejected).status()).toBe(409)
  await seeNewerVersion(staleTab, 'Autumn sale')
  await expect(getTitle(staleTab)).toHaveValue('Winter sale')
  await expect(getTitle(staleTab)).not.toBeEditable()

  staleTab.on('dialog', (dialog) => dialog.accept())
  await staleTab.getByRole('button', { name: 'Reload' }).click()
  await expect(getTitle(staleTab)).toHaveValue('Autumn sale')
  const saved = waitForSave(staleTab)
  await getTitle(staleTab).fill('Winter sale')
  expect((await saved).status()).toBe(200)

  // The page is locked until the second editor leaves its form.
  await staleTab.goto(`${hosts.first}/admin`)
  await waitForUnlock(staleTab)
  await secondEditor.close()
  for (const path of [`pages/${id}`, `users/${accountId}`])
    await expect.poll(async () => (await page.request.delete(`${hosts.first}/api/${path}`)).ok()).toBe(true)
})

test('the first editor keeps what they typed when somebody takes over, and reads who did', async ({
  page,
  browser,
  logIn,
}) => {
  await logIn(page, 'editor@harbour.test')
  const sites = await page.request.get(`${hosts.first}/api/sites?depth=0&limit=1&where[slug][equals]=harbour`)
  const site = ((await sites.json()) as { docs: { id: number }[] }).docs[0]!.id
  const data = {
    site,
    title: `As it was ${Date.now().toString(36)}`,
    summary: 'In a sentence.',
    disclaimer: 'While stock lasts.',
  }
  // A draft: should the test fail, no page of the site shows it to others.
  const created = await page.request.post(`${hosts.first}/api/offers?depth=0&draft=true`, { data })
  const { id } = ((await created.json()) as { doc: { id: number } }).doc
  const form = `${hosts.first}/admin/collections/offers/${id}`
  const choice = { name: 'payload-tenant', value: String(site), url: hosts.first }
  await page.context().addCookies([choice])
  await page.goto(form, { waitUntil: 'networkidle' })
  const title = page.locator('#field-title')
  const locked = page.waitForResponse(`**/api/edit-sessions/offers/${id}`)
  await title.fill('Typed by the first')
  expect((await locked).status()).toBe(200)

  const second = await (await browser.newContext()).newPage()
  await logIn(second, 'marketing@harbour.test')
  await second.context().addCookies([choice])
  await second.goto(form)
  await second.getByRole('button', { name: 'View read-only' }).click({ timeout: 60_000 })
  await expect(second.locator('#field-title')).toHaveValue(data.title)
  await expect(second.locator('#field-title')).not.toBeEditable()
  await second.goto(form)
  await second.getByRole('button', { name: 'Take over' }).click({ timeout: 60_000 })
  await expect(second.locator('#field-title')).toBeEditable()

  await title.fill('Typed by the first, and more')
  const dialog = page.getByRole('dialog', { name: /^\w+ \w+ took over editing$/ })
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Editing taken over' })).toHaveCount(0)
  await expect(dialog.getByRole('link', { name: 'See what changed' })).toHaveAttribute('href', /\/versions$/)
  await dialog.getByRole('button', { name: 'Keep my text here to copy' }).click()
  await expect(page.getByText(/took over editing\. Reload to see their version/).first()).toBeVisible()
  await expect(title).toHaveValue('Typed by the first, and more')
  await expect(title).not.toBeEditable()
  await title.selectText()
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('Typed by the first, and more')

  page.on('dialog', (leave) => leave.accept())
  await page.goto(`${hosts.first}/admin`)
  await second.goto(`${hosts.first}/admin`)
  // Who took over and changed nothing lets go of it all the same.
  const locks = `${hosts.first}/api/payload-locked-documents?depth=0&where[document.value][equals]=${id}`
  await expect
    .poll(async () => ((await (await second.request.get(locks)).json()) as { totalDocs: number }).totalDocs)
    .toBe(0)
  expect((await second.request.delete(`${hosts.first}/api/offers/${id}`)).ok()).toBe(true)
})

/** Duplicates the first block of a form, which no text field is needed for. */
async function duplicateFirstBlock(tab: Page) {
  await tab.locator('[id^="layout-row-"] .array-actions__button').first().click()
  await tab.locator('.array-actions__duplicate').first().click()
}

// Not the documents that clickToEdit.spec.ts opens meanwhile: its editor would hold their lock.
for (const { kind, collection, query, change } of [
  {
    ...{ kind: 'post', collection: 'posts', query: '&sort=-id' },
    change: (tab: Page) => tab.getByRole('textbox', { name: 'Title' }).first().fill(`Edited ${Date.now()}`),
  },
  { kind: 'page layout', collection: 'layouts', query: '&where[kind][equals]=car', change: duplicateFirstBlock },
])
  test(`a second editor of a ${kind} sees its lock, takes over, and cannot save over a newer version`, async ({
    page,
    browser,
    logIn,
  }) => {
    await logIn(page, 'editor@harbour.test')
    const found = await page.request.get(`${hosts.first}/api/${collection}?depth=0&limit=1${query}`)
    const { id, site } = ((await found.json()) as { docs: { id: number; site: number }[] }).docs[0]!
    const path = `/admin/collections/${collection}/${id}`
    const locks =
      `${hosts.first}/api/payload-locked-documents?depth=0` +
      `&where[document.relationTo][equals]=${collection}&where[document.value][equals]=${id}`
    const listLockHolders = async () => {
      const { docs } = (await (await page.request.get(locks)).json()) as { docs: { user: { value: number } }[] }
      return docs.map(({ user }) => user.value)
    }
    const chosenSite = { name: 'payload-tenant', value: String(site), url: hosts.first }
    const secondEditor = await browser.newContext()
    const staleTab = await secondEditor.newPage()
    await logIn(staleTab, 'marketing@harbour.test')
    for (const tab of [staleTab, page]) {
      await tab.context().addCookies([chosenSite])
      await tab.goto(hosts.first + path, { waitUntil: 'networkidle' })
    }
    const save = async (tab: Page) => {
      const response = tab.waitForResponse(
        (answer) => answer.url().includes(`/api/${collection}/${id}`) && answer.request().method() === 'PATCH',
      )
      await change(tab)
      return (await response).status()
    }
    expect(await save(page)).toBe(200)
    // The lock outlives the autosave, beside which it is stored.
    expect(await save(page)).toBe(200)
    await expect.poll(async () => (await listLockHolders()).length).toBe(1)
    const lockedTab = await secondEditor.newPage()
    await lockedTab.goto(hosts.first + path)
    await expect(lockedTab.getByText('Document locked')).toBeVisible()
    const before = await listLockHolders()
    await lockedTab.getByRole('button', { name: 'Take over' }).click()
    await expect(lockedTab.getByText('Document locked')).toHaveCount(0)
    // The dialog closes before the server has answered.
    await expect.poll(listLockHolders).not.toEqual(before)
    await change(page)
    await expect(page.getByRole('dialog', { name: /^\w+ \w+ took over editing$/ })).toBeVisible()
    // Whoever took over and changed nothing lets go of it all the same.
    await lockedTab.goto(`${hosts.first}/admin`)
    page.on('dialog', (leave) => leave.accept())
    await page.goto(`${hosts.first}/admin`)
    await expect.poll(async () => (await listLockHolders()).length).toBe(0)
    expect(await save(staleTab)).toBe(409)
    await seeNewerVersion(staleTab, null)
    staleTab.on('dialog', (dialog) => dialog.accept())
    await staleTab.goto(`${hosts.first}/admin`)

    // Back to what is published, so that no draft is left: once the second editor's form has let go.
    const published = (await (
      await page.request.get(`${hosts.first}/api/${collection}/${id}?depth=0`)
    ).json()) as object
    const restore = () => page.request.patch(`${hosts.first}/api/${collection}/${id}`, { data: published })
    await expect.poll(async () => (await restore()).status()).toBe(200)
    await secondEditor.close()
  })
