import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listTodayTasks } from '../../../src/data/dashboard/todayTasks'
import type { Site } from '../../../src/payload-types'
import { askApproval, decideApproval } from '../../../src/releases/approvals'
import { readDocumentDesk } from '../../../src/releases/documentDesk'
import { addToRelease, takeOut } from '../../../src/releases/holdDocument'
import { publishScheduled } from '../../../src/releases/publishScheduled'
import { checkReleaseItem, readReleaseDesk } from '../../../src/releases/releaseDesk'
import { ReleaseProblem } from '../../../src/releases/releaseProblem'
import { cancelPublication, schedulePublication } from '../../../src/releases/schedulePublication'
import { scheduleRelease } from '../../../src/releases/scheduleRelease'
import { saveSettingsDraft, scheduleSettingsDraft } from '../../../src/releases/settingsDraft'
import { findRefusals } from '../../../src/releases/trialPublish'
import { registerScheduledPublishing } from '../../../src/server/scheduledPublishing'
import { type Actor, createDocument, createSite, createUser, startCms, uniqueName } from '../../support/cms'

const AT = new Date('2031-05-01T00:00:00.000Z')
const QUESTIONS = {
  field: 'layout.0.questions',
  message: 'Content > Blocks > Block 1 (Questions and answers) > Questions: Add at least 1.',
}

let cms: Payload
let site: Site
let editor: Actor
let colleague: Actor
let author: Actor

beforeAll(async () => {
  cms = await startCms()
  registerScheduledPublishing(publishScheduled)
  site = await createSite(cms)
  editor = await createUser(cms, 'siteEditor', site)
  colleague = await createUser(cms, 'siteEditor', site)
  author = await createUser(cms, 'siteAuthor', site)
})
afterAll(() => registerScheduledPublishing((args, publish) => publish(args)))

const pageDraft = (data: object = {}) => createDocument(cms, 'pages', site.id, { title: uniqueName('Draft'), ...data })
/** A draft that has an FAQ block without questions. */
const incomplete = async () => {
  const page = await pageDraft()
  await breakPage(page.id)
  return page
}
const breakPage = (id: number) =>
  cms.update({ collection: 'pages', id, data: { layout: [{ blockType: 'faq', questions: [] }] } as never, draft: true })
const invalidOffer = async () => {
  const offer = await createDocument(cms, 'offers', site.id, { _status: 'draft' })
  await cms.update({ collection: 'offers', id: offer.id, data: { price: 20, before_price: 10 }, draft: true })
  return offer
}
const publication = (id: number, at = AT, collection: 'pages' | 'offers' = 'pages') =>
  ({ collection, id, event: 'publishes', at, timeZone: 'Australia/Perth' }) as const
const schedulesOf = async (id: number) =>
  (await readDocumentDesk(cms, editor, 'pages', id)).schedules.map(({ at }) => at)
const refusalOf = async (work: Promise<unknown>) => {
  try {
    await work
  } catch (error) {
    if (error instanceof ReleaseProblem) return { status: error.status, errors: error.errors }
    throw error
  }
  return null
}
const refusedField = ({ field, message }: { field: string; message: unknown }) => ({
  status: 400,
  errors: [{ field: `fields.${field}`, message }],
})

