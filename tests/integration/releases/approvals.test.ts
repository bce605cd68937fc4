import { sql } from 'drizzle-orm'
import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { listTodayTasks } from '../../../src/data/dashboard/todayTasks'
import type { Decision } from '../../../src/domain/releases/approval'
import type { PublishingRules } from '../../../src/domain/releases/publishingRights'
import type { Site } from '../../../src/payload-types'
import { askApproval, commentOn, decideApproval } from '../../../src/releases/approvals'
import { readDocumentDesk } from '../../../src/releases/documentDesk'
import { addToRelease } from '../../../src/releases/holdDocument'
import { publishRelease } from '../../../src/releases/publishRelease'
import { ReleaseProblem } from '../../../src/releases/releaseProblem'
import { type Actor, createDocument, createSite, createUser, getErrors, startCms, uniqueName } from '../../support/cms'

let cms: Payload
let site: Site
let editor: Actor
let manager: Actor
let author: Actor
let stranger: Actor

beforeAll(async () => {
  cms = await startCms()
  site = await createSite(cms)
  editor = await createUser(cms, 'siteEditor', site)
  manager = await createUser(cms, 'groupManager', site)
  author = await createUser(cms, 'siteAuthor', site)
  stranger = await createUser(cms, 'siteEditor', await createSite(cms))
})

const ask = (id: number, note = 'Ready?', user = author) => askApproval(cms, user, { collection: 'pages', id, note })
const decide = (id: number, decision: Decision, user = editor) => decideApproval(cms, user, id, decision, new Date())
const statusOf = async (id: number) => (await cms.findByID({ collection: 'pages', id, depth: 0 }))._status
const pageDraft = () => createDocument(cms, 'pages', site.id, { title: uniqueName('Draft') })

const problemOf = async (work: Promise<unknown>) => {
  try {
    await work
  } catch (error) {
    if (error instanceof ReleaseProblem) return error.status
    throw error
  }
  return null
}

/** Emails of a kind that wait for the worker, by recipient. */
async function mailsOf(kind: string, title: unknown) {
  const { rows } = await cms.db.drizzle.execute<{
    payload: { to: string; text: string; lines: string[][]; url: string }
  }>(sql`
    select payload from graphile_worker._private_jobs
    where payload->>'kind' = ${kind} and payload->>'what' like ${`%${title}%`} order by id`)
  return rows.map(({ payload }) => payload)
}

const tasksOf = async (user: Actor) =>
  (await listTodayTasks({ payload: cms, user, site: null }, new Date())).map(({ text }) => text)

