import { sql } from 'drizzle-orm'
import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { pageTime } from '../../../src/data/pageTime'
import { runInPreview } from '../../../src/data/preview/currentPreview'
import { openSitePreview } from '../../../src/data/preview/sitePreview'
import { checkDocument } from '../../../src/data/publishCheck/checkDocument'
import { getFilledMenu } from '../../../src/data/site/filledMenus'
import { findPageByPath } from '../../../src/data/site/pages'
import { findSiteById } from '../../../src/data/site/sites'
import { listOffers } from '../../../src/data/stock/offers'
import type { ReleasedCollection } from '../../../src/domain/releases/release'
import type { Release, Site } from '../../../src/payload-types'
import { addToRelease, takeOut } from '../../../src/releases/holdDocument'
import { publishDueReleases, publishRelease } from '../../../src/releases/publishRelease'
import { checkReleaseItem, readReleaseDesk } from '../../../src/releases/releaseDesk'
import { ReleaseProblem } from '../../../src/releases/releaseProblem'
import { rollBackRelease } from '../../../src/releases/rollBackRelease'
import { scheduleRelease } from '../../../src/releases/scheduleRelease'
import { type Actor, createDocument, createSite, createUser, startCms, uniqueName } from '../../support/cms'

vi.mock('../../../src/data/publishCheck/checkDocument', { spy: true })

let cms: Payload
let site: Site
let sister: Site
let editor: Actor
let groupEditor: Actor
let author: Actor
let stranger: Actor

beforeAll(async () => {
  cms = await startCms()
  site = await createSite(cms)
  sister = await createSite(cms)
  await cms.update({ collection: 'sites', id: site.id, data: { flags: { offers: true } } as never })
  editor = await createUser(cms, 'siteEditor', site)
  groupEditor = await createUser(cms, 'siteEditor', site, sister)
  author = await createUser(cms, 'siteAuthor', site)
  stranger = await createUser(cms, 'siteEditor', sister)
})

type Stored = Record<string, unknown> & { id: number; _status?: string }

const live = async (collection: string, id: number) =>
  (await cms.findByID({ collection: collection as CollectionSlug, id, depth: 0 })) as unknown as Stored
const latest = async (collection: string, id: number) =>
  (await cms.findByID({ collection: collection as CollectionSlug, id, depth: 0, draft: true })) as unknown as Stored
const draft = (collection: string, id: number, data: object) =>
  cms.update({
    collection: collection as CollectionSlug,
    id,
    data: { ...data, _status: 'draft' } as never,
    depth: 0,
    draft: true,
  })

const add = (
  release: Release | null,
  collection: ReleasedCollection,
  id: number,
  user = editor,
  values: object | null = null,
) =>
  addToRelease(cms, user, {
    ...{ collection, id, values: values as Record<string, unknown> | null },
    release: release?.id ?? null,
    name: release ? null : uniqueName('Release'),
  })

const problemOf = async (work: Promise<unknown>) => {
  try {
    await work
  } catch (error) {
    if (error instanceof ReleaseProblem) return { status: error.status, message: error.message }
    throw error
  }
  return null
}

const stateOf = async ({ id }: Release) => (await cms.findByID({ collection: 'releases', id, depth: 0 })).state

/** A published page and offer with drafts, and a page that was never published, in one release. */
async function createRelease() {
  const page = await createDocument(cms, 'pages', site.id, { title: 'Before', _status: 'published' })
  const offer = await createDocument(cms, 'offers', site.id, {
    title: 'Old offer',
    slug: uniqueName('offer'),
    _status: 'published',
  })
  const fresh = await createDocument(cms, 'pages', site.id, { title: 'New page' })
  await draft('pages', page.id, { title: 'After' })
  await draft('offers', offer.id, { title: 'New offer' })
  const release = await add(null, 'pages', page.id)
  await add(release, 'offers', offer.id)
  await add(release, 'pages', fresh.id)
  return { release, page, offer, fresh }
}

