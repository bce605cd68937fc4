import { existsSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { getRetentionForecast } from '../../../src/data/privacyDesk/retentionForecast'
import { retentionCutoff } from '../../../src/domain/privacy/retention'
import { applyRetention } from '../../../src/leads/privacy/applyRetention'
import { deleteOldMailCopies } from '../../../src/leads/privacy/deleteOldMailCopies'
import type { Site } from '../../../src/payload-types'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { createDocument, createSite, createUser, startCms } from '../../support/cms'
import { createEnquiry, mailFolder } from './deskFixture'

const NOW = new Date('2026-11-23T16:30:00.000Z')
const monthsAgo = (months: number, ms = 0) => new Date(retentionCutoff(NOW, months).getTime() + ms).toISOString()

let cms: Payload
let site: Site

beforeAll(async () => {
  cms = await startCms()
  await ensureJobTables(cms.db.pool)
  site = await createSite(cms)
})

const lead = (data: Record<string, unknown>, at = site) => createDocument(cms, 'leads', at.id, data)
const isErased = async ({ id }: { id: number }) =>
  (await cms.findByID({ collection: 'leads', id, depth: 0 })).erased_at !== null

it('[PRIV-06] removes what is older than its site keeps, by kind and to the millisecond, and records the numbers', async () => {
  const strict = await createSite(cms)
  await cms.update({ collection: 'sites', id: strict.id, data: { privacy: { leads: 6, applications: 3 } } })
  const due = await lead({ createdAt: monthsAgo(24, -1) })
  const kept = await lead({ createdAt: monthsAgo(24) })
  const application = await lead({ kind: 'careers', createdAt: monthsAgo(12, -1) })
  const elsewhere = await lead({ createdAt: monthsAgo(6, -1) }, strict)
  // Until it is delivered, a lead is still needed.
  const waiting = await lead({ createdAt: monthsAgo(30) })
  await createDocument(cms, 'leadDeliveries', site.id, { lead: waiting.id, status: 'failed' })
  const withFile = await lead({ createdAt: monthsAgo(13) })
  const file = await createDocument(cms, 'uploads', site.id, { lead: withFile.id })
  await cms.db.pool.query('update uploads set created_at = $1 where id = $2', [monthsAgo(12, -1), file.id])
  const addEvent = 'insert into analytics_events (site_id, event_id, at) values ($1, 4, $2)'
  for (const at of [monthsAgo(3, -1), monthsAgo(3)]) await cms.db.pool.query(addEvent, [site.id, at])

  const account = await createDocument(cms, 'shoppers', site.id, { signed_in_at: monthsAgo(24, -1) })
  await createDocument(cms, 'shoppers', site.id, { signed_in_at: monthsAgo(23) })
  // Another site keeps its own.
  await createDocument(cms, 'shoppers', strict.id, { signed_in_at: monthsAgo(23) })

  const staff = { payload: cms, user: await createUser(cms, 'siteEditor', site), site: null }
  const access = { staff, rights: { find: true, handle: true, readLog: false }, sites: [] }
  const sites = [{ id: site.id, name: site.name, timeZone: 'Australia/Sydney' }]
  const [forecast] = await getRetentionForecast({ ...access, sites }, NOW)
  expect(forecast?.kinds.map(({ kind, tonight, soon }) => [kind, tonight, soon])).toEqual([
    ...[
      ['leads', 1, 2],
      ['applications', 1, 1],
    ],
    ...[
      ['files', 1, 1],
      ['events', 1, 2],
      ['mailCopies', 0, 0],
      ['shoppers', 1, 1],
    ],
  ])

  expect(await applyRetention(cms.db.pool, NOW)).toBe(false)
  for (const one of [due, application, elsewhere]) expect(await isErased(one)).toBe(true)
  for (const one of [kept, waiting, withFile]) expect(await isErased(one)).toBe(false)
  // The hourly clean-up deletes a file without a lead.
  expect(await cms.findByID({ collection: 'uploads', id: file.id, depth: 0 })).toMatchObject({
    lead: null,
    sent_as: null,
  })
  const { rows } = await cms.db.pool.query('select at from analytics_events where site_id = $1', [site.id])
  expect(rows).toHaveLength(1)
  const listLog = async (id: number) =>
    (await cms.find({ collection: 'privacyLog', where: { site: { equals: id } } })).docs.map(({ summary }) => summary)
  expect(await listLog(site.id)).toEqual(['1 enquiry, 1 job application, 1 file, 1 analytics event, 1 shopper account'])
  expect(await listLog(strict.id)).toEqual(['1 enquiry'])
  expect(await cms.findByID({ collection: 'shoppers', id: account.id, disableErrors: true })).toBeNull()
  await applyRetention(cms.db.pool, NOW)
  expect(await listLog(site.id)).toHaveLength(1)
})

it('[PRIV-06] removes addresses of alerts without an account once their owner changed nothing for as long as accounts are kept', async () => {
  const own = await createSite(cms)
  await createDocument(cms, 'shoppers', own.id, { email: 'account@shopper.test', signed_in_at: monthsAgo(1) })
  const addresses = { old: monthsAgo(24, -1), recent: monthsAgo(24), account: monthsAgo(30) }
  for (const [name, usedAt] of Object.entries(addresses))
    await cms.db.pool.query(
      'insert into alert_recipients (site_id, email, email_hash, car_frequency, used_at) values ($1, $2, $2, $3, $4)',
      [own.id, `${name}@shopper.test`, 'daily', usedAt],
    )
  await applyRetention(cms.db.pool, NOW)
  const { rows } = await cms.db.pool.query('select email from alert_recipients where site_id = $1 order by 1', [own.id])
  expect(rows.map(({ email }) => email)).toEqual(['account@shopper.test', 'recent@shopper.test'])
  const { docs } = await cms.find({ collection: 'privacyLog', where: { site: { equals: own.id } } })
  expect(docs.map(({ summary }) => summary)).toContain('1 address of alerts')
})

it('[PRIV-06] takes the words of a search off the note of an export once enquiries of that time are removed', async () => {
  const strict = await createSite(cms)
  const note = (createdAt: string) =>
    createDocument(cms, 'leadExports', strict.id, { filters: 'New, with \u201cada@example.test\u201d', createdAt })
  const [due, kept] = [await note(monthsAgo(24, -1)), await note(monthsAgo(24))]
  await applyRetention(cms.db.pool, NOW)
  await applyRetention(cms.db.pool, NOW)
  const read = async ({ id }: { id: number }) => (await cms.findByID({ collection: 'leadExports', id })).filters
  expect([await read(due), await read(kept)]).toEqual([
    'New, with \u201cerased\u201d',
    'New, with \u201cada@example.test\u201d',
  ])
  const log = await cms.find({ collection: 'privacyLog', where: { site: { equals: strict.id } } })
  expect(log.docs.map(({ summary }) => summary)).toEqual(['1 note of an export'])
})

it('removes the payer seven years after a payment, once the enquiry has been removed', async () => {
  const addPayment = async (paid_at: string, createdAt = monthsAgo(90)) => {
    const { id } = await lead({ createdAt })
    const data = { lead: id, status: 'paid', createdAt, payer_name: 'Ada', payer_email: 'ada@example.test' }
    const payment = await createDocument(cms, 'payments', site.id, data)
    // The collection itself sets the time of a payment marked as paid by staff.
    await cms.db.pool.query('update payments set paid_at = $1 where id = $2', [paid_at, payment.id])
    return payment
  }
  const due = await addPayment(monthsAgo(84, -1))
  const required = await addPayment(monthsAgo(84))
  await applyRetention(cms.db.pool, NOW)
  expect(await cms.findByID({ collection: 'payments', id: due.id })).toMatchObject({ payer_name: null, status: 'paid' })
  expect(await cms.findByID({ collection: 'payments', id: required.id })).toMatchObject({ payer_name: 'Ada' })
})

it('works in batches: one run removes a limited number and asks for another', async () => {
  const busy = await createSite(cms)
  await cms.db.pool.query(
    "insert into analytics_events (site_id, event_id, at) select $1, 4, '2020-01-01' from generate_series(1, 100001)",
    [busy.id],
  )
  expect(await applyRetention(cms.db.pool, NOW)).toBe(true)
  expect(await applyRetention(cms.db.pool, NOW)).toBe(false)
  const { rowCount } = await cms.db.pool.query('select from analytics_events where site_id = $1', [busy.id])
  expect(rowCount).toBe(0)
})

it('deletes copies of emails after the months of their own site', async () => {
  const patient = await createSite(cms)
  await cms.update({ collection: 'sites', id: patient.id, data: { privacy: { mailCopies: 12 } } })
  const [old, fresh] = [await createEnquiry(cms, site.id), await createEnquiry(cms, site.id)]
  const elsewhere = await createEnquiry(cms, patient.id)
  const setAge = (file: string, at: string) => utimes(file, new Date(at), new Date(at))
  for (const { copy } of [old, elsewhere]) await setAge(copy, monthsAgo(3, -1000))
  await setAge(fresh.copy, monthsAgo(3, 1000))
  expect(await deleteOldMailCopies(cms.db.pool, mailFolder(), NOW)).toBe(false)
  expect([old, fresh, elsewhere].map(({ copy }) => existsSync(copy))).toEqual([false, true, true])
})
