import { eq, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { listTodayTasks } from '../../../src/data/dashboard/todayTasks'
import type { Site } from '../../../src/payload-types'
import { publishDueReleases } from '../../../src/releases/publishRelease'
import { checkScheduled } from '../../../src/releases/scheduledChecks'
import { publishSettingsDraft, saveSettingsDraft, scheduleSettingsDraft } from '../../../src/releases/settingsDraft'
import { scheduled_checks } from '../../../src/server/database/scheduledChecks'
import { type Actor, createDocument, createSite, createUser, startCms } from '../../support/cms'

vi.mock('next/cache', () => ({ unstable_cache: <Read>(read: Read) => read, revalidateTag: () => {} }))

const AT = new Date('2099-03-01T00:00:00.000Z')
const AFTER = new Date('2099-03-01T00:01:00.000Z')

let cms: Payload
let site: Site
let editor: Actor
let target: { id: number }

beforeAll(async () => {
  cms = await startCms()
  // No web server answers here, so that the reads alone decide.
  vi.stubEnv('PORT', '9')
}, 120_000)

beforeEach(async () => {
  site = await createSite(cms)
  editor = await createUser(cms, 'siteEditor', site)
  target = await createDocument(cms, 'pages', site.id, { title: 'Target', path: '/target', _status: 'published' })
})

const stockList = (link: string) => ({ blockType: 'stockList', heading: 'Cars', linkLabel: 'All', link })
const createDraft = () =>
  createDocument(cms, 'pages', site.id, {
    title: 'Sale',
    path: '/sale',
    layout: [stockList('/gone'), stockList('/target')],
  })
const schedule = (id: number) =>
  cms.jobs.queue({
    task: 'schedulePublish',
    input: {
      ...{ type: 'publish', doc: { relationTo: 'pages', value: id }, user: { relationTo: 'users', value: editor.id } },
    } as never,
    waitUntil: AT,
  })
const endJob = ({ id }: { id: number | string }) => cms.delete({ collection: 'payload-jobs', id: Number(id) })
const publish = (id: number) => cms.update({ collection: 'pages', id, data: { _status: 'published' }, user: editor })
const unpublishTarget = () =>
  cms.update({ collection: 'pages', id: target.id, data: { _status: 'draft' }, user: editor })
const check = (now: Date) =>
  checkScheduled(cms, now, (_, error) => {
    throw error
  })
const checks = () => cms.db.drizzle.select().from(scheduled_checks).where(eq(scheduled_checks.site, site.id))
const mails = async () => {
  const { rows } = await cms.db.drizzle.execute<{ problems: { message: string; url: string }[] }>(
    sql`select payload->'problems' as problems from graphile_worker._private_jobs
      where payload->>'kind' = 'liveWithProblems' and payload->>'to' = ${editor.email}`,
  )
  return rows.flatMap(({ problems }) => problems)
}
const dashboard = async () =>
  (await listTodayTasks({ payload: cms, user: editor, site: site.id }, AFTER))
    .filter(({ text }) => text.includes('went live'))
    .map(({ text, href }) => [text, href])

it('tells whoever scheduled a document what has come up until it was published, and not what they accepted', async () => {
  const page = await createDraft()
  const job = await schedule(page.id)
  await check(new Date())
  const accepted = (await checks())[0]!.accepted.map(({ message }) => message)
  expect(accepted).toContain('The link /gone leads nowhere.')
  expect(accepted).not.toContain('The link /target leads nowhere.')

  await unpublishTarget()
  await publish(page.id)
  await endJob(job)
  await check(AFTER)
  await check(AFTER)
  const message = 'The link /target leads nowhere.'
  expect(await mails()).toEqual([
    { message, url: expect.stringContaining(`/admin/collections/pages/${page.id}?field=layout.1.link`) },
  ])
  const entry = [
    `“Sale” went live. New since you scheduled it: ${message}`,
    `/admin/collections/pages/${page.id}?field=layout.1.link`,
  ]
  expect(await dashboard()).toEqual([entry])
  // Whoever publishes it anew has seen what the check finds.
  await cms.db.pool.query('update scheduled_checks set checked_at = now() where document_id = $1', [page.id])
  await publish(page.id)
  expect(await dashboard()).toEqual([])
})

it('tells nothing of what is as it was, was not published, or is not scheduled any more', async () => {
  const [same, failed, ended] = [
    await createDraft(),
    await createDocument(cms, 'pages', site.id, {}),
    await createOther(),
  ]
  const jobs = await Promise.all([same, failed, ended].map(({ id }) => schedule(id)))
  await check(new Date())
  expect(await checks()).toHaveLength(3)
  await endJob(jobs[2]!)
  await check(new Date())
  expect(await checks()).toHaveLength(2)
  await publish(same.id)
  for (const job of jobs.slice(0, 2)) await endJob(job)
  await check(AFTER)
  expect(await checks()).toEqual([])
  expect(await mails()).toEqual([])
})
const createOther = () => createDocument(cms, 'pages', site.id, { title: 'Other', path: '/other' })

it('a draft of settings is published and scheduled with dead links by choice only, of what it changes', async () => {
  await cms.update({ collection: 'sites', id: site.id, data: { links: { parts: '/gone' } } as never })
  await saveSettingsDraft(cms, editor, site.id, { links: { contact: '/gone-too' } })
  const refusal = { status: 409, message: 'The link /gone-too leads nowhere.' }
  await expect(publishSettingsDraft(cms, editor, site.id)).rejects.toMatchObject(refusal)
  const schedule = (passes: boolean) =>
    scheduleSettingsDraft(cms, editor, site.id, '2099-03-01T09:00', new Date(), passes)
  await expect(schedule(false)).rejects.toMatchObject(refusal)
  await schedule(true)
  await publishSettingsDraft(cms, editor, site.id, true)
  expect((await cms.findByID({ collection: 'sites', id: site.id, depth: 0 })).links?.contact).toBe('/gone-too')
})

it('checks the links of a draft of settings too, which is published all the same', async () => {
  await saveSettingsDraft(cms, editor, site.id, { links: { contact: '/target' } })
  await scheduleSettingsDraft(cms, editor, site.id, '2099-03-01T09:00', new Date())
  await check(new Date())
  const [kept] = await checks()
  expect(kept).toMatchObject({ collection: 'sites', document: site.id })
  await unpublishTarget()
  const later = new Date(kept!.at.getTime() + 60_000)
  await publishDueReleases(cms, later, () => {})
  expect((await cms.findByID({ collection: 'sites', id: site.id, depth: 0 })).links?.contact).toBe('/target')
  await check(later)
  expect(await mails()).toEqual([
    {
      message: 'The link /target leads nowhere.',
      url: expect.stringContaining(`/sites/${site.id}?field=links.contact`),
    },
  ])
})