const historyOf = async (collection: string, id: number) =>
  (
    await cms.db.drizzle.execute<{ action: string }>(
      sql`select action from history where collection = ${collection} and document_id = ${id} order by id`,
    )
  ).rows.map(({ action }) => action)

describe('a release', () => {
  it('publishes all of its drafts at one moment, and records who did', async () => {
    const { release, page, offer, fresh } = await createRelease()
    expect((await live('pages', page.id)).title).toBe('Before')
    await publishRelease(cms, editor, release.id, new Date())
    expect(await live('pages', page.id)).toMatchObject({ title: 'After', _status: 'published' })
    expect(await live('offers', offer.id)).toMatchObject({ title: 'New offer', _status: 'published' })
    expect(await live('pages', fresh.id)).toMatchObject({ title: 'New page', _status: 'published' })
    expect(await cms.findByID({ collection: 'releases', id: release.id, depth: 0 })).toMatchObject({
      state: 'published',
      publishedBy: editor.name,
    })
    expect(await historyOf('releases', release.id)).toContain('releasePublish')
    expect((await historyOf('pages', page.id)).slice(-2)).toEqual(['releaseAdd', 'publish'])
    expect(await problemOf(publishRelease(cms, editor, release.id, new Date()))).toMatchObject({ status: 409 })
  })

  it('publishes nothing if one document cannot be, and says which and why', async () => {
    const { release, page, offer } = await createRelease()
    const incomplete = (await cms.create({
      collection: 'offers',
      data: { site: site.id, title: 'Half an offer', _status: 'draft' } as never,
      draft: true,
    })) as unknown as Stored
    await add(release, 'offers', incomplete.id)
    const refused = await problemOf(publishRelease(cms, editor, release.id, new Date()))
    expect(refused).toMatchObject({ status: 400 })
    expect(refused!.message).toMatch(/^Offer "Half an offer": .*Summary/)
    expect((await live('pages', page.id)).title).toBe('Before')
    expect((await live('offers', offer.id)).title).toBe('Old offer')
    expect((await latest('pages', page.id)).title).toBe('After')
    expect(await cms.findByID({ collection: 'releases', id: release.id, depth: 0 })).toMatchObject({
      state: 'failed',
      fault: refused!.message,
    })
    await takeOut(cms, editor, 'offers', incomplete.id)
    await publishRelease(cms, editor, release.id, new Date())
    expect((await live('pages', page.id)).title).toBe('After')
  })

  it('holds a document that no other open release holds', async () => {
    const { release, page } = await createRelease()
    const refused = await problemOf(add(null, 'pages', page.id))
    expect(refused).toEqual({ status: 409, message: `${release.name} holds it already. Take it out there first.` })
  })

  it('is published once at its time, by however many servers', async () => {
    const { release, page } = await createRelease()
    await scheduleRelease(cms, editor, release.id, '2031-05-01T09:00', new Date())
    const at = Date.parse((await cms.findByID({ collection: 'releases', id: release.id })).publishAt!)
    // Nine in Melbourne.
    expect(new Date(at).toISOString()).toBe('2031-04-30T23:00:00.000Z')
    const faults: unknown[] = []
    const run = (now: Date) => publishDueReleases(cms, now, (_, error) => faults.push(error))
    expect(await run(new Date(at - 1000))).toEqual(new Date(at))
    expect((await live('pages', page.id)).title).toBe('Before')
    await Promise.all([run(new Date(at)), run(new Date(at)), run(new Date(at))])
    expect(faults).toEqual([])
    expect((await live('pages', page.id)).title).toBe('After')
    expect((await historyOf('releases', release.id)).filter((action) => action === 'releasePublish')).toHaveLength(1)
    expect((await historyOf('pages', page.id)).filter((action) => action === 'publish')).toHaveLength(1)
  })

  it('is not published at its time by somebody who lost the right meanwhile, who is told', async () => {
    const leaving = await createUser(cms, 'siteEditor', site)
    const { release, page } = await createRelease()
    await scheduleRelease(cms, leaving, release.id, '2031-05-01T09:00', new Date())
    await cms.update({ collection: 'users', id: leaving.id, data: { role: 'siteAuthor' } })
    await publishDueReleases(cms, new Date('2031-06-01T00:00:00Z'), () => undefined)
    expect(await stateOf(release)).toBe('failed')
    expect((await live('pages', page.id)).title).toBe('Before')
    const { rows } = await cms.db.drizzle.execute<{ to: string }>(
      sql`select payload->>'to' as to from graphile_worker._private_jobs where payload->>'kind' = 'releaseFailed'`,
    )
    expect(rows.map(({ to }) => to)).toContain(leaving.email)
  })

  it('is not scheduled for the past, nor for somebody who may not publish', async () => {
    const { release } = await createRelease()
    expect(await problemOf(scheduleRelease(cms, editor, release.id, '2020-05-01T09:00', new Date()))).toMatchObject({
      status: 400,
    })
    expect(await problemOf(scheduleRelease(cms, author, release.id, '2031-05-01T09:00', new Date()))).toMatchObject({
      status: 403,
    })
  })
})

