import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { enquirySchema } from '../../../src/domain/leads/enquiry'
import { miscellaneousSchema } from '../../../src/domain/leads/miscellaneous'
import { stepSchema } from '../../../src/domain/leads/steps'
import { applyStep } from '../../../src/leads/applyStep'
import { resendDelivery } from '../../../src/leads/resendDelivery'
import { saveMiscellaneous } from '../../../src/leads/saveMiscellaneous'
import { type StoredEnquiry, storeEnquiry } from '../../../src/leads/storeEnquiry'
import { storeEvents } from '../../../src/leads/storeEvents'
import type { Site } from '../../../src/payload-types'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { retryAfterSeconds } from '../../../src/server/rateLimit'
import { createDocument, createSite, startCms, uniqueName } from '../../support/cms'

let cms: Payload
let site: Site
let other: Site

beforeAll(async () => {
  cms = await startCms()
  site = await createSite(cms)
  other = await createSite(cms)
  await ensureJobTables(cms.db.pool)
})

const startEnquiry = (now = new Date(), key = uniqueName('submission-key')) =>
  storeEnquiry(cms.db.pool, {
    site: { id: site.id, email: 'hello@dealer.test', wording: { enquiryConsent: 'News, please.' } as never },
    enquiry: enquirySchema.parse({
      opt_in: true,
      ...{ kind: 'tradeIn', step: 'start', name: 'Ada', email: 'ada@shopper.test', phone: '0491 570 006' },
      visited_pages: ['/', '/trade-in'],
      linked_query_params: { utm_source: 'news' },
    }),
    idempotencyKey: key,
    ...{ car: null, location: null, userAgent: 'a test', tokenSecret: 'a-secret', now },
    routing: { routes: [], receipt: true },
  })

const submitStep = (lead: StoredEnquiry, input: Record<string, unknown>, siteId = site.id, now = new Date()) =>
  applyStep(cms.db.pool, {
    ...{ siteId, leadId: lead.lead_id, now },
    input: stepSchema.parse({ token: lead.token, ...input }),
    serverData: { low: 20_000, high: 23_000 },
  })

const getLead = (id: number) => cms.findByID({ collection: 'leads', id, depth: 0 })
const listDeliveries = async (id: number) =>
  (await cms.find({ collection: 'leadDeliveries', where: { lead: { equals: id } }, sort: 'id', depth: 0 })).docs

describe('[LEAD-05] [LEAD-08] an enquiry in steps', () => {
  it('delays its delivery until the last step, and keeps the fields of each step', async () => {
    const lead = await startEnquiry()
    const [queued] = await listDeliveries(lead.lead_id)
    expect(Date.parse(queued!.next_try_at!)).toBeGreaterThan(Date.now() + 10 * 60_000)
    expect(await getLead(lead.lead_id)).toMatchObject({
      step: 'start',
      subcategory: '1. Started',
      consent_text: 'News, please.',
      lead_attributes: { visited_pages: ['/', '/trade-in'], linked_query_params: { utm_source: 'news' } },
    })

    await submitStep(lead, { step: 'rego', rego: '1AB2CD', rego_state: 'VIC' })
    await submitStep(lead, { step: 'valuation', vehicle: { make: 'Mazda', year: 2020, km: 50_000 } })
    const accepted = await submitStep(lead, { step: 'accept', offer_accepted: true })
    expect(accepted).toEqual({ lead_id: lead.lead_id, reference: lead.reference, step: 'accept' })
    expect(await getLead(lead.lead_id)).toMatchObject({
      step: 'accept',
      subcategory: '3. Offer Accepted',
      rego: '1AB2CD',
      form_completed: true,
      offer_accepted: true,
      trade_in: {
        ...{ rego_state: 'VIC', make: 'Mazda', year: 2020, km: 50_000, low: 20_000, high: 23_000 },
        offer_accepted: true,
      },
    })
    const input = await listDeliveries(lead.lead_id)
    expect(input.map(({ part }) => part)).toEqual(['lead', 'lead'])
    for (const { next_try_at } of input) expect(Date.parse(next_try_at!)).toBeLessThanOrEqual(Date.now() + 1000)
    // A retry after a lost response gets the same response, and sends nothing twice.
    expect(await submitStep(lead, { step: 'accept' })).toEqual(accepted)
    expect(await listDeliveries(lead.lead_id)).toHaveLength(2)
  })

  it('sends later fields if the first part has been delivered', async () => {
    const lead = await startEnquiry()
    await cms.db.pool.query(`update lead_deliveries set status = 'delivered' where lead_id = $1`, [lead.lead_id])
    await submitStep(lead, { step: 'accept' })
    const input = await listDeliveries(lead.lead_id)
    expect(input.map(({ part, purpose }) => `${part} ${purpose}`)).toEqual([
      'lead dealer',
      'lead receipt',
      'update dealer',
    ])
  })

  it('rejects another token, another site, a late step and a step back', async () => {
    const lead = await startEnquiry()
    expect(await submitStep(lead, { step: 'rego', token: 'x'.repeat(43) })).toBe('unknown')
    expect(await submitStep(lead, { step: 'rego' }, other.id)).toBe('unknown')
    expect(await submitStep(lead, { step: 'rego' }, site.id, new Date(Date.now() + 25 * 3_600_000))).toBe('unknown')
    await submitStep(lead, { step: 'valuation' })
    expect(await submitStep(lead, { step: 'rego' })).toBe('late')
    // A repeated first step gets the same token.
    const key = uniqueName('submission-key')
    expect((await startEnquiry(new Date(), key)).token).toBe((await startEnquiry(new Date(), key)).token)
  })
})