describe('what publishing would refuse', () => {
  it('is named by field, and nothing is saved', async () => {
    const [page, offer, fine] = [await incomplete(), await invalidOffer(), await pageDraft()]
    expect(await findRefusals(cms, editor, { collection: 'pages', id: page.id })).toEqual([QUESTIONS])
    expect(await findRefusals(cms, author, { collection: 'offers', id: offer.id })).toEqual([
      { field: 'before_price', message: expect.stringMatching(/Was \(\$\): Must be higher than the price\.$/) },
    ])
    expect(await findRefusals(cms, editor, { collection: 'pages', id: fine.id })).toEqual([])
    const data = { title: 'Of the form', layout: [{ blockType: 'faq', questions: [] }] }
    expect(await findRefusals(cms, editor, { collection: 'pages', id: fine.id, data })).toEqual([QUESTIONS])
    expect(await cms.findByID({ collection: 'pages', id: fine.id, draft: true })).toMatchObject({
      ...{ title: fine.title, _status: 'draft' },
    })
  })

  it('an address that a published page has, too', async () => {
    const path = `/${uniqueName('taken')}`
    await pageDraft({ path, _status: 'published' })
    const other = await pageDraft({ _status: 'published' })
    await cms.update({ collection: 'pages', id: other.id, data: { path }, draft: true })
    expect(await findRefusals(cms, editor, { collection: 'pages', id: other.id })).not.toEqual([])
  })

  it('is not scheduled: alone, by approval, in a release or as a draft of settings', async () => {
    const page = await incomplete()
    expect(await refusalOf(schedulePublication(cms, editor, publication(page.id)))).toEqual(refusedField(QUESTIONS))
    const request = await askApproval(cms, author, { collection: 'pages', id: page.id, note: '' })
    const decide = (decision: 'publish' | 'schedule') =>
      decideApproval(cms, editor, request, { decision, at: '2031-05-01T09:00' } as never, new Date())
    expect(await refusalOf(decide('schedule'))).toEqual(refusedField(QUESTIONS))
    expect(await refusalOf(decide('publish'))).toEqual(refusedField(QUESTIONS))
    expect(await schedulesOf(page.id)).toEqual([])

    const offer = await invalidOffer()
    const { id: release } = await addToRelease(cms, editor, {
      ...{ collection: 'offers', id: offer.id, release: null, name: uniqueName('Release'), values: null },
    })
    const desk = await readReleaseDesk(cms, editor, release)
    expect(await checkReleaseItem(cms, editor, release, desk.documents[0]!.item, new Date())).toContainEqual(
      expect.objectContaining({ field: 'before_price', isSerious: true }),
    )
    expect(await refusalOf(scheduleRelease(cms, editor, release, '2031-05-01T09:00', new Date()))).toEqual({
      status: 400,
      errors: [
        {
          field: `documents.offers.${offer.id}`,
          message: expect.stringMatching(/^Offer ".+": .*Was \(\$\): Must be higher/),
        },
      ],
    })

    await saveSettingsDraft(cms, editor, site.id, { theme: { colours: { ink: '#fefefe' } } })
    const schedule = scheduleSettingsDraft(cms, editor, site.id, '2031-05-01T09:00', new Date(), true)
    expect(await refusalOf(schedule)).toMatchObject({
      status: 400,
      errors: [{ message: expect.stringContaining('contrast') }],
    })
  })
})

describe('a document of a release', () => {
  it('has no time of its own: what it has is taken back, and it gets none until it is taken out', async () => {
    const { id } = await pageDraft()
    await schedulePublication(cms, editor, publication(id))
    const name = uniqueName('Release')
    await addToRelease(cms, editor, { collection: 'pages', id, release: null, name, values: null })
    expect(await schedulesOf(id)).toEqual([])
    const held = { status: 409, errors: [{ field: 'release', message: expect.stringContaining(name) }] }
    expect(await refusalOf(schedulePublication(cms, editor, publication(id)))).toEqual(held)
    const request = await askApproval(cms, author, { collection: 'pages', id, note: '' })
    const decision = { decision: 'schedule', at: '2031-06-01T10:00' } as const
    expect(await refusalOf(decideApproval(cms, editor, request, decision, new Date()))).toEqual(held)
    await takeOut(cms, editor, 'pages', id)
    await decideApproval(cms, editor, request, decision, new Date())
    expect(await schedulesOf(id)).toHaveLength(1)
  })
})

describe('a document that will be published by itself', () => {
  const holdFor = async (user: Actor, id: number) => (await readDocumentDesk(cms, user, 'pages', id)).hold
  const write = (user: Actor, id: number) =>
    cms.update({
      ...{ collection: 'pages', id, draft: true, depth: 0, overrideAccess: false, user },
      data: { title: 'Unseen by who approved', _status: 'draft' } as never,
    })

  it('at a time of its own is not changed by those who may not publish it, whose form says so at once', async () => {
    const { id } = await pageDraft()
    expect(await holdFor(author, id)).toBeNull()
    await schedulePublication(cms, editor, publication(id))
    expect(await holdFor(author, id)).toEqual({ release: null, at: AT.toISOString(), by: editor.name })
    expect(await holdFor(editor, id)).toBeNull()
    await expect(write(author, id)).rejects.toThrow(
      `It is scheduled to be published. ${editor.name} scheduled it. Ask an editor`,
    )
    await cancelPublication(cms, editor, publication(id))
    await write(author, id)
  })

  it('with a scheduled release, too', async () => {
    const { id } = await pageDraft()
    const name = uniqueName('Release')
    const item = { collection: 'pages', id, release: null, name, values: null } as const
    const release = await addToRelease(cms, editor, item)
    expect(await holdFor(author, id)).toBeNull()
    await scheduleRelease(cms, editor, release.id, '2031-05-01T10:00', new Date())
    expect(await holdFor(author, id)).toEqual({ release: name, at: AT.toISOString(), by: editor.name })
    await expect(write(author, id)).rejects.toThrow(
      `It will be published with the release ${name}, which is scheduled.`,
    )
  })
})

