import { sql } from 'drizzle-orm'
import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { removeLeftovers } from '../../src/data/editing/removeLeftovers'
import { AUTOSAVED_COLLECTIONS } from '../../src/domain/emptyDrafts'
import type { Site } from '../../src/payload-types'
import { inTransaction } from '../../src/server/database/database'
import { createFirstVersions } from '../../src/server/database/firstVersions'
import { runPageRead } from '../../src/server/database/pageReads'
import { type Actor, createDocument, createSite, createUser, startCms } from '../support/cms'

/** Collections with drafts, each with a text field to change. */
const DRAFTED = {
  ...{
    pages: 'title',
    posts: 'title',
    sections: 'title',
    searchLandings: 'heading',
    reviews: 'customer_name',
    models: 'name',
  },
  ...{
    offers: 'title',
    promoCards: 'title',
    promoTiles: 'title',
    locations: 'name',
    hoursWording: 'phrase',
    tags: 'title',
  },
} as const
const drafted = Object.entries(DRAFTED) as [CollectionSlug, string][]

type Document = Record<string, unknown> & { id: number }

let cms: Payload
let site: Site
let editor: Actor

beforeAll(async () => {
  cms = await startCms()
  site = await createSite(cms)
  editor = await createUser(cms, 'siteEditor', site)
})

/** The document as pages read it; undefined if they do not see it. */
async function readForPage(collection: CollectionSlug, id: number): Promise<Document | undefined> {
  const where = { id: { equals: id } }
  const { docs } = await runPageRead(() => cms.find({ collection, depth: 0, pagination: false, where }))
  return docs[0] as unknown as Document | undefined
}

const update = (collection: CollectionSlug, id: number, data: object, options: object = {}) =>
  cms.update({
    collection,
    id,
    data,
    depth: 0,
    overrideAccess: false,
    user: editor,
    ...options,
  } as never) as never as Promise<Document>

const create = (collection: CollectionSlug, data: object = {}) =>
  createDocument(cms, collection, site.id, { _status: 'published', ...data })

describe.each(drafted)('%s', (collection, field) => {
  it('are shown as published, whatever is in the draft', async () => {
    const { id, [field]: before } = await create(collection)
    await update(collection, id, { [field]: 'In a draft' }, { draft: true })
    expect((await readForPage(collection, id))?.[field]).toBe(before)
    await update(collection, id, { [field]: 'In a draft', _status: 'published' })
    expect((await readForPage(collection, id))?.[field]).toBe('In a draft')
    await update(collection, id, { _status: 'draft' })
    expect(await readForPage(collection, id)).toBeUndefined()
    await cms.delete({ collection, id })
  })

  it('that were never published, or are in the trash, are shown nowhere until they are restored', async () => {
    const draft = (await cms.create({
      collection,
      data: { site: site.id, [field]: 'Only a draft' } as never,
      draft: true,
    })) as unknown as Document
    expect(await readForPage(collection, draft.id)).toBeUndefined()
    const { id } = await create(collection)
    await update(collection, id, { deletedAt: new Date().toISOString() })
    expect(await readForPage(collection, id)).toBeUndefined()
    const listed = await cms.find({ collection, overrideAccess: false, user: editor, where: { id: { equals: id } } })
    expect(listed.totalDocs).toBe(0)
    // As a version beside it, it would be neither in the trash nor anywhere else.
    const asDraft = update(collection, id, { deletedAt: null }, { draft: true, trash: true })
    await expect(asDraft).rejects.toMatchObject({ status: 400, message: expect.stringMatching(/^deletedAt: /) })
    await update(collection, id, { deletedAt: null, _status: 'published' }, { trash: true })
    expect(await readForPage(collection, id)).toBeDefined()
    for (const document of [id, draft.id]) await cms.delete({ collection, id: document })
  })

  it('are published as before once a draft is as what is published: no draft is left', async () => {
    const { id, [field]: before } = await create(collection)
    const latest = async () =>
      (await cms.findByID({ collection, id, draft: true, depth: 0 })) as unknown as Document & { _status: string }
    const count = async () => (await cms.countVersions({ collection, where: { parent: { equals: id } } })).totalDocs
    const published = await latest()
    // As an undone autosave, then as a draft that was saved by hand meanwhile.
    await update(collection, id, { [field]: before }, { draft: true, autosave: true })
    expect(await latest()).toEqual(published)
    expect(await count()).toBe(1)
    await update(collection, id, { [field]: 'In a draft' }, { draft: true })
    expect(await latest()).toMatchObject({ [field]: 'In a draft', _status: 'draft' })
    await update(collection, id, { [field]: before }, { draft: true })
    expect(await latest()).toMatchObject({ [field]: before, _status: 'published' })
    // What was saved by hand stays among the versions, and counts no longer as waiting.
    expect(await count()).toBe(2)
    const { updatedAt } = await latest()
    const after = { updatedAt: { greater_than: String(updatedAt) } }
    const { docs } = await cms.findVersions({ collection, where: { and: [{ parent: { equals: id } }, after] } })
    expect(docs.filter(({ version }) => (version as unknown as { _status: string })._status === 'draft')).toEqual([])
    await cms.delete({ collection, id })
  })

  it('keep the name of who saved each version, and can be taken back to one', async () => {
    const { id, [field]: before } = await create(collection)
    await update(collection, id, { [field]: 'Changed', _status: 'published' })
    const { docs } = await cms.findVersions({ collection, where: { parent: { equals: id } }, sort: 'createdAt' })
    expect(docs.map(({ version }) => (version as unknown as Document).updatedBy)).toEqual([null, editor.name])
    await cms.restoreVersion({ collection, id: docs[0]!.id, overrideAccess: false, user: editor })
    expect((await readForPage(collection, id))?.[field]).toBe(before)
    await cms.delete({ collection, id })
  })
})