describe('rolling a release back', () => {
  it('restores what was live, and the drafts as they were', async () => {
    const { release, page, offer, fresh } = await createRelease()
    await publishRelease(cms, editor, release.id, new Date())
    await rollBackRelease(cms, editor, release.id)
    expect(await live('pages', page.id)).toMatchObject({ title: 'Before', _status: 'published' })
    expect(await latest('pages', page.id)).toMatchObject({ title: 'After', _status: 'draft' })
    expect(await live('offers', offer.id)).toMatchObject({ title: 'Old offer', _status: 'published' })
    expect(await live('pages', fresh.id)).toMatchObject({ _status: 'draft' })
    expect(await stateOf(release)).toBe('rolledBack')
    await publishRelease(cms, editor, release.id, new Date())
    expect(await live('pages', page.id)).toMatchObject({ title: 'After', _status: 'published' })
    expect(await live('pages', fresh.id)).toMatchObject({ _status: 'published' })
  })

  it('is refused for documents that were edited since, and undoes their edits only if asked', async () => {
    const { release, page, offer } = await createRelease()
    await publishRelease(cms, editor, release.id, new Date())
    await cms.update({ collection: 'pages', id: page.id, data: { title: 'Later', _status: 'published' } })
    const refused = await problemOf(rollBackRelease(cms, editor, release.id))
    expect(refused).toEqual({
      status: 409,
      message: 'Page "After" was edited since. Rolling back would undo that too.',
    })
    expect((await live('offers', offer.id)).title).toBe('New offer')
    await rollBackRelease(cms, editor, release.id, 'overwrite')
    expect((await live('pages', page.id)).title).toBe('Before')
    expect((await live('offers', offer.id)).title).toBe('Old offer')
  })

  it('leaves live what was edited since, takes it out of the release and restores the others, if asked', async () => {
    const { release, page, offer, fresh } = await createRelease()
    await publishRelease(cms, editor, release.id, new Date())
    await cms.update({ collection: 'pages', id: page.id, data: { title: 'Later', _status: 'published' } })
    await rollBackRelease(cms, editor, release.id, 'keep')
    expect(await live('pages', page.id)).toMatchObject({ title: 'Later', _status: 'published' })
    expect((await live('offers', offer.id)).title).toBe('Old offer')
    expect(await live('pages', fresh.id)).toMatchObject({ _status: 'draft' })
    const { documents } = await readReleaseDesk(cms, editor, release.id)
    expect(documents.map(({ title }) => title)).not.toContain('After')
    expect(documents).toHaveLength(2)
    const other = await add(null, 'pages', page.id)
    expect(other.id, 'the page is free for another release').not.toBe(release.id)
  })

  it('is refused if all was edited since', async () => {
    const page = await createDocument(cms, 'pages', site.id, { title: 'Before', _status: 'published' })
    await draft('pages', page.id, { title: 'After' })
    const release = await add(null, 'pages', page.id)
    await publishRelease(cms, editor, release.id, new Date())
    await cms.update({ collection: 'pages', id: page.id, data: { title: 'Later', _status: 'published' } })
    expect(await problemOf(rollBackRelease(cms, editor, release.id, 'keep'))).toMatchObject({ status: 409 })
    expect(await stateOf(release)).toBe('published')
  })

  it('restores nothing if one document is gone', async () => {
    const { release, page, offer } = await createRelease()
    await publishRelease(cms, editor, release.id, new Date())
    await cms.delete({ collection: 'offers', id: offer.id })
    expect(await problemOf(rollBackRelease(cms, editor, release.id, 'overwrite'))).toMatchObject({ status: 400 })
    expect((await live('pages', page.id)).title).toBe('After')
    expect(await stateOf(release)).toBe('published')
  })
})

