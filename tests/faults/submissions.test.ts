import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookSlot } from '../../src/leads/bookSlot'
import { IdempotencyConflictError, storeEnquiry } from '../../src/leads/storeEnquiry'
import { inTransaction } from '../../src/server/database/database'
import { killProcess, startWorker } from './support/children'
import { type MailServer, startMailServer } from './support/mailServer'
import { buildEnquiry, buildSubmission } from './support/submission'
import { waitUntil } from './support/waitUntil'
import { createWorld, deliveriesByStatus, queryRows, type World } from './support/world'

let world: World
let mail: MailServer

beforeAll(async () => {
  mail = await startMailServer()
  world = await createWorld({ emails: ['sales@dealer.test'] })
})
afterAll(async () => {
  await world?.pool.end()
  await mail?.stop()
})

test('[LEAD-01] 50 concurrent copies of one submission make one lead and one email', async () => {
  const submit = () => storeEnquiry(world.pool, buildSubmission(world, buildEnquiry(1), 'same-key'))
  const results = await Promise.all(Array.from({ length: 50 }, submit))
  expect(new Set(results.map(({ reference }) => reference)).size).toBe(1)
  expect(new Set(results.map(({ lead_id }) => lead_id)).size).toBe(1)
  expect(await queryRows(world, 'select 1 from leads')).toHaveLength(1)

  const worker = startWorker(world, { smtpUrl: mail.url })
  try {
    await waitUntil('the email is delivered', async () => (await deliveriesByStatus(world)).delivered === 1)
    await expect(storeEnquiry(world.pool, buildSubmission(world, buildEnquiry(2), 'same-key'))).rejects.toBeInstanceOf(
      IdempotencyConflictError,
    )
    expect(mail.accepted).toHaveLength(1)
  } finally {
    await killProcess(worker)
  }
})

test('[LEAD-06] of 50 concurrent bookings of one slot, one succeeds, and only its lead is stored', async () => {
  const location = await world.pool.query<{ id: number }>(
    `insert into locations (site_id, name, slug, address_street, address_city, address_state, address_postcode,
        time_zone)
     values ($1, 'Yard', 'yard', '1 High Street', 'Geelong', 'VIC', '3220', 'Australia/Melbourne') returning id`,
    [world.siteId],
  )
  const startsAt = new Date('2027-03-01T00:00:00Z')
  const slot = {
    ...{
      siteId: world.siteId,
      locationId: location.rows[0]!.id,
      department: 'sales' as const,
      capacity: 1,
      carId: null,
    },
    ...{ startsAt, endsAt: new Date(startsAt.getTime() + 30 * 60_000) },
  }
  class SlotUnavailable extends Error {}
  const book = (number: number) =>
    storeEnquiry(world.pool, {
      ...buildSubmission(world, buildEnquiry(number, { kind: 'testDrive' }), `booking-${number}`),
      withinTransaction: async (client, lead) => {
        if ((await bookSlot(client, { ...slot, leadId: lead.id })) === null) throw new SlotUnavailable()
      },
    })
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, (_, index) => book(index)))
  const rejected = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(rejected).toHaveLength(49)
  expect(rejected.every(({ reason }) => reason instanceof SlotUnavailable)).toBe(true)
  expect(await queryRows(world, 'select 1 from bookings')).toHaveLength(1)
  expect(await queryRows(world, `select 1 from leads where kind = 'testDrive'`)).toHaveLength(1)

  // A Postgres constraint enforces the rule, also without our lock and for overlapping times.
  await expect(
    world.pool.query(
      `insert into bookings (site_id, location_id, department, starts_at, ends_at, place, status)
       values ($1, $2, 'sales', '2027-03-01T00:29:00Z', '2027-03-01T00:59:00Z', 1, 'booked')`,
      [world.siteId, slot.locationId],
    ),
  ).rejects.toMatchObject({ constraint: 'bookings_one_at_a_time' })
  const second = { ...slot, capacity: 2, leadId: null }
  expect(await inTransaction(world.pool, (client) => bookSlot(client, second))).toEqual(expect.any(Number))
  expect(await inTransaction(world.pool, (client) => bookSlot(client, second))).toBeNull()
})
