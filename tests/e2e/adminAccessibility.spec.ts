import { expect } from '@playwright/test'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'
import { callApi, chooseHarbour, test } from './support/staff'

/** A document that the test makes and deletes. */
interface Made {
  path: string
  id: number
}

/** What the API responds, as far as these tests read it. */
interface Responded {
  doc: { id: number }
  docs: { id: number; folder?: string | null }[]
  layout: { panels: { icon: string }[] }[]
}

const call = callApi<Responded>

// Each check is of a part of ours alone: Payload's own parts around it, such as the drag handles of rows, are not.
// The approval panel, the filled release, the publish check, copies, find anything and holiday hours are checked by their own tests.
test('media folders, the form of a section, the trash, broken links, overrides and the preview of a release have no axe violations', async ({
  page,
  logIn,
}) => {
  await logIn(page, 'editor@harbour.test')
  const staff = new Shopper(page)
  const open = (path: string) => page.goto(`${hosts.first}/admin/${path}`, { waitUntil: 'networkidle' })
  const site = await chooseHarbour(page)
  const mark = Date.now().toString(36)
  const made: Made[] = []
  const make = async (collection: string, data: object): Promise<number> => {
    const { id } = (await call(page, 'POST', `${collection}?depth=0`, { site, ...data })).doc
    made.push({ path: collection, id })
    return id
  }

  await test.step('media folders', async () => {
    const file = (await call(page, 'GET', `media?depth=0&limit=1&where[site][equals]=${site}`)).docs[0]!
    await call(page, 'PATCH', `media/${file.id}`, { folder: `Folder ${mark}` })
    await open('collections/media')
    await page.getByRole('link', { name: `Folder ${mark}` }).click()
    await expect(page.getByRole('link', { name: `Folder ${mark}` })).toHaveAttribute('aria-current', 'page')
    await staff.expectNoAxeViolations('.forecourt-folders')
    await call(page, 'PATCH', `media/${file.id}`, { folder: file.folder ?? null })
  })

  await test.step('the form of a section', async () => {
    const layout = [{ blockType: 'faq', heading: 'Why us', questions: [{ question: 'Why?', answer: 'Because.' }] }]
    const section = await make('sections', { title: `Why us ${mark}`, layout, _status: 'published' })
    await open(`collections/sections/${section}`)
    await expect(page.getByRole('region', { name: 'Used in' })).toBeVisible()
    await staff.expectNoAxeViolations('.forecourt-used-in')
  })

  await test.step('a document in the trash', async () => {
    const offer = await make('offers', { title: `Gone ${mark}`, summary: 'In a sentence.', disclaimer: 'Until sold.' })
    await call(page, 'PATCH', `offers/${offer}?depth=0`, { deletedAt: new Date().toISOString() })
    await open('collections/offers/trash')
    await page.getByRole('link', { name: `Gone ${mark}` }).click()
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByText(/out of the trash as a draft/)).toBeVisible()
    await staff.expectNoAxeViolations('.confirmation-modal__content')
    await page.getByRole('button', { name: 'Cancel' }).click()
    made.splice(
      made.findIndex(({ id, path }) => id === offer && path === 'offers'),
      1,
    )
    await call(page, 'DELETE', `offers/${offer}?trash=true`)
  })

  await test.step('broken links', async () => {
    await open('links')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await staff.expectNoAxeViolations('main.links')
  })

  await test.step('overrides of a car', async () => {
    const query = `depth=0&limit=1&where[site][equals]=${site}&where[feed_hash][exists]=true&where[photos_count][greater_than]=3`
    const car = (await call(page, 'GET', `cars?${query}`)).docs[0]!
    await open(`collections/cars/${car.id}`)
    await page.getByRole('button', { name: 'Overrides', exact: true }).click()
    await page.getByRole('button', { name: 'Add Override' }).click()
    await page.locator('#field-overrides__0__field').getByRole('combobox').fill('Photos')
    await page.getByRole('option', { name: 'Photos', exact: true }).click()
    await page.getByRole('button', { name: 'Remove photo 2' }).click()
    await expect(page.getByRole('button', { name: 'Put back 1 photo of the feed' })).toBeVisible()
    await staff.expectNoAxeViolations('.forecourt-photos--override')
  })

  await test.step('the preview of a release', async () => {
    const title = `Previewed ${mark}`
    const draft = await make('pages', { title, path: `/previewed-${mark}`, layout: [], _status: 'draft' })
    const { doc } = await call(page, 'POST', 'releases?depth=0', { name: `Release ${mark}`, sites: [site] })
    made.unshift({ path: 'releases', id: doc.id })
    await call(page, 'POST', 'release-desk/items', {
      collection: 'pages',
      id: draft,
      release: doc.id,
      name: null,
      values: null,
    })
    await open(`collections/releases/${doc.id}`)
    const link = page.getByRole('link', { name: 'Preview Harbour Motor Group' })
    const href = (await link.getAttribute('href'))!
    await page.goto(new URL(href, page.url()).href)
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText(`Release ${mark}`)
    await staff.expectNoAxeViolations('.future-site-bar')
  })

  await page.goto(`${hosts.first}/admin`)
  for (const { path, id } of made) await call(page, 'DELETE', `${path}/${id}`)
})

