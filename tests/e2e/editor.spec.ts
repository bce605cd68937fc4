import { expect, type Page, test } from '@playwright/test'
import { DEMO_PASSWORD, hosts } from './support/sites'

async function login(page: Page, email: string) {
  await page.goto(`${hosts.first}/admin/login`, { waitUntil: 'networkidle' })
  // The CMS empties what is typed before its form answers.
  await expect(async () => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/admin$/, { timeout: 8000 })
  }).toPass({ timeout: 40_000 })
}

/** The id of a page by its path, asked as whoever is logged in. */
async function pageId(page: Page, path: string): Promise<number | undefined> {
  const answer = await page.request.get(
    `${hosts.first}/api/pages?depth=0&limit=1&where[path][equals]=${encodeURIComponent(path)}`,
  )
  return ((await answer.json()) as { docs: { id: number }[] }).docs[0]?.id
}

test('an editor adds a block, publishes, and a shopper sees it; another dealer\u2019s page is refused', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await login(page, 'editor@harbour.test')
  const id = await pageId(page, '/fleet')
  await page.goto(`${hosts.first}/admin/collections/pages/${id}`, { waitUntil: 'networkidle' })

  // What the block says until its editor types something else.
  const heading = 'Find your next car'
  const saved = page.waitForResponse(
    (answer) => answer.url().includes(`/api/pages/${id}`) && answer.request().method() !== 'GET',
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
  }).toPass({ timeout: 10_000 })

  // Put back what the page was, for the tests beside this one and for the next run.
  const versions = await page.request.get(`${hosts.first}/api/pages/${id}?depth=0`)
  const { layout } = (await versions.json()) as { layout: { blockType: string }[] }
  const undone = await page.request.patch(`${hosts.first}/api/pages/${id}?depth=0`, {
    data: { layout: layout.filter(({ blockType }) => blockType !== 'quickSearch'), _status: 'published' },
  })
  expect(undone.ok()).toBe(true)

  expect(await pageId(page, '/how-we-inspect'), 'a page of another dealer').toBeUndefined()
  const other = await browser.newContext()
  const otherPage = await other.newPage()
  await login(otherPage, 'editor@bluegum.test')
  const theirs = await pageId(otherPage, '/how-we-inspect')
  expect(theirs).toBeDefined()
  const refused = await page.request.patch(`${hosts.first}/api/pages/${theirs}`, { data: { title: 'Taken over' } })
  expect([403, 404]).toContain(refused.status())
  await page.goto(`${hosts.first}/admin/collections/pages/${theirs}`, { waitUntil: 'networkidle' })
  await expect(page.getByText('How we inspect every car')).toHaveCount(0)
})

test('a preview is for staff of that site alone', async ({ page, browser }) => {
  // An account of its own: two logins of one at the same moment can take each other's session away.
  await login(page, 'author@harbour.test')
  expect((await page.goto(`${hosts.first}/preview/harbour/about-us`))?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'A motor group that answers the phone' })).toBeVisible()
  await page.goto(`${hosts.first}/preview/bluegum/about-us`)
  await expect(page.getByText(/doesn’t go anywhere|could not be found/)).toBeVisible()
  await expect(page.getByText('Two mechanics and a dog called Diff')).toHaveCount(0)
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`${hosts.first}/preview/harbour/about-us`)
  await expect(stranger).toHaveURL(/\/admin\/login/)
})