it('a document from an import is live at once, and a draft of it is kept out of later imports', async () => {
  const { id } = await createDocument(cms, 'offers', site.id, { title: 'Runout' })
  expect(await readForPage('offers', id)).toMatchObject({ title: 'Runout', _status: 'published' })
  await update('offers', id, { title: 'Not yet', summary: 'Not yet.' }, { draft: true })
  await cms.update({ collection: 'offers', id, data: { price: 100 } })
  expect(await readForPage('offers', id)).toMatchObject({ title: 'Runout', price: 100, summary: 'In a sentence.' })
  const { docs } = await cms.findVersions({ collection: 'offers', where: { parent: { equals: id } } })
  expect(docs.map(({ version }) => version.title)).toContain('Not yet')
})

it('restoring a version that was a draft publishes it', async () => {
  const { id } = await createDocument(cms, 'offers', site.id)
  await update('offers', id, { title: 'Better words' }, { draft: true })
  const { docs } = await cms.findVersions({
    collection: 'offers',
    where: { latest: { equals: true }, parent: { equals: id } },
  })
  await cms.restoreVersion({ collection: 'offers', id: docs[0]!.id, overrideAccess: false, user: editor })
  expect(await readForPage('offers', id)).toMatchObject({ title: 'Better words', _status: 'published' })
})

it('relations of pages are populated with what shoppers may see only', async () => {
  const [shown, draft] = [await create('models'), await create('models', { _status: 'draft' })]
  const { id } = await create('offers', { models: [shown.id, draft.id] })
  const { docs } = await runPageRead(() => cms.find({ collection: 'offers', depth: 1, where: { id: { equals: id } } }))
  expect(docs[0]?.models?.map((model) => typeof model)).toEqual(['object', 'number'])
})

describe('the trash', () => {
  it.each([
    ['offers', 'slug'],
    ['pages', 'path'],
    ['layouts', 'kind'],
    ['menus', 'key'],
  ] as const)(
    'of %s keeps no address: it can be used again, and is given back only if it is free',
    async (collection, field) => {
      const { id, [field]: address } = await create(collection)
      await update(collection, id, { deletedAt: new Date().toISOString() })
      const next = await create(collection, { [field]: address })
      const restore = () => update(collection, id, { deletedAt: null, _status: 'published' }, { trash: true })
      await expect(restore()).rejects.toMatchObject({ status: 409 })
      await cms.delete({ collection, id: next.id })
      expect(await restore()).toMatchObject({ [field]: address, deletedAt: null })
    },
  )

  it('is emptied of a site that is deleted', async () => {
    const closed = await createSite(cms)
    const { id } = await createDocument(cms, 'offers', closed.id)
    await cms.update({ collection: 'offers', id, data: { deletedAt: new Date().toISOString() } })
    await cms.delete({ collection: 'sites', id: closed.id })
    expect((await cms.count({ collection: 'offers', trash: true, where: { id: { equals: id } } })).totalDocs).toBe(0)
  })
})

