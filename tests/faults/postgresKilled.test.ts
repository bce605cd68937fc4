import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killProcess, startSubmitter, startWorker } from './support/children'
import { type MailServer, startMailServer } from './support/mailServer'
import { getDatabaseUrl, killPostgres } from './support/postgres'
import { waitUntil } from './support/waitUntil'
import { createWorld, deliveriesByStatus, queryRows, submitMany, type World } from './support/world'

const SUBMISSIONS = 200

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

test('[LEAD-01] when Postgres is killed with 200 submissions in flight, each confirmed lead is stored once, and the rest can be retried', async () => {
  const submitter = await startSubmitter(world)
  const worker = startWorker(world, { smtpUrl: mail.url })
  let confirmed = 0
  const submit = async (number: number) => {
    const response = await fetch(submitter.url, {
      method: 'POST',
      headers: { 'Idempotency-Key': `flight-${number}-${world.database}`, 'X-Number': String(number) },
    })
    if (response.status === 201) confirmed += 1
    return {
      number,
      status: response.status,
      body: (await response.json()) as { reference?: string; errors?: unknown[] },
    }
  }
  try {
    const numbers = Array.from({ length: SUBMISSIONS }, (_, index) => index)
    const inFlight = Promise.all(numbers.map(submit))
    await waitUntil('some submissions are confirmed', () => confirmed >= 20, 10_000)
    killPostgres(world.folder)
    const results = await inFlight
    const confirmedResults = results.filter(({ status }) => status === 201)
    const failedResults = results.filter(({ status }) => status !== 201)
    // Both, or the kill was not in the middle of the submissions.
    expect(confirmedResults.length).toBeGreaterThan(0)
    expect(failedResults.length).toBeGreaterThan(0)
    expect(failedResults.every(({ status, body }) => status === 503 && body.errors?.length === 1)).toBe(true)

    await getDatabaseUrl(world.folder, world.database)
    await sleep(200)
    const rows = await queryRows<{ reference: string }>(world, 'select reference from leads')
    const references = rows.map(({ reference }) => reference)
    for (const { body } of confirmedResults)
      expect(references.filter((reference) => reference === body.reference)).toHaveLength(1)

    // The forms retry the failed submissions.
    const retries = await Promise.all(failedResults.map(({ number }) => submit(number)))
    expect(retries.map(({ status }) => status)).toEqual(failedResults.map(() => 201))
    expect(await queryRows(world, 'select 1 from leads')).toHaveLength(SUBMISSIONS)
    expect(await queryRows(world, 'select 1 from lead_deliveries')).toHaveLength(SUBMISSIONS)

    // The worker kept running, and reconnects.
    await waitUntil(
      'all are delivered',
      async () => (await deliveriesByStatus(world)).delivered === SUBMISSIONS,
      60_000,
    )
    expect(new Set(mail.accepted).size).toBe(SUBMISSIONS)
    // Repeats occur only if Postgres was killed after the mail was accepted and before the result was stored.
    const repeats = mail.accepted.length - SUBMISSIONS
    const [retried] = await queryRows<{ count: number }>(
      world,
      'select count(*)::int as count from lead_deliveries where jsonb_array_length(attempt_log) > 1',
    )
    expect(repeats).toBeLessThanOrEqual(retried!.count)
  } finally {
    await Promise.all([killProcess(worker), killProcess(submitter.process)])
  }
})

test('[LEAD-01] when Postgres is killed during deliveries, the same worker delivers the rest under the same keys', async () => {
  const slowMail = await startMailServer({ slowMs: 50 })
  const other = await createWorld({ emails: ['sales@dealer.test'] })
  const worker = startWorker(other, { smtpUrl: slowMail.url })
  try {
    await submitMany(other, 100)
    await waitUntil('it is at work', () => slowMail.accepted.length >= 20, 30_000)
    killPostgres(other.folder)
    await getDatabaseUrl(other.folder, other.database)
    await waitUntil('all are delivered', async () => (await deliveriesByStatus(other)).delivered === 100, 60_000)
    const rows = await queryRows<{ stable_key: string; attempts: number }>(
      other,
      'select stable_key, jsonb_array_length(attempt_log) as attempts from lead_deliveries',
    )
    for (const { stable_key, attempts } of rows) {
      const count = slowMail.accepted.filter((id) => id === `<${stable_key}@dealer.test>`).length
      expect(count).toBeGreaterThanOrEqual(1)
      expect(count).toBeLessThanOrEqual(attempts)
    }
  } finally {
    await killProcess(worker)
    await other.pool.end()
    await slowMail.stop()
  }
})