describe('settings of a site', () => {
  it('are held, published with the release and rolled back, and others stay', async () => {
    const before = await cms.findByID({ collection: 'sites', id: site.id, depth: 0 })
    const form = { ...before, announcement: { ...before.announcement, text: 'Spring is here' }, name: before.name }
    const release = await add(null, 'sites', site.id, editor, form)
    expect((await cms.findByID({ collection: 'sites', id: site.id, depth: 0 })).announcement?.text).not.toBe(
      'Spring is here',
    )
    const desk = await readReleaseDesk(cms, editor, release.id)
    expect(desk.documents[0]).toMatchObject({ kind: 'Site', state: 'changed' })
    expect(desk.documents[0]!.changes).toEqual([
      expect.objectContaining({ field: expect.stringMatching(/Announcement/), after: 'Spring is here' }),
    ])
    await publishRelease(cms, editor, release.id, new Date())
    expect((await cms.findByID({ collection: 'sites', id: site.id, depth: 0 })).announcement?.text).toBe(
      'Spring is here',
    )
    await cms.update({ collection: 'sites', id: site.id, data: { finance: { ratePercent: 5.55 } } as never })
    await rollBackRelease(cms, editor, release.id)
    const after = await cms.findByID({ collection: 'sites', id: site.id, depth: 0 })
    expect(after.announcement?.text ?? null).toBe(before.announcement?.text ?? null)
    expect(after.finance?.ratePercent).toBe(5.55)
    await takeOut(cms, editor, 'sites', site.id)
  })

  it('are refused if nothing is changed', async () => {
    const stored = await cms.findByID({ collection: 'sites', id: site.id, depth: 0 })
    expect(await problemOf(add(null, 'sites', site.id, editor, { ...stored }))).toMatchObject({ status: 400 })
  })
})

