import { eq, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { getHistoryReader, type HistoryEntry, listHistory } from '../../src/data/history/listHistory'
import { HIDDEN_VALUE } from '../../src/domain/history/diffDocuments'
import { parseHistoryFilter } from '../../src/domain/history/historyFilter'
import type { Site } from '../../src/payload-types'
import { history, history_drafts } from '../../src/server/database/historyTable'
import { closeEditingSessions, deleteOldHistory, recordHistory } from '../../src/server/history/recordHistory'
import { type Actor, createDocument, createSite, createUser, startCms, uniqueName } from '../support/cms'

let cms: Payload
let site: Site
let other: Site
let editor: Actor
let manager: Actor

beforeAll(async () => {
  cms = await startCms()
  site = await createSite(cms)
  other = await createSite(cms)
  editor = await createUser(cms, 'siteEditor', site)
  manager = await createUser(cms, 'groupManager', site)
})

/** What a member of staff sees of the history; null without access. */
async function read(user: Actor, query: Record<string, string> = {}): Promise<HistoryEntry[] | null> {
  const reader = await getHistoryReader(cms, user)
  return reader && (await listHistory(reader, parseHistoryFilter(new URLSearchParams(query)))).entries
}

const readDocument = async (collection: string, id: number) =>
  (await read(manager, { collection, document: `${id}` })) ?? []

describe('the history of a document', () => {
  it('has who did what, with the fields before and after, from its creation to its end', async () => {
    const { id } = await createDocument(cms, 'offers', site.id, { title: 'Runout', price: 100 })
    const asEditor = { collection: 'offers', id, overrideAccess: false, user: editor } as const
    await cms.update({ ...asEditor, data: { price: 90 }, draft: true })
    await cms.update({ ...asEditor, data: { price: 90, _status: 'published' } })
    await cms.update({ ...asEditor, data: { deletedAt: new Date().toISOString() } })
    await cms.update({ ...asEditor, data: { deletedAt: null }, trash: true })
    await cms.update({ ...asEditor, data: { _status: 'draft' } })
    await cms.delete(asEditor)
    const entries = await readDocument('offers', id)
    expect(entries.map(({ action }) => action).reverse()).toEqual([
      ...['create', 'draft', 'publish', 'trash', 'restore', 'unpublish', 'delete'],
    ])
    expect(entries.slice(0, -1).every(({ person }) => person.id === editor.id)).toBe(true)
    const publish = entries.find(({ action }) => action === 'publish')
    expect(publish).toMatchObject({
      title: 'Runout',
      document: { label: 'Offer', id },
      sites: [site.name],
      changes: [{ path: 'Price ($)', before: '100', after: '90' }],
    })
  })

  it('takes the autosaves of an editing session as one, with what they changed as a whole', async () => {
    const { id } = await createDocument(cms, 'pages', site.id, { title: 'Sale', _status: 'published' })
    const autosave = (title: string, user = editor) =>
      cms.update({ collection: 'pages', id, autosave: true, data: { title }, draft: true, user })
    for (const title of ['S', 'Su', 'Summer sale']) await autosave(title)
    await expect(
      cms.update({ collection: 'pages', id, data: { title: '', _status: 'published' }, user: editor }),
    ).rejects.toThrow()
    const [first, ...earlier] = await readDocument('pages', id)
    expect(first).toMatchObject({
      action: 'draft',
      changes: [{ path: 'Title', before: 'Sale', after: 'Summer sale' }],
    })
    expect(earlier.map(({ action }) => action)).toEqual(['create'])

    await autosave('Winter sale', manager)
    await cms.update({ collection: 'pages', id, data: { _status: 'published' }, user: manager })
    await autosave('Spring sale', manager)
    const changesOf = ({ action, changes }: HistoryEntry) => [action, changes[0]?.before, changes[0]?.after]
    expect((await readDocument('pages', id)).map(changesOf).slice(0, 4)).toEqual([
      ['draft', 'Winter sale', 'Spring sale'],
      ['publish', 'Sale', 'Winter sale'],
      ['draft', 'Summer sale', 'Winter sale'],
      ['draft', 'Sale', 'Summer sale'],
    ])
  })

  it('keeps no personal data of a lead and no secret', async () => {
    const lead = await createDocument(cms, 'leads', site.id)
    await cms.update({ collection: 'leads', id: lead.id, data: { name: 'Grace Hopper' }, user: editor })
    const route = await createDocument(cms, 'leadRoutes', site.id, { webhookUrl: 'https://crm.example.com/hook?key=1' })
    await cms.update({
      collection: 'leadRoutes',
      id: route.id,
      data: { webhookUrl: 'https://crm.example.com/hook?key=2' },
      user: editor,
    })
    const changes = [...(await readDocument('leads', lead.id)), ...(await readDocument('leadRoutes', route.id))]
    expect(JSON.stringify(changes)).not.toMatch(/Grace|Ada|ada@|key=/)
    expect(changes[0]?.changes).toContainEqual({ path: 'First name', before: HIDDEN_VALUE, after: HIDDEN_VALUE })
  })
})

describe('a change of access', () => {
  it('names the role and each site, those of others only to their managers', async () => {
    const user = await createUser(cms, 'siteAuthor', site)
    await cms.update({
      collection: 'users',
      id: user.id,
      data: { role: 'siteEditor', sites: [{ site: site.id }, { site: other.id }] },
      user: await createUser(cms, 'superAdmin'),
    })
    const findChanges = async (reader: Actor) =>
      (await read(reader, { collection: 'users', document: `${user.id}`, action: 'access' }))?.[0]?.changes
    const role = { path: 'Role', before: 'Site author', after: 'Site editor' }
    expect(await findChanges(manager)).toEqual([role])
    const ofOther = { path: `access to ${other.name}`, before: 'no', after: 'yes' }
    expect(await findChanges(await createUser(cms, 'superAdmin'))).toEqual([role, ofOther])
    expect(await findChanges(await createUser(cms, 'groupManager', other))).toEqual([role, ofOther])
  })
})

describe('reading the history', () => {
  it('is for managers, of their own sites; a super admin sees all', async () => {
    const { id } = await createDocument(cms, 'offers', other.id)
    const query = { collection: 'offers', document: `${id}` }
    expect(await read(manager, query)).toEqual([])
    expect(await read(manager, { ...query, site: `${other.id}` })).toEqual([])
    expect(await read(await createUser(cms, 'groupManager', other), query)).toHaveLength(1)
    expect(await read(await createUser(cms, 'superAdmin'), query)).toHaveLength(1)
    for (const role of ['siteEditor', 'siteAuthor', 'leadsOnly'] as const)
      expect(await read(await createUser(cms, role, other))).toBeNull()
  })

  it('has dealer groups and releases for the managers of their sites', async () => {
    const group = await cms.create({ collection: 'groups', data: { name: uniqueName('Group') } as never })
    await cms.update({ collection: 'sites', id: other.id, data: { group: group.id } as never })
    await cms.update({ collection: 'groups', id: group.id, data: { name: uniqueName('Renamed') } as never })
    const release = await cms.create({ collection: 'releases', data: { name: 'Spring', sites: [other.id] } as never })
    const managerOfOther = await createUser(cms, 'groupManager', other)
    for (const [collection, { id }] of [
      ['groups', group],
      ['releases', release],
    ] as const) {
      const query = { collection, document: `${id}` }
      expect((await read(managerOfOther, query))?.length).toBeGreaterThan(0)
      expect(await read(manager, query)).toEqual([])
    }
  })

  it('filters by person and by action', async () => {
    const someone = await createUser(cms, 'siteEditor', site)
    await cms.create({
      collection: 'offers',
      data: { site: site.id, title: 'By someone', summary: 'Short.', disclaimer: 'None.' } as never,
      user: someone,
    })
    const found = await read(manager, { person: `${someone.id}` })
    expect(found?.map(({ title }) => title)).toEqual(['By someone'])
    expect(await read(manager, { person: `${someone.id}`, action: 'delete' })).toEqual([])
  })
})

describe('the history is append-only', () => {
  it('no statement changes an entry, or deletes one that is still kept', async () => {
    const { drizzle } = cms.db
    await createDocument(cms, 'offers', site.id)
    const refused = expect.objectContaining({
      cause: expect.objectContaining({ message: expect.stringMatching(/never changed/) }),
    })
    await expect(drizzle.update(history).set({ title: 'Nothing' })).rejects.toEqual(refused)
    await expect(drizzle.delete(history)).rejects.toEqual(refused)
    await expect(drizzle.execute(sql`truncate ${history} cascade`)).rejects.toEqual(refused)
    await expect(drizzle.delete(history_drafts)).rejects.toEqual(refused)
    await expect(drizzle.execute(sql`truncate ${history_drafts}`)).rejects.toEqual(refused)
    expect(Object.keys(cms.collections)).not.toContain('history')
  })

  it('an editing session is written on for an hour, and never changed after it', async () => {
    const { drizzle } = cms.db
    const { rows } = await drizzle.execute<{ id: number }>(sql`
      insert into ${history} (at, user_name, action, title, site_ids, changes)
      values (now() - interval '2 hours', 'Forecourt', 'draft', 'Session', array[${site.id}]::integer[], '[]') returning id`)
    const entry = Number(rows[0]?.id)
    await drizzle.insert(history_drafts).values({ entry, base: { title: 'Before' }, changes: [] })
    const change = () => drizzle.update(history_drafts).set({ changes: [{ path: 'x', before: null, after: null }] })
    const refused = expect.objectContaining({
      cause: expect.objectContaining({ message: expect.stringMatching(/never changed/) }),
    })
    await expect(change().where(eq(history_drafts.entry, entry))).rejects.toEqual(refused)
    await closeEditingSessions(drizzle)
    const [session] = await drizzle.select().from(history_drafts).where(eq(history_drafts.entry, entry))
    expect(session).toEqual({ entry, base: null, changes: [] })
  })

  it('entries are deleted after two years', async () => {
    const { drizzle } = cms.db
    const entry = { actor: null, action: 'export', document: null, sites: [site.id] } as const
    await recordHistory(drizzle, { ...entry, sites: [...entry.sites], title: 'Recent' })
    await drizzle.execute(sql`
      insert into ${history} (at, user_name, action, title, site_ids, changes)
      values (now() - interval '2 years 1 day', 'Forecourt', 'export', 'Old', array[${site.id}]::integer[], '[]')`)
    await deleteOldHistory(drizzle)
    const titles = (await read(manager, { action: 'export' }))?.map(({ title }) => title)
    expect(titles).toContain('Recent')
    expect(titles).not.toContain('Old')
  })
})