describe('versions of a site', () => {
  it('bring back its look and wording, never its addresses, group or launch', async () => {
    const own = await createSite(cms)
    const manager = await createUser(cms, 'siteEditor', own)
    await cms.update({ collection: 'sites', id: own.id, data: { domains: [{ host: 'old.example.test' }] } })
    await cms.update({
      collection: 'sites',
      id: own.id,
      data: { name: 'New name', domains: [{ host: 'new.example.test' }] },
    })
    const { docs } = await cms.findVersions({
      collection: 'sites',
      overrideAccess: false,
      sort: 'createdAt',
      user: manager,
      where: { parent: { equals: own.id } },
    })
    await cms.restoreVersion({ collection: 'sites', id: docs[1]!.id, overrideAccess: false, user: manager })
    const restored = await cms.findByID({ collection: 'sites', id: own.id, depth: 0 })
    expect(restored.name).toBe(own.name)
    expect(restored.domains?.map(({ host }) => host)).toEqual(['new.example.test'])
  })

  it('are shown to staff of the site only', async () => {
    const count = async (user: Actor) =>
      (await cms.countVersions({ collection: 'sites', overrideAccess: false, user })).totalDocs
    const [other, stranger] = [await createSite(cms), await createUser(cms, 'siteEditor', await createSite(cms))]
    expect(await count(stranger)).toBe(1)
    const { totalDocs } = await cms.countVersions({
      collection: 'sites',
      overrideAccess: false,
      user: stranger,
      where: { parent: { equals: other.id } },
    })
    expect(totalDocs).toBe(0)
  })
})

it('documents from before there were versions get their first one, with every row of their lists', async () => {
  const model = await create('models', {
    body: ['SUV', 'Wagon'],
    model_variants: [{ name: 'GX' }, { name: 'GXL' }],
  })
  const location = await create('locations', {
    departments: [{ name: 'Sales', hours: [{ weekday: '1', status: 'Closed' }] }],
  })
  const offer = await create('offers', { models: [model.id] })
  const menu = await createDocument(cms, 'menus', (await createSite(cms)).id, {
    items: [{ name: 'Stock', dropdownItems: [{ name: 'Used', url: '/search/used-cars' }] }],
  })
  const { drizzle, pool } = cms.db
  for (const table of ['models', 'locations', 'offers', 'menus', 'sites'])
    await drizzle.execute(sql`delete from ${sql.identifier(`_${table}_v`)}`)
  await inTransaction(pool, createFirstVersions)
  await inTransaction(pool, createFirstVersions)
  const documents = { models: model.id, locations: location.id, offers: offer.id, menus: menu.id }
  for (const [slug, id] of Object.entries(documents)) {
    const collection = slug as CollectionSlug
    const { docs } = await cms.findVersions({ collection, depth: 0, where: { parent: { equals: id } } })
    expect(docs).toHaveLength(1)
    const { id: _, ...published } = (await cms.findByID({ collection, id, depth: 0 })) as unknown as Document
    delete published.offers
    expect(docs[0]?.version, collection).toMatchObject(published)
  }
  expect((await cms.countVersions({ collection: 'sites', where: { parent: { equals: site.id } } })).totalDocs).toBe(1)
})