describe('a document', () => {
  it('has one time, which another replaces whatever set it, and which its form takes back', async () => {
    const { id } = await pageDraft()
    await cms.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'pages', value: id } },
      waitUntil: new Date('2031-04-01T00:00:00Z'),
    })
    await schedulePublication(cms, editor, publication(id))
    expect(await schedulesOf(id)).toEqual([AT.toISOString()])
    const request = await askApproval(cms, author, { collection: 'pages', id, note: '' })
    await decideApproval(cms, editor, request, { decision: 'schedule', at: '2031-06-01T10:00' }, new Date())
    expect(await schedulesOf(id)).toEqual(['2031-06-01T00:00:00.000Z'])
    const unpublish = { ...publication(id, new Date('2031-07-01T00:00:00Z')), event: 'unpublishes' } as const
    await schedulePublication(cms, editor, unpublish)
    expect(await refusalOf(cancelPublication(cms, author, publication(id)))).toMatchObject({ status: 403 })
    await cancelPublication(cms, editor, publication(id))
    expect(await schedulesOf(id)).toEqual(['2031-07-01T00:00:00.000Z'])
  })
})

describe('a document that cannot be published when it is due', () => {
  const mailsOf = async (title: unknown) => {
    const { rows } = await cms.db.drizzle.execute<{ payload: { to: string; problems: { url: string }[] } }>(sql`
      select payload from graphile_worker._private_jobs
      where payload->>'kind' = 'notPublished' and payload->>'what' like ${`%${title}%`} order by id`)
    return rows.map(({ payload }) => payload)
  }
  const tasksOf = async (user: Actor, title: unknown) =>
    (await listTodayTasks({ payload: cms, user, site: null }, new Date())).filter(({ text }) =>
      text.includes(String(title)),
    )
  const makeDue = async (id: number) => {
    await cms.update({
      collection: 'payload-jobs',
      where: { 'input.doc.value': { equals: String(id) } },
      data: { waitUntil: new Date(Date.now() - 1000).toISOString() },
    })
    await cms.jobs.run({ allQueues: true, limit: 100 })
  }

  it('is told once, with each field, to whoever scheduled it and to the editors; it has no time any more', async () => {
    const { id, title } = await pageDraft()
    await schedulePublication(cms, editor, publication(id))
    await breakPage(id)
    const warn = vi.spyOn(cms.logger, 'warn')
    await makeDue(id)
    await cms.jobs.run({ allQueues: true, limit: 100 })
    expect(warn.mock.calls.filter(([, message]) => message === 'A scheduled document was not published')).toHaveLength(
      1,
    )
    warn.mockRestore()
    expect(await schedulesOf(id)).toEqual([])
    const mails = await mailsOf(title)
    expect(mails.map(({ to }) => to)).toEqual([editor.email, colleague.email])
    expect(mails[0]!.problems).toEqual([
      { message: QUESTIONS.message, url: expect.stringContaining(`/pages/${id}?field=layout.0.questions`) },
    ])
    const entry = {
      text: expect.stringContaining('was not published when it was due.'),
      href: `/admin/collections/pages/${id}?field=layout.0.questions`,
    }
    expect(await tasksOf(editor, title)).toMatchObject([entry])
    expect(await tasksOf(colleague, title)).toMatchObject([entry])
    // A new time ends it.
    await cms.update({ collection: 'pages', id, data: { layout: [] }, draft: true })
    await schedulePublication(cms, editor, publication(id))
    expect(await tasksOf(editor, title)).toEqual([])
  })

  it('is published once a database that was away is back', async () => {
    const { id } = await pageDraft()
    await schedulePublication(cms, editor, publication(id))
    registerScheduledPublishing((args) =>
      publishScheduled(args, () => Promise.reject(new Error('Connection terminated'))),
    )
    await makeDue(id)
    registerScheduledPublishing(publishScheduled)
    expect(await schedulesOf(id)).toHaveLength(1)
    await makeDue(id)
    expect((await cms.findByID({ collection: 'pages', id }))._status).toBe('published')
  })
})
