import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { richText } from '../../blocks/examples/richText'
import type { Site } from '../../src/payload-types'
import { createDocument, createSite, createUser, uniqueName } from '../support/cms'
import { signedIn, startAccounts } from './accounts/browser'

let cms: Payload
let site: Site

beforeAll(async () => {
  const started = await startAccounts()
  cms = started.cms
  site = started.site
})

type Copy = Record<string, unknown> & { id: number }

const duplicate = async (collection: CollectionSlug, id: number | string) =>
  (await cms.duplicate({ collection, id, draft: true })) as unknown as Copy

it('a copy of a page is a draft with a name and an address of its own, and an unlisted link of its own', async () => {
  const path = `/${uniqueName('page')}`
  const page = await createDocument(cms, 'pages', site.id, { title: 'Winter sale', path, _status: 'published' })
  const copies = [await duplicate('pages', page.id), await duplicate('pages', page.id)]
  expect(copies[0]).toMatchObject({ title: 'Winter sale (copy)', path: `${path}-copy`, _status: 'draft' })
  expect(copies[1]).toMatchObject({ title: 'Winter sale (copy)', path: `${path}-copy-2`, _status: 'draft' })
  expect(copies[0]?.unlisted_key).not.toBe((page as unknown as Copy).unlisted_key)
  expect(await duplicate('pages', copies[0]!.id)).toMatchObject({
    title: 'Winter sale (copy)',
    path: `${path}-copy-3`,
  })
})

it.each([
  ['offers', 'title'],
  ['models', 'name'],
  ['locations', 'name'],
] as const)('a copy in %s is a draft until staff publish it', async (collection, name) => {
  const { id, slug, updatedAt } = (await createDocument(cms, collection, site.id, {
    [name]: uniqueName('Original'),
  })) as never as {
    id: number
    updatedAt: string
    slug: string
  }
  const copy = await duplicate(collection, id)
  expect(Date.parse(copy.updatedAt as string)).toBeGreaterThan(Date.parse(updatedAt))
  expect(copy).toMatchObject({ [name]: expect.stringMatching(/ \(copy\)$/), slug: `${slug}-copy`, _status: 'draft' })
})

it('a copy stays on its own site, whose addresses alone it avoids', async () => {
  const other = await createSite(cms)
  await createDocument(cms, 'posts', other.id, { slug: 'first-tow-copy' })
  const { id } = await createDocument(cms, 'posts', site.id, { slug: 'first-tow' })
  expect(await duplicate('posts', id)).toMatchObject({ slug: 'first-tow-copy', site: { id: site.id } })
})

it('the SEO tab of a page generates its title, description and address, for staff of its site only', async () => {
  const { id } = await createDocument(cms, 'pages', site.id, { title: 'Winter sale', path: `/${uniqueName('seo')}` })
  const layout = [
    { blockType: 'richText', content: richText([{ heading: 'Cars that are ready' }, 'Every one is inspected by us.']) },
    {
      blockType: 'faq',
      heading: 'Asked',
      questions: [{ question: 'Is it open?', answer: 'Daily from nine to five.' }],
    },
  ]
  const generate = async (siteId: number, what: string) => {
    const { email } = await createUser(cms, 'siteEditor', { id: siteId } as never)
    const doc = { id, title: 'Winter sale', path: '/winter-sale', site: site.id, layout }
    const browser = await signedIn(email)
    return browser.call('POST', `plugin-seo/generate-${what}`, { id, collectionSlug: 'pages', doc })
  }
  expect(await generate(site.id, 'title')).toEqual({ status: 200, body: { result: `Winter sale | ${site.name}` } })
  expect(await generate(site.id, 'description')).toEqual({
    status: 200,
    body: { result: 'Every one is inspected by us. Is it open? Daily from nine to five.' },
  })
  const other = (await createSite(cms)).id
  for (const what of ['title', 'description']) expect((await generate(other, what)).status).toBe(403)
})