describe('an author', () => {
  it('asks; an editor is told by mail and on the dashboard, comments at a field and returns it; the author is told', async () => {
    const { id, title } = await pageDraft()
    const request = await ask(id, 'For Saturday.')
    expect(await mailsOf('asked', title)).toEqual([
      expect.objectContaining({
        to: editor.email,
        text: 'For Saturday.',
        url: expect.stringContaining(`/pages/${id}`),
      }),
    ])
    expect(await tasksOf(editor)).toContain(`“${title}” waits for your approval`)
    expect(await tasksOf(author)).not.toContain(`“${title}” waits for your approval`)
    expect(await tasksOf(stranger)).not.toContain(`“${title}” waits for your approval`)
    await commentOn(cms, editor, request, { field: 'title', label: 'Title', text: 'Shorter, please.' })
    await decide(request, { decision: 'return', text: 'Almost.' })
    expect(await statusOf(id)).toBe('draft')
    expect(await mailsOf('returned', title)).toEqual([
      expect.objectContaining({
        to: author.email,
        text: 'Almost.',
        lines: [['Title', 'Shorter, please. (siteEditor)']],
      }),
    ])
    expect(await tasksOf(author)).toContain(`“${title}” was returned to you`)
    const desk = await readDocumentDesk(cms, author, 'pages', id)
    expect(desk.approval).toMatchObject({ state: 'returned', answer: 'Almost.', isOwn: true, mayDecide: false })
    expect(desk.approval!.comments).toMatchObject([{ field: 'title', text: 'Shorter, please.', by: 'siteEditor' }])

    const again = await ask(id)
    expect((await readDocumentDesk(cms, editor, 'pages', id)).approval!.earlier).toMatchObject([
      { answer: 'Almost.', note: 'For Saturday.', comments: [{ text: 'Shorter, please.' }] },
    ])
    await decide(again, { decision: 'publish' })
    expect(await statusOf(id)).toBe('published')
    expect(await mailsOf('approved', title)).toHaveLength(1)
    expect(await tasksOf(author)).not.toContain(`“${title}” was returned to you`)
    expect(await tasksOf(author)).toContain(`“${title}” was approved by siteEditor`)
    const { rows } = await cms.db.drizzle.execute<{ action: string; user_id: number }>(
      sql`select action, user_id from history where collection = 'pages' and document_id = ${id} order by id`,
    )
    expect(rows.map(({ action }) => action)).toEqual([
      ...['create', 'askApproval', 'comment', 'return', 'askApproval', 'publish', 'approve'],
    ])
    expect(rows.at(-1)!.user_id).toBe(editor.id)
  })

  it('gets nothing published that whoever decides has not seen', async () => {
    const { id, updatedAt } = await pageDraft()
    const request = await ask(id)
    const form = { id: 'form', timeZone: 'Australia/Sydney' }
    const seen = { ...form, loadedAt: String(updatedAt) }
    await cms.update({
      ...{ collection: 'pages', id, data: { title: 'Typed on' }, draft: true, overrideAccess: false, user: author },
    })
    expect(await problemOf(decide(request, { decision: 'publish', editSession: seen }))).toBe(409)
    expect(await statusOf(id)).toBe('draft')
    const latest = await cms.findByID({ collection: 'pages', id, draft: true, depth: 0 })
    await decide(request, { decision: 'publish', editSession: { ...form, loadedAt: latest.updatedAt } })
    expect(await statusOf(id)).toBe('published')
  })

  it('asks once, takes the request back, and decides nothing', async () => {
    const { id } = await pageDraft()
    const request = await ask(id)
    expect(await problemOf(ask(id))).toBe(409)
    expect(await problemOf(decide(request, { decision: 'publish' }, author))).toBe(403)
    expect(await problemOf(decide(request, { decision: 'publish' }, stranger))).toBe(404)
    expect(await problemOf(commentOn(cms, stranger, request, { field: '', label: '', text: 'Hm' }))).toBe(404)
    await decide(request, { decision: 'withdraw' }, author)
    expect(await problemOf(decide(request, { decision: 'publish' }))).toBe(409)
    expect(await statusOf(id)).toBe('draft')
  })

  it('is told why it cannot be published yet, and the request still waits', async () => {
    const page = await cms.create({
      collection: 'pages',
      data: { site: site.id, path: `/${uniqueName('untitled')}`, _status: 'draft' } as never,
      draft: true,
    })
    const request = await ask(page.id)
    expect(await problemOf(decide(request, { decision: 'publish' }))).toBe(400)
    expect((await readDocumentDesk(cms, editor, 'pages', page.id)).approval).toMatchObject({ state: 'asked' })
  })

  it('gets it scheduled on the site’s clock', async () => {
    const { id } = await pageDraft()
    await decide(await ask(id), { decision: 'schedule', at: '2031-05-01T09:00' })
    const { docs } = await cms.find({
      collection: 'payload-jobs',
      where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { 'input.doc.value': { equals: String(id) } }] },
    })
    expect(docs.map(({ waitUntil }) => waitUntil)).toEqual(['2031-04-30T23:00:00.000Z'])
    const write = (user: Actor) =>
      cms.update({
        ...{ collection: 'pages', id, draft: true, depth: 0, overrideAccess: false, user },
        data: { title: 'Unseen by who approved', _status: 'draft' } as never,
      })
    await expect(write(author)).rejects.toThrow(/scheduled to be published/)
    await write(editor)
  })

  it('gets approved what a release publishes, and asks for a whole release', async () => {
    const { id, title } = await pageDraft()
    const release = await addToRelease(cms, author, {
      ...{ collection: 'pages', id, release: null, name: uniqueName('Spring'), values: null },
    })
    await ask(id)
    const whole = await askApproval(cms, author, { collection: 'releases', id: release.id, note: '' })
    expect(await problemOf(publishRelease(cms, author, release.id, new Date()))).toBe(403)
    expect(await problemOf(decide(whole, { decision: 'return', text: 'No' }, author))).toBe(403)
    await decide(whole, { decision: 'publish' })
    expect(await statusOf(id)).toBe('published')
    expect(await mailsOf('approved', title)).toHaveLength(1)
    expect(await mailsOf('approved', release.name)).toHaveLength(1)
  })
})

