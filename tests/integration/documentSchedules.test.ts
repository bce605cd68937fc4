import type { Payload } from 'payload'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { WhenCell } from '../../src/admin/calendar/WhenCell'
import { readDocumentDesk } from '../../src/releases/documentDesk'
import { createDocument, createSite, createUser, startCms } from '../support/cms'

let cms: Payload

beforeAll(async () => {
  cms = await startCms()
})

/** The Schedule drawer sends ids as text, code as numbers. */
const schedule = (
  relationTo: 'pages' | 'offers',
  value: number | string,
  type: 'publish' | 'unpublish',
  waitUntil: string,
) =>
  cms.jobs.queue({
    task: 'schedulePublish',
    input: { type, doc: { relationTo, value: value as number } },
    waitUntil: new Date(waitUntil),
  })

/** What the list shows of a document. */
async function readCell(collectionSlug: 'pages' | 'offers', id: number): Promise<string | null> {
  const rowData = await cms.findByID({ collection: collectionSlug, id, depth: 0, draft: true })
  const cell = (await WhenCell({ collectionSlug, payload: cms, rowData } as never)) as ReactElement | null
  return cell && renderToStaticMarkup(cell).replace(/<[^>]*>/g, '')
}

it('a document with a scheduled publish says so in its form and in its list, on the clock of its site', async () => {
  const site = await createSite(cms)
  await cms.update({ collection: 'sites', id: site.id, data: { timeZone: 'Australia/Perth' } })
  const editor = await createUser(cms, 'siteEditor', site)
  const offer = await createDocument(cms, 'offers', site.id, { _status: 'draft' })
  const other = await createDocument(cms, 'offers', site.id)
  await schedule('offers', offer.id, 'unpublish', '2031-01-31T01:00:00Z')
  await schedule('offers', String(offer.id), 'publish', '2031-01-01T01:00:00Z')
  await schedule('pages', other.id, 'publish', '2031-01-01T01:00:00Z')
  const desk = (id: number) => readDocumentDesk(cms, editor, 'offers', id)
  expect(await desk(offer.id)).toMatchObject({
    timeZone: 'Australia/Perth',
    schedules: [
      { at: '2031-01-01T01:00:00.000Z', event: 'publishes' },
      { at: '2031-01-31T01:00:00.000Z', event: 'unpublishes' },
    ],
  })
  expect(await readCell('offers', offer.id)).toBe(
    'Publishes on 1 Jan 2031, 9:00 am; Unpublishes on 31 Jan 2031, 9:00 am',
  )
  expect((await desk(other.id)).schedules).toEqual([])
  expect(await readCell('offers', other.id)).toBeNull()
})

it('a page with dates has them in its list', async () => {
  const site = await createSite(cms)
  await cms.update({ collection: 'sites', id: site.id, data: { timeZone: 'Australia/Brisbane' } })
  const page = await createDocument(cms, 'pages', site.id, {
    ...{ startsAt: '2031-01-01T01:00:00Z', expiresAt: '2031-02-01T02:30:00Z', _status: 'published' },
  })
  await schedule('pages', page.id, 'publish', '2030-12-01T01:00:00Z')
  expect(await readCell('pages', page.id)).toBe(
    'Publishes on 1 Dec 2030, 11:00 am; Starts on 1 Jan 2031, 11:00 am; Ends on 1 Feb 2031, 12:30 pm',
  )
})

it('each collection with a Schedule drawer has the column in its list', () => {
  const scheduled = Object.values(cms.collections).flatMap(({ config }) => {
    const drafts = config.versions?.drafts
    return typeof drafts === 'object' && drafts.schedulePublish ? config : []
  })
  expect(scheduled.length).toBeGreaterThan(10)
  for (const { admin, fields, slug } of scheduled) {
    expect([slug, fields.some((field) => 'name' in field && field.name === 'when')]).toEqual([slug, true])
    if (admin.defaultColumns) expect([slug, admin.defaultColumns]).toEqual([slug, expect.arrayContaining(['when'])])
  }
})
