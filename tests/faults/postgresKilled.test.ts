import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killOutright, startSubmitter, startWorker } from './support/children'
import { type MailServer, startMailServer } from './support/mailServer'
import { killPostgres, urlOf } from './support/postgres'
import { until } from './support/until'
import { deliveriesByStatus, makeWorld, rowsOf, submitMany, type World } from './support/world'

const SUBMISSIONS = 200

let world: World
let mail: MailServer

beforeAll(async () => {
  mail = await startMailServer()
  world = await makeWorld({ emails: ['sales@dealer.test'] })
})
afterAll(async () => {
  await world?.pool.end()
  await mail?.down()
})

test('[LEAD-01] when Postgres is killed with 200 submissions in flight, each confirmed lead is stored once, and the rest can be retried', async () => {
  const submitter = await startSubmitter(world)
  const worker = startWorker(world, { smtpUrl: mail.url })
  let confirmed = 0
  const submit = async (number: number) => {
    const answer = await fetch(submitter.url, {
      method: 'POST',
      headers: { 'Idempotency-Key': `flight-${number}-${world.database}`, 'X-Number': String(number) },
    })
    if (answer.status === 201) confirmed += 1
    return { number, status: answer.status, said: (await answer.json()) as { reference?: string; errors?: unknown[] } }
  }
  try {
    const numbers = Array.from({ length: SUBMISSIONS }, (_, at) => at)
    const inFlight = Promise.all(numbers.map(submit))
    await until('some are confirmed', () => confirmed >= 20, 10_000)
    killPostgres(world.folder)
    const answers = await inFlight
    const good = answers.filter(({ status }) => status === 201)
    const bad = answers.filter(({ status }) => status !== 201)
    // It hit them in the middle, or nothing is shown.
    expect(good.length).toBeGreaterThan(0)
    expect(bad.length).toBeGreaterThan(0)
    expect(bad.every(({ status, said }) => status === 503 && said.errors?.length === 1)).toBe(true)

    await urlOf(world.folder, world.database)
    await sleep(200)
    const kept = await rowsOf<{ reference: string }>(world, 'select reference from leads')
    const references = kept.map(({ reference }) => reference)
    for (const { said } of good) expect(references.filter((one) => one === said.reference)).toHaveLength(1)

    // The forms kept what was typed, and send the same again.
    const again = await Promise.all(bad.map(({ number }) => submit(number)))
    expect(again.map(({ status }) => status)).toEqual(bad.map(() => 201))
    expect(await rowsOf(world, 'select 1 from leads')).toHaveLength(SUBMISSIONS)
    expect(await rowsOf(world, 'select 1 from lead_deliveries')).toHaveLength(SUBMISSIONS)

    // The worker was there all the while, and finds its way back.
    await until('all are delivered', async () => (await deliveriesByStatus(world)).delivered === SUBMISSIONS, 60_000)
    expect(new Set(mail.accepted).size).toBe(SUBMISSIONS)
    // Twice only where the mail was accepted and Postgres was gone before that could be noted.
    const repeats = mail.accepted.length - SUBMISSIONS
    const [retried] = await rowsOf<{ count: number }>(
      world,
      'select count(*)::int as count from lead_deliveries where jsonb_array_length(attempt_log) > 1',
    )
    expect(repeats).toBeLessThanOrEqual(retried!.count)
  } finally {
    await Promise.all([killOutright(worker), killOutright(submitter.process)])
  }
})

test('[LEAD-01] when Postgres is killed during deliveries, the same worker delivers the rest under the same keys', async () => {
  const slowMail = await startMailServer({ slowMs: 50 })
  const other = await makeWorld({ emails: ['sales@dealer.test'] })
  const worker = startWorker(other, { smtpUrl: slowMail.url })
  try {
    await submitMany(other, 100)
    await until('it is at work', () => slowMail.accepted.length >= 20, 30_000)
    killPostgres(other.folder)
    await urlOf(other.folder, other.database)
    await until('all are delivered', async () => (await deliveriesByStatus(other)).delivered === 100, 60_000)
    const rows = await rowsOf<{ stable_key: string; attempts: number }>(
      other,
      'select stable_key, jsonb_array_length(attempt_log) as attempts from lead_deliveries',
    )
    for (const { stable_key, attempts } of rows) {
      const sent = slowMail.accepted.filter((id) => id === `<${stable_key}@dealer.test>`).length
      expect(sent).toBeGreaterThanOrEqual(1)
      expect(sent).toBeLessThanOrEqual(attempts)
    }
  } finally {
    await killOutright(worker)
    await other.pool.end()
    await slowMail.down()
  }
})