describe('who may do what', () => {
  it('authors add drafts and do not publish; staff of another site see nothing', async () => {
    const page = await createDocument(cms, 'pages', site.id, { title: 'By an author' })
    const release = await add(null, 'pages', page.id, author)
    expect(await problemOf(publishRelease(cms, author, release.id, new Date()))).toMatchObject({ status: 403 })
    expect(await stateOf(release)).toBe('collecting')
    expect(await live('pages', page.id)).toMatchObject({ _status: 'draft' })
    expect(await problemOf(publishRelease(cms, stranger, release.id, new Date()))).toMatchObject({ status: 404 })
    expect(await problemOf(readReleaseDesk(cms, stranger, release.id))).toMatchObject({ status: 404 })
    const { documents } = await readReleaseDesk(cms, author, release.id)
    const check = (user: Actor) => checkReleaseItem(cms, user, release.id, documents[0]!.item, new Date())
    expect(await check(author)).toEqual(expect.any(Array))
    expect(await problemOf(check(stranger))).toMatchObject({ status: 404 })
    expect(await problemOf(add(release, 'pages', page.id, stranger))).toMatchObject({ status: 404 })
    const leads = await createUser(cms, 'leadsOnly', site)
    await expect(readReleaseDesk(cms, leads, release.id)).rejects.toThrow()
  })

  it('a release for two sites is published by staff of both, and others do not see what it holds elsewhere', async () => {
    const here = await createDocument(cms, 'pages', site.id, { title: 'Here' })
    const there = await createDocument(cms, 'pages', sister.id, { title: 'A secret of the sister' })
    const release = await add(null, 'pages', here.id, groupEditor)
    await add(release, 'pages', there.id, groupEditor)
    const desk = await readReleaseDesk(cms, editor, release.id)
    expect(desk.mayPublish).toBe(false)
    expect(JSON.stringify(desk)).not.toContain('A secret')
    expect(JSON.stringify(desk)).not.toContain(sister.name)
    expect(await problemOf(publishRelease(cms, editor, release.id, new Date()))).not.toBeNull()
    expect(await live('pages', here.id)).toMatchObject({ _status: 'draft' })
    await publishRelease(cms, groupEditor, release.id, new Date())
    expect(await live('pages', there.id)).toMatchObject({ _status: 'published' })
  })

  it('a release for two sites is changed by staff of both only: nothing is taken out or added by those of one', async () => {
    const here = await createDocument(cms, 'pages', site.id, { title: 'Here' })
    const there = await createDocument(cms, 'pages', sister.id, { title: 'There' })
    const more = await createDocument(cms, 'pages', sister.id, { title: 'More of the sister' })
    const release = await add(null, 'pages', here.id, groupEditor)
    await add(release, 'pages', there.id, groupEditor)
    const refused = { status: 403, message: expect.stringContaining('not yours') }
    expect(await problemOf(takeOut(cms, stranger, 'pages', here.id))).toMatchObject(refused)
    expect(await problemOf(takeOut(cms, stranger, 'pages', there.id))).toMatchObject(refused)
    expect(await problemOf(add(release, 'pages', more.id, stranger))).toMatchObject(refused)
    expect((await readReleaseDesk(cms, stranger, release.id)).mayChange).toBe(false)
    await takeOut(cms, groupEditor, 'pages', here.id)
  })

  it('authors add nothing to a release that is scheduled, take nothing out of it, and change nothing that it holds', async () => {
    const { release, page } = await createRelease()
    const own = await createDocument(cms, 'pages', site.id, { title: 'By an author' })
    await scheduleRelease(cms, editor, release.id, '2031-05-01T09:00', new Date())
    const refused = { status: 403, message: expect.stringContaining('is scheduled') }
    expect(await problemOf(add(release, 'pages', own.id, author))).toMatchObject(refused)
    expect(await problemOf(takeOut(cms, author, 'pages', page.id))).toMatchObject(refused)
    const write = (user: Actor, title: string) =>
      cms.update({
        ...{ collection: 'pages', id: page.id, draft: true, depth: 0, overrideAccess: false, user },
        data: { title, _status: 'draft' } as never,
      })
    await expect(write(author, 'Unseen')).rejects.toThrow(/with the release .* scheduled/)
    await write(editor, 'Seen')
    expect(await latest('pages', page.id)).toMatchObject({ title: 'Seen' })
    await scheduleRelease(cms, editor, release.id, null, new Date())
    await write(author, 'Later')
    await add(release, 'pages', own.id, author)
  })

  it.each(['releases', 'releaseItems', 'approvals'] as const)('%s are written by the rules', async (collection) => {
    const { release } = await createRelease()
    const change = (user: Actor) =>
      cms.update({ collection, id: release.id, data: { name: 'x', title: 'x' } as never, overrideAccess: false, user })
    if (collection !== 'releases') return expect(change(editor)).rejects.toThrow()
    await expect(change(stranger)).rejects.toThrow()
    await change(editor)
    await cms.update({
      ...{ collection, id: release.id, overrideAccess: false, user: editor },
      data: { state: 'published', publishedBy: 'me' } as never,
    })
    expect(await stateOf(release)).toBe('collecting')
    await expect(
      cms.update({
        ...{ collection, id: release.id, overrideAccess: false, user: editor },
        data: { sites: [site.id, sister.id] } as never,
      }),
    ).rejects.toThrow(/not yours/)
  })
})