/** Parts of Payload and its plugins that nothing outside them can change, checked everywhere else. */
const NOT_OURS = [
  // A list whose items are not list items.
  '.doc-tabs__tabs',
  // Grey words on grey: the size of a file.
  '.upload-relationship-details__meta',
  // What the SEO tab says of a length, on its own colour.
  '.render-fields small',
  // The address in the preview of the SEO tab is a line, not a target.
  '.render-fields a[style="text-decoration: none;"]',
]

test.describe('the admin has no axe violations', () => {
  interface Manager {
    staff: Shopper
    /** The id of the site that is chosen. */
    site: number
    open: (path: string) => Promise<unknown>
  }

  const managed = test.extend<{ manager: Manager }>({
    manager: async ({ page, logIn }, use) => {
      await logIn(page, 'group@forecourt.test')
      const site = await chooseHarbour(page)
      const open = (path: string) => page.goto(`${hosts.first}/admin/${path}`, { waitUntil: 'networkidle' })
      await use({ staff: new Shopper(page), site, open })
    },
  })

  managed('on the dashboard, with the navigation by job', async ({ page, manager: { staff, open } }) => {
    await open('')
    const menu = page.getByRole('button', { name: 'Open Menu' })
    if (await menu.isVisible()) await menu.click()
    await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Pages' })).toBeVisible()
    await staff.expectNoAxeViolations('html', NOT_OURS)
  })

  managed('in the history', async ({ page, manager: { staff, open } }) => {
    await open('history')
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
    await staff.expectNoAxeViolations()
  })

  managed('where a manager invites a new member of staff', async ({ page, manager: { staff, open } }) => {
    await open('collections/users/create')
    await page.locator('#field-name').fill('Nina Newcomer')
    await page.locator('#field-email').fill(`nina-${Date.now().toString(36)}@harbour.test`)
    await page.getByRole('button', { name: 'Add Site' }).click()
    await page.locator('#field-sites__0__site').getByRole('combobox').fill('Harbour')
    await page.getByRole('option', { name: 'Harbour Motor Group' }).click()
    await staff.expectNoAxeViolations('html', NOT_OURS)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page).toHaveURL(/\/users\/\d+/)
    await expect(page.getByRole('button', { name: 'Send the invitation again' })).toBeVisible()
    await call(page, 'DELETE', `users/${page.url().match(/users\/(\d+)/)?.[1]}`)
  })

  managed(
    'in a page editor: blocks, undo, icons as pictures, values in stock, SEO',
    async ({ page, manager: { staff, site, open } }) => {
      const mark = Date.now().toString(36)
      const panels = [
        { icon: 'quality', title: 'Inspected', text: 'Every car.' },
        { icon: 'finance', title: 'Lenders', text: 'Several.' },
      ]
      const layout = [
        { blockType: 'whyChooseUs', heading: 'Why us', panels },
        { blockType: 'stockList', heading: 'In stock' },
      ]
      const { doc } = await call(page, 'POST', 'pages?depth=0&draft=true', {
        ...{ site, title: `Checked ${mark}`, path: `/checked-${mark}`, layout, _status: 'draft' },
      })
      const getDraft = () => call(page, 'GET', `pages/${doc.id}?depth=0&draft=true`)
      await open(`collections/pages/${doc.id}`)
      await page.getByRole('button', { name: 'Show All' }).first().click()
      await expect(page.getByText('Inspected', { exact: true }).first()).toBeVisible()
      const icons = page.locator('#field-layout__0__panels__0__icon')
      await icons.getByRole('radio', { name: 'Location' }).press('Space')
      await expect.poll(async () => (await getDraft()).layout[0]?.panels[0]?.icon).toBe('location')
      await expect(page.locator('#field-layout__1__filters__makes').getByText('All')).toBeVisible()
      await staff.expectNoAxeViolations('html', NOT_OURS)

      await page.getByRole('button', { name: 'Add Block' }).last().click()
      await page.getByPlaceholder('Search for a block').fill('faq')
      await page.getByRole('button', { name: 'Questions and answers' }).last().click()
      await expect.poll(async () => (await getDraft()).layout.length).toBe(3)
      // A new block opens, and stays open.
      await expect(page.locator('#field-layout__2__heading')).toBeVisible()

      await page.getByRole('button', { name: 'SEO', exact: true }).click()
      for (const generate of await page.getByRole('button', { name: 'Auto-generate' }).all()) await generate.click()
      await staff.expectNoAxeViolations('html', NOT_OURS)
      await page.goto(`${hosts.first}/admin`)
      await call(page, 'DELETE', `pages/${doc.id}`)
    },
  )
})