describe('what is left over', () => {
  const log = { warn: () => undefined }
  const monthAgo = new Date(Date.now() - 31 * 24 * 3_600_000).toISOString()
  const exists = async (collection: CollectionSlug, id: number) =>
    (await cms.count({ collection, trash: true, where: { id: { equals: id } } })).totalDocs === 1

  it('in the trash is deleted after 30 days, and no sooner', async () => {
    const [old, recent] = [await create('offers'), await create('offers')]
    await update('offers', old.id, { deletedAt: monthAgo })
    await update('offers', recent.id, { deletedAt: new Date().toISOString() })
    await removeLeftovers(cms, new Date(), log)
    expect([await exists('offers', old.id), await exists('offers', recent.id)]).toEqual([false, true])
    expect((await cms.countVersions({ collection: 'offers', where: { parent: { equals: old.id } } })).totalDocs).toBe(0)
  })

  it.each(AUTOSAVED_COLLECTIONS)(
    'of Create New in %s is in no list until something was entered',
    async (collection) => {
      const asEditor = { collection, overrideAccess: false, user: editor } as const
      // As the form does when it opens.
      const open = async () =>
        (await cms.create({ ...asEditor, data: { site: site.id } as never, depth: 0, draft: true })).id
      const [empty, begun] = [await open(), await open()]
      await cms.update({
        ...asEditor,
        id: begun,
        autosave: true,
        data: { layout: [], excerpt: 'Soon' } as never,
        draft: true,
      })
      const where = { id: { in: [empty, begun] } }
      const listed = await cms.find({ ...asEditor, draft: true, where })
      expect(listed.docs.map(({ id }) => id)).toEqual([begun])
      expect((await cms.count({ ...asEditor, where: { id: { equals: empty } } })).totalDocs).toBe(0)
      const admin = await createUser(cms, 'superAdmin')
      expect((await cms.find({ ...asEditor, user: admin, draft: true, where })).totalDocs).toBe(1)
      // The form that is open on it.
      expect(await cms.findByID({ ...asEditor, id: empty, draft: true })).toMatchObject({ id: empty, _status: 'draft' })
      for (const id of [empty, begun]) await cms.delete({ collection, id })
    },
  )

  it('of Create New is deleted after a day if nothing was entered', async () => {
    const open = async (data: object) =>
      (await cms.create({ collection: 'pages', data: { site: site.id, ...data } as never, draft: true })).id
    const [empty, begun, saved] = [await open({}), await open({ title: 'Begun' }), await open({})]
    await cms.update({ collection: 'pages', id: saved, autosave: true, data: { title: 'Saved' }, draft: true })
    await removeLeftovers(cms, new Date(), log)
    expect(await exists('pages', empty)).toBe(true)
    await removeLeftovers(cms, new Date(Date.now() + 25 * 3_600_000), log)
    expect([await exists('pages', empty), await exists('pages', begun), await exists('pages', saved)]).toEqual([
      ...[false, true, true],
    ])
  })
})

it('authors neither move a page to the trash nor take one out; staff of other sites see no trash of this one', async () => {
  const author = await createUser(cms, 'siteAuthor', site)
  const stranger = await createUser(cms, 'siteEditor', await createSite(cms))
  const { id } = await create('pages')
  const deletedAt = new Date().toISOString()
  const asAuthor = { collection: 'pages', id, overrideAccess: false, user: author } as const
  for (const draft of [true, false])
    await expect(cms.update({ ...asAuthor, data: { deletedAt }, draft })).rejects.toMatchObject({ status: 403 })
  await update('pages', id, { deletedAt })
  await expect(cms.update({ ...asAuthor, data: { deletedAt: null }, trash: true })).rejects.toMatchObject({
    status: 403,
  })
  const query = { collection: 'pages', overrideAccess: false, trash: true, where: { id: { equals: id } } } as const
  expect((await cms.find({ ...query, user: stranger })).totalDocs).toBe(0)
  expect((await cms.find({ ...query, user: editor })).totalDocs).toBe(1)
})

it.each(drafted)('%s can be scheduled, and keep 40 versions', async (collection) => {
  expect(cms.collections[collection].config.versions).toMatchObject({
    maxPerDoc: 40,
    drafts: { schedulePublish: true },
  })
  const { id } = await createDocument(cms, collection, site.id, { _status: 'draft' })
  await cms.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: collection as 'posts', value: id } },
    waitUntil: new Date(Date.now() - 1000),
  })
  await cms.jobs.run({ allQueues: true, limit: 100 })
  expect(await cms.findByID({ collection, id, depth: 0 })).toMatchObject({ _status: 'published' })
})