describe('the desk of a release', () => {
  it('names the documents that a change relates to', async () => {
    const [red, blue] = [
      await createDocument(cms, 'media', site.id, { alt: 'A red ute' }),
      await createDocument(cms, 'media', site.id, { alt: 'A blue ute' }),
    ]
    const layout = (image: number) => [{ blockType: 'media', image }]
    const page = await createDocument(cms, 'pages', site.id, { layout: layout(red.id), _status: 'published' })
    await draft('pages', page.id, { layout: layout(blue.id) })
    const release = await add(null, 'pages', page.id)
    const { documents } = await readReleaseDesk(cms, editor, release.id)
    expect(documents[0]!.changes).toEqual([
      { field: 'Blocks 1 (Picture and text) Picture', before: 'A red ute', after: 'A blue ute' },
    ])
  })

  it('names each field as its own block does', async () => {
    const list = { blockType: 'stockList', heading: 'Cars', display: 'grid', sort: 'newest' }
    const page = await createDocument(cms, 'pages', site.id, { layout: [{ ...list, limit: 8 }], _status: 'published' })
    await draft('pages', page.id, { layout: [{ ...list, limit: 12 }] })
    const release = await add(null, 'pages', page.id)
    const { documents } = await readReleaseDesk(cms, editor, release.id)
    expect(documents[0]!.changes).toEqual([{ field: 'Blocks 1 (Stock list) Maximum cars', before: '8', after: '12' }])
  })

  it('tells by field what each document changes, and what to look at once it is published', async () => {
    const target = await createDocument(cms, 'pages', site.id, { title: 'Target' })
    const page = await createDocument(cms, 'pages', site.id, { title: 'One', _status: 'published' })
    const link = (path: unknown) => ({ blockType: 'heroBanner', heading: 'Hi', actions: [{ label: 'Go', link: path }] })
    await draft('pages', page.id, { title: 'Two', layout: [link(target.path), link('/nowhere-at-all')] })
    const release = await add(null, 'pages', page.id)
    await add(release, 'pages', target.id)
    const { documents } = await readReleaseDesk(cms, editor, release.id)
    expect(documents.map(({ state }) => state)).toEqual(['changed', 'new'])
    expect(documents[0]!.changes).toContainEqual({ field: 'Title', before: 'One', after: 'Two' })
    expect(documents.map(({ isChecked }) => isChecked)).toEqual([false, false])
    const findings = await checkReleaseItem(cms, editor, release.id, documents[0]!.item, new Date())
    const dead = findings.filter(({ message }) => message.includes('leads nowhere'))
    expect(dead.map(({ message }) => message)).toEqual(['The link /nowhere-at-all leads nowhere.'])
  })

  it('reads the site once for all links of a menu, however many it has', async () => {
    const item = { dynamicDropdown: 'none', grouping: 'position', columns: '3' }
    const linked = Array.from({ length: 8 }, (_, index) => ({ ...item, name: `No. ${index}`, url: `/gone-${index}` }))
    const menu = await createDocument(cms, 'menus', sister.id, { key: 'footer', _status: 'published' })
    await draft('menus', menu.id, { items: linked })
    const release = await add(null, 'menus', menu.id, stranger)
    const { documents } = await readReleaseDesk(cms, stranger, release.id)
    const read = vi.spyOn(cms, 'find')
    const findings = await checkReleaseItem(cms, stranger, release.id, documents[0]!.item, new Date())
    const lists = ['models', 'locations', 'offers', 'posts', 'redirects']
    const counts = lists.map((list) => read.mock.calls.filter(([{ collection }]) => collection === list).length)
    read.mockRestore()
    expect(findings).toHaveLength(8)
    expect(counts).toEqual([1, 1, 1, 1, 1])
  })

  it('says so if the checks fail', async () => {
    const page = await createDocument(cms, 'pages', site.id, { title: 'One', _status: 'published' })
    await draft('pages', page.id, { title: 'Two' })
    const release = await add(null, 'pages', page.id)
    const { documents } = await readReleaseDesk(cms, editor, release.id)
    vi.mocked(checkDocument).mockRejectedValueOnce(new Error('too busy'))
    const findings = await checkReleaseItem(cms, editor, release.id, documents[0]!.item, new Date())
    expect(findings.map(({ message }) => message)).toEqual([
      'Its links and pictures could not be checked in time. Reload the page to try again.',
    ])
  })
})