it('[LEAD-01] a failed delivery is retried when staff ask, and one in progress is not', async () => {
  const lead = await startEnquiry()
  const [delivery] = await listDeliveries(lead.lead_id)
  const set = (status: string) =>
    cms.db.pool.query('update lead_deliveries set status = $2, attempts = 13 where id = $1', [delivery!.id, status])
  await set('dead')
  expect(await resendDelivery(cms.db.pool, delivery!.id, 'Grace', new Date())).toBe(true)
  const [repeated] = await listDeliveries(lead.lead_id)
  expect(repeated).toMatchObject({
    status: 'queued',
    attempts: 0,
    attempt_log: [{ outcome: 'resent', message: 'Sent again by Grace.' }],
  })
  await set('sending')
  expect(await resendDelivery(cms.db.pool, delivery!.id, 'Grace', new Date())).toBe(false)
  await set('queued')
})

it('deleting a lead deletes its deliveries and the shopper’s files', async () => {
  const lead = await startEnquiry()
  const upload = await createDocument(cms, 'uploads', site.id, { lead: lead.lead_id })
  await cms.delete({ collection: 'leads', id: lead.lead_id })
  expect(await listDeliveries(lead.lead_id)).toEqual([])
  expect(await cms.findByID({ collection: 'uploads', id: upload.id, disableErrors: true })).toBeNull()
})

it('a car has one active hold, and can be held again after it ends', async () => {
  const { car } = await createDocument(cms, 'holds', site.id)
  const hold = (data: object) =>
    cms.create({
      collection: 'holds',
      data: { site: site.id, car, expires_at: '2027-01-01T00:00:00.000Z', ...data } as never,
    })
  await expect(hold({ status: 'held' })).rejects.toThrow()
  await cms.update({ collection: 'holds', where: { site: { equals: site.id } }, data: { status: 'released' } })
  await expect(hold({ status: 'held' })).resolves.toBeTruthy()
})

it('rate limits are shared by all servers, per rule and sender', async () => {
  const rule = { name: uniqueName('rule'), times: 3, seconds: 60 }
  const { pool } = cms.db
  const waits = []
  for (let time = 0; time < 4; time += 1) waits.push(await retryAfterSeconds(pool, rule, '1:203.1.2.3'))
  expect(waits.slice(0, 3)).toEqual([0, 0, 0])
  expect(waits[3]).toBeGreaterThan(0)
  expect(waits[3]).toBeLessThanOrEqual(60)
  expect(await retryAfterSeconds(pool, rule, '2:203.1.2.3')).toBe(0)
  expect(await retryAfterSeconds(pool, { ...rule, name: uniqueName('rule') }, '1:203.1.2.3')).toBe(0)
})

it('[LEAD-10] events are stored by number, for their site', async () => {
  await storeEvents(cms.db.pool, site.id, {
    events: [
      { event_id: 14, path: '/cars/a', car_id: 5, location_id: null, details: {} },
      { event_id: 22, path: '/contact', details: { form: 'general' } },
    ],
  })
  const { rows } = await cms.db.pool.query(
    'select site_id, event_id, path, car_id, details from analytics_events order by event_id',
  )
  expect(rows).toEqual([
    { site_id: site.id, event_id: 14, path: '/cars/a', car_id: 5, details: null },
    { site_id: site.id, event_id: 22, path: '/contact', car_id: null, details: { form: 'general' } },
  ])
})

it('[LEAD-08] a valuation is stored in its own column, only by the shopper of the lead', async () => {
  const lead = await startEnquiry()
  const note = (overrides: object = {}, siteId = site.id, now = new Date()) =>
    saveMiscellaneous(
      cms.db.pool,
      siteId,
      miscellaneousSchema.parse({
        ...{ column_name: 'valuation', lead_id: lead.lead_id, token: lead.token },
        valuation: { low: 20_000, high: 23_000, comparables: 6 },
        ...overrides,
      }),
      now,
    )
  expect(await note({ token: 'x'.repeat(43) })).toBe(false)
  expect(await note({}, other.id)).toBe(false)
  expect(await note({}, site.id, new Date(Date.now() + 25 * 3_600_000))).toBe(false)
  expect((await getLead(lead.lead_id)).miscellaneous ?? null).toBeNull()
  expect(await note()).toBe(true)
  expect(await note({ valuation: { no_valuation: 'In person.' } })).toBe(true)
  expect((await getLead(lead.lead_id)).miscellaneous).toEqual({ valuation: { no_valuation: 'In person.' } })
  expect(miscellaneousSchema.safeParse({ column_name: 'notes' }).success).toBe(false)
})
