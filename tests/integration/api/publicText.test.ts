import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { POST as postEnquiry } from '../../../src/app/api/enquiries/route'
import { POST as postEvents } from '../../../src/app/api/events/route'
import { ANALYTICS_EVENTS } from '../../../src/domain/leads/analyticsEvents'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { createSite, startCms, uniqueName } from '../../support/cms'

const HALF = '\ud83d'
const host = `${uniqueName('dealer')}.test`
let cms: Payload
let siteId: number

beforeAll(async () => {
  cms = await startCms()
  const site = await createSite(cms)
  siteId = site.id
  await cms.update({ collection: 'sites', id: site.id, data: { domains: [{ host }] } })
  await ensureJobTables(cms.db.pool)
})

const post = (handler: (request: Request) => Promise<Response>, path: string, body: object, headers = {}) =>
  handler(
    new Request(`http://${host}${path}`, {
      method: 'POST',
      headers: { host, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  )

it('[LEAD-01] an enquiry with NUL and lone surrogates is stored without them', async () => {
  const enquiry = {
    kind: 'general',
    category: 'General Enquiry',
    name: `Ada${HALF}\0`,
    email: 'ada@shopper.test',
    phone: '0491 570 006',
    message: `Is it\0 still there? ${HALF}`,
    details: { [`How many${HALF}`]: `two\0` },
    visited_pages: [`/cars\0`],
    linked_query_params: { utm_source: `${'x'.repeat(299)}${HALF}` },
  }
  const response = await post(postEnquiry, '/api/enquiries', enquiry, {
    'Idempotency-Key': uniqueName('submission-key'),
  })
  const stored = (await response.json()) as { lead_id: number }
  expect(response.status).toBe(201)
  const lead = await cms.findByID({ collection: 'leads', id: stored.lead_id, depth: 0 })
  expect(lead).toMatchObject({
    name: 'Ada',
    message: 'Is it still there?',
    details: { 'How many': 'two' },
    lead_attributes: { visited_pages: ['/cars'], linked_query_params: { utm_source: 'x'.repeat(299) } },
  })
})

it('[LEAD-10] events are stored without them too', async () => {
  const details = { 'k\0': `v${HALF}` }
  const body = { events: [{ event_id: ANALYTICS_EVENTS.usedVehicleView, path: `/x\0${HALF}`, details }] }
  // A crawler gets the same answer, and counts nothing.
  for (const agent of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'Mozilla/5.0 (iPhone) Safari/604.1'])
    expect((await post(postEvents, '/api/events', body, { 'user-agent': agent })).status).toBe(204)
  const { rows } = await cms.db.pool.query('select path, details from analytics_events where site_id = $1', [siteId])
  expect(rows).toEqual([{ path: '/x', details: { k: 'v' } }])
})