describe('a site says who publishes', () => {
  const setRules = (rules: Partial<PublishingRules>, user?: Actor) =>
    cms.update({
      collection: 'sites',
      id: site.id,
      data: { publishing: rules } as never,
      ...(user ? { overrideAccess: false, user } : {}),
    })
  const create = (collection: CollectionSlug, user: Actor, status: 'draft' | 'published') =>
    getErrors(
      createAs(collection, user, status).then((document) =>
        cms.delete({ collection, id: (document as { id: number }).id }),
      ),
    )
  const createAs = async (collection: CollectionSlug, user: Actor, status: string) =>
    cms.create({
      collection,
      data: {
        ...{ site: site.id, _status: status },
        ...(collection === 'pages'
          ? { title: 'By rule', path: `/${uniqueName('rule')}` }
          : { title: uniqueName('By rule'), summary: 'In a sentence.', disclaimer: 'While stock lasts.' }),
      } as never,
      draft: status === 'draft',
      overrideAccess: false,
      user,
    })
  const REFUSED = { status: '403' }

  it('as before until it is changed: authors write drafts of pages, and only read offers', async () => {
    expect(await create('pages', author, 'draft')).toEqual({})
    expect(await create('pages', author, 'published')).toEqual(REFUSED)
    expect(await create('offers', author, 'draft')).toEqual(REFUSED)
    expect(await create('offers', editor, 'published')).toEqual({})
  })

  it('authors publish, or ask, or only read', async () => {
    await setRules({ articles: 'authors', promotions: 'ask' })
    expect(await create('pages', author, 'published')).toEqual({})
    expect(await create('offers', author, 'draft')).toEqual({})
    expect(await create('offers', author, 'published')).toEqual(REFUSED)
    await setRules({ articles: 'editors' })
    expect(await create('pages', author, 'draft')).toEqual(REFUSED)
    await setRules({ articles: 'ask', promotions: 'editors' })
  })

  it('only managers publish: editors write drafts, and ask them', async () => {
    await setRules({ articles: 'managers' })
    expect(await create('pages', editor, 'published')).toEqual(REFUSED)
    expect(await create('pages', editor, 'draft')).toEqual({})
    expect(await create('pages', manager, 'published')).toEqual({})
    const { id, title } = await pageDraft()
    expect(
      await getErrors(
        cms.update({ collection: 'pages', id, data: { title: 'x' }, overrideAccess: false, user: editor }),
      ),
    ).toEqual(REFUSED)
    const request = await ask(id, '', editor)
    expect((await mailsOf('asked', title)).map(({ to }) => to)).toEqual([manager.email])
    expect(await problemOf(decide(request, { decision: 'publish' }, editor))).toBe(403)
    await decide(request, { decision: 'publish' }, manager)
    expect(await statusOf(id)).toBe('published')
    await setRules({ articles: 'ask' })
  })

  it('and only managers change that', async () => {
    await setRules({ articles: 'authors' }, editor)
    expect((await cms.findByID({ collection: 'sites', id: site.id })).publishing?.articles).toBe('ask')
    await setRules({ articles: 'authors' }, manager)
    expect((await cms.findByID({ collection: 'sites', id: site.id })).publishing?.articles).toBe('authors')
    await setRules({ articles: 'ask' })
  })
})