describe('the preview of a site', () => {
  it('has what the release holds and what is scheduled by then, and changes nothing', async () => {
    const at = new Date('2031-05-02T00:00:00Z')
    const { release, page, offer } = await createRelease()
    const path = String(page.path)
    const item = { name: 'Sale', url: path, dynamicDropdown: 'none', grouping: 'position', columns: '3' }
    const old = { ...item, name: 'About', dropdownItems: [{ name: 'Team', url: '/team' }] }
    const menu = await createDocument(cms, 'menus', site.id, { _status: 'published', items: [old] })
    const { items } = (await live('menus', menu.id)) as { items?: object[] }
    await draft('menus', menu.id, { items: [...(items ?? []), { ...item, start: '2031-05-01T00:00:00.000Z' }] })
    await add(release, 'menus', menu.id)
    const other = await createDocument(cms, 'pages', site.id, { title: 'Of another release' })
    const scheduled = await add(null, 'pages', other.id)
    await scheduleRelease(cms, editor, scheduled.id, '2031-05-01T09:00', new Date())
    const see = (moment: Date) => {
      const preview = openSitePreview(cms, { site: site.id, release: release.id, at: moment })
      return runInPreview(preview, async () => {
        const found = (await findSiteById(site.id))!
        return {
          time: pageTime(),
          page: (await findPageByPath(site.id, path))?.title,
          other: (await findPageByPath(site.id, String(other.path)))?.title,
          offers: (await listOffers(found, pageTime())).map(({ title }) => title),
          menu: (await getFilledMenu(found, 'header')).map(({ name }) => name),
        }
      }).finally(() => preview.end())
    }
    const seen = await see(at)
    expect(seen).toMatchObject({ time: at, page: 'After', other: 'Of another release', menu: ['About', 'Sale'] })
    expect(seen.offers).toContain('New offer')
    // The day before: the menu item has not started, and the other release is not due.
    const before = await see(new Date('2031-04-30T00:00:00Z'))
    expect(before).toMatchObject({ page: 'After', other: undefined, menu: ['About'] })
    expect((await live('pages', page.id)).title).toBe('Before')
    expect((await live('offers', offer.id)).title).toBe('Old offer')
    expect(await historyOf('pages', page.id)).not.toContain('publish')
    await scheduleRelease(cms, editor, scheduled.id, null, new Date())
  })

  it('locks nothing: other previews and saves go on beside it', async () => {
    const { release, page } = await createRelease()
    const openAndRead = () => {
      const preview = openSitePreview(cms, { site: site.id, release: release.id, at: new Date() })
      const title = runInPreview(preview, async () => (await findPageByPath(site.id, String(page.path)))?.title)
      return { preview, title }
    }
    const both = [openAndRead(), openAndRead()]
    try {
      expect(await Promise.all(both.map(({ title }) => title))).toEqual(['After', 'After'])
      // Both are still open.
      await cms.update({ collection: 'pages', id: page.id, data: { title: 'Saved meanwhile' } as never, depth: 0 })
      expect((await live('pages', page.id)).title).toBe('Saved meanwhile')
    } finally {
      await Promise.all(both.map(({ preview }) => preview.end()))
    }
  }, 20_000)

  it('shows settings that the release holds', async () => {
    const stored = await cms.findByID({ collection: 'sites', id: site.id, depth: 0 })
    const release = await add(null, 'sites', site.id, editor, {
      announcement: { ...stored.announcement, text: 'Only in the preview' },
    })
    const preview = openSitePreview(cms, { site: site.id, release: release.id, at: new Date() })
    const text = await runInPreview(preview, async () => (await findSiteById(site.id))?.announcement?.text)
    await preview.end()
    expect(text).toBe('Only in the preview')
    const after = await cms.findByID({ collection: 'sites', id: site.id, depth: 0 })
    expect(after.announcement?.text).toBe(stored.announcement?.text)
    await takeOut(cms, editor, 'sites', site.id)
  })
})
