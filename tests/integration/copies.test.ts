import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { richText } from '../../blocks/examples/richText'
import type { CopyOverview } from '../../src/domain/copies'
import type { Site } from '../../src/payload-types'
import { createDocument, createSite, createUser, uniqueName } from '../support/cms'
import { type Browser, signedIn, startAccounts } from './accounts/browser'

let cms: Payload
let site: Site
let sister: Site
let foreign: Site
let editor: Browser

beforeAll(async () => {
  const started = await startAccounts()
  cms = started.cms
  site = started.site
  sister = await createSite(cms)
  foreign = await createSite(cms)
  editor = await signedIn((await createUser(cms, 'siteEditor', site, sister)).email!)
})

type Stored = Record<string, unknown> & { id: number }

const read = async (collection: string, id: number) =>
  (await cms.findByID({
    collection: collection as CollectionSlug,
    id,
    depth: 0,
    draft: true,
  })) as unknown as Stored

const copyTo = async (collection: string, id: number, ...sites: Site[]) => {
  const { status, body } = await editor.call('POST', `copies/${collection}/${id}`, { sites: sites.map((to) => to.id) })
  return { status, body, results: body.results as { site: number; id: number; leftOut: string[]; message?: string }[] }
}

const getOverview = async (collection: string, id: number, browser = editor) =>
  (await browser.call('GET', `copies/${collection}/${id}`)).body as CopyOverview

async function createPage(data: object = {}) {
  const picture = await createDocument(cms, 'media', site.id)
  const path = `/${uniqueName('campaign')}`
  const layout = [
    { blockType: 'richText', content: richText(['Until Sunday.']) },
    { blockType: 'media', image: picture.id, heading: 'The yard', text: richText(['A yard.']) },
  ]
  const page = await createDocument(cms, 'pages', site.id, {
    title: 'Summer',
    path,
    layout,
    _status: 'published',
    ...data,
  })
  return { id: page.id, path, picture }
}

describe('a copy on another site', () => {
  it('is a draft at the same address, with a picture of its own site', async () => {
    const { id, path, picture } = await createPage()
    const { status, results } = await copyTo('pages', id, sister)
    expect(status).toBe(200)
    expect(results).toEqual([{ site: sister.id, id: expect.any(Number), leftOut: [] }])
    const copy = await read('pages', results[0]!.id)
    expect(copy).toMatchObject({ site: sister.id, path, title: 'Summer', _status: 'draft', copied_from: id })
    const [, block] = copy.layout as { image: number }[]
    expect(block!.image).not.toBe(picture.id)
    expect(await read('media', block!.image)).toMatchObject({
      site: sister.id,
      alt: picture.alt,
      copied_from: picture.id,
    })
  })

  it('takes another address if its site has a document there', async () => {
    const { id, path } = await createPage()
    await createDocument(cms, 'pages', sister.id, { path })
    const { results } = await copyTo('pages', id, sister)
    expect(await read('pages', results[0]!.id)).toMatchObject({ path: `${path}-copy` })
  })

  it('is made once: again, it gets a new draft, and its pictures are not copied twice', async () => {
    const { id } = await createPage()
    const first = (await copyTo('pages', id, sister)).results[0]!
    await cms.update({ collection: 'pages', id: first.id, data: { _status: 'published' } })
    const count = async () =>
      (await cms.count({ collection: 'media', where: { site: { equals: sister.id } } })).totalDocs
    const before = await count()
    await cms.update({ collection: 'pages', id, data: { title: 'Late summer', _status: 'published' } })
    expect((await copyTo('pages', id, sister)).results[0]!.id).toBe(first.id)
    expect(await read('pages', first.id)).toMatchObject({ title: 'Late summer', _status: 'draft' })
    const live = await cms.findByID({ collection: 'pages', id: first.id, depth: 0 })
    expect(live).toMatchObject({ title: 'Summer', _status: 'published' })
    expect(await count()).toBe(before)
  })

  it('shows in what it has drifted, from both sides', async () => {
    const { id } = await createPage()
    const copy = (await copyTo('pages', id, sister)).results[0]!
    const same = await getOverview('pages', id)
    expect(same.sites).toEqual([
      { id: sister.id, name: sister.name, copy: expect.objectContaining({ isCopy: true, differences: [] }) },
    ])
    await cms.update({ collection: 'pages', id: copy.id, data: { title: 'Our summer' }, draft: true })
    expect((await getOverview('pages', id)).sites[0]!.copy!.differences).toEqual(['title'])
    expect((await getOverview('pages', copy.id)).source).toMatchObject({
      ...{ title: 'Summer', differences: ['title'], count: 1 },
      values: [{ field: 'title', source: expect.any(String), copy: expect.any(String) }],
    })
  })

  it('leaves out what its site does not have, and takes what has the same address there', async () => {
    const makes = await Promise.all([site, sister].map(({ id }) => createDocument(cms, 'makes', id, { name: 'Mazda' })))
    const models = await Promise.all(
      [site, sister].map(({ id }, index) =>
        createDocument(cms, 'models', id, { name: 'BT-50', slug: 'bt-50', make: makes[index]!.id }),
      ),
    )
    const lonely = await createDocument(cms, 'models', site.id, { make: makes[0]!.id })
    const offer = await createDocument(cms, 'offers', site.id, { models: [models[0]!.id, lonely.id] })
    const { results } = await copyTo('offers', offer.id, sister)
    expect(results[0]).toMatchObject({ leftOut: ['models'] })
    expect(await read('offers', results[0]!.id)).toMatchObject({ models: [models[1]!.id], _status: 'draft' })
  })

  it.each(['promoCards', 'hoursWording', 'posts'])('of %s is a draft too', async (collection) => {
    const { id } = await createDocument(cms, collection, site.id)
    const { results } = await copyTo(collection, id, sister)
    expect(await read(collection, results[0]!.id)).toMatchObject({ site: sister.id, _status: 'draft', copied_from: id })
  })

  it('of a menu is the draft of the menu of that placement; what is published stays', async () => {
    const items = [{ name: 'Fleet', url: '/fleet', dynamicDropdown: 'none', links: [{ name: 'Utes', url: '/utes' }] }]
    const menu = await createDocument(cms, 'menus', site.id, { items })
    const theirs = await createDocument(cms, 'menus', sister.id, {
      items: [{ name: 'Home', url: '/', dynamicDropdown: 'none' }],
    })
    expect((await getOverview('menus', menu.id)).sites[0]!.copy).toMatchObject({ title: 'Header', isCopy: false })
    const { results } = await copyTo('menus', menu.id, sister)
    expect(results[0]!.id).toBe(theirs.id)
    expect(await read('menus', theirs.id)).toMatchObject({ items: [{ name: 'Fleet' }], _status: 'draft' })
    const live = await cms.findByID({ collection: 'menus', id: theirs.id, depth: 0 })
    expect(live).toMatchObject({ items: [{ name: 'Home' }], _status: 'published' })
    expect((await getOverview('menus', menu.id)).sites[0]!.copy).toMatchObject({ isCopy: true, differences: [] })
  })
})

describe('access to copies', () => {
  it('is to sites of one’s own only, and nothing of others is shown', async () => {
    const { id } = await createPage()
    expect((await copyTo('pages', id, sister, foreign)).status).toBe(403)
    expect((await cms.count({ collection: 'pages', where: { copied_from: { equals: id } } })).totalDocs).toBe(0)
    expect((await copyTo('pages', id, site)).status).toBe(403)

    const theirs = await createDocument(cms, 'pages', foreign.id)
    expect((await editor.call('GET', `copies/pages/${theirs.id}`)).status).toBe(404)
    expect((await copyTo('pages', theirs.id, sister)).status).toBe(404)

    const manager = await signedIn((await createUser(cms, 'siteEditor', site, foreign)).email!)
    await manager.call('POST', `copies/pages/${id}`, { sites: [foreign.id] })
    expect((await getOverview('pages', id)).sites.map(({ id: listed }) => listed)).toEqual([sister.id])
    const [made] = (await cms.find({ collection: 'pages', where: { copied_from: { equals: id } } })).docs
    const stranger = await signedIn((await createUser(cms, 'siteEditor', foreign)).email!)
    expect(await getOverview('pages', made!.id, stranger)).toEqual({ sites: [], source: null })
  })

  it('is refused to authors where they may not write, and given where they may write drafts', async () => {
    const author = await signedIn((await createUser(cms, 'siteAuthor', site, sister)).email!)
    const { id } = await createPage()
    const offer = await createDocument(cms, 'offers', site.id)
    const body = { sites: [sister.id] }
    expect((await author.call('POST', `copies/offers/${offer.id}`, body)).status).toBe(403)
    const { body: answer } = await author.call('POST', `copies/pages/${id}`, body)
    expect(await read('pages', answer.results[0].id)).toMatchObject({ _status: 'draft' })
  })

  it('cannot be forged: the source of a document is set by copying only', async () => {
    const { id } = await createPage()
    await editor.call('PATCH', `pages/${id}`, { copied_from: 1 })
    expect((await read('pages', id)).copied_from ?? null).toBeNull()
    expect((await cms.duplicate({ collection: 'pages', id, draft: true })).copied_from ?? null).toBeNull()
  })

  it('names what is wrong with a request', async () => {
    const { id } = await createPage()
    for (const sites of [[], ['x'], undefined, [-1], Array.from({ length: 21 }, (_, index) => index + 1)]) {
      const { status, body } = await editor.call('POST', `copies/pages/${id}`, { sites })
      expect({ status, errors: body.errors }).toEqual({
        status: 400,
        errors: [{ field: 'sites', message: 'Choose from 1 to 20 sites.' }],
      })
    }
    expect((await editor.call('GET', 'copies/cars/1')).status).toBe(404)
    expect((await editor.call('GET', 'copies/pages/nothing')).status).toBe(404)
  })
})
