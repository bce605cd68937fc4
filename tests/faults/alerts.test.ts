import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { queueAlertMail } from '../../src/server/alerts/alertMails'
import { toDatabase } from '../../src/server/database/database'
import { TEST_SECRETS } from '../support/postgres'
import { killProcess, prepareWorker } from './support/children'
import { startMailServer } from './support/mailServer'
import { waitUntil } from './support/waitUntil'
import { createWorld, queryRows, type World } from './support/world'

/** Concurrent emails of one worker. */
const CONCURRENCY = 5
const KILLS = 20
const MAILS = 300

const CONTENT = {
  ...{ fromName: 'Harbour', replyTo: null, subject: 'New: 2024 Mazda CX-5', text: 'New', html: '<p>New</p>' },
  unsubscribeUrl: 'https://harbour.test/api/alerts/r1.x/stop',
}

/** Emails with alerts that wait, one a person. */
async function queueMails({ pool, siteId }: World): Promise<void> {
  await pool.query(
    `insert into alert_recipients (site_id, email, email_hash)
     select $1, 'shopper-' || number || '@example.test', md5(number::text) from generate_series(1, $2::int) number`,
    [siteId, MAILS],
  )
  const { rows } = await pool.query<{ id: string }>(
    `insert into alert_mails (site_id, recipient_id, status, created_at)
     select site_id, id, 'queued', now() from alert_recipients returning id`,
  )
  for (const { id } of rows) await queueAlertMail(toDatabase(pool), Number(id), CONTENT)
}

const countByStatus = async (world: World) =>
  Object.fromEntries(
    (
      await queryRows<{ status: string; count: number }>(
        world,
        'select status, count(*)::int as count from alert_mails group by status',
      )
    ).map(({ status, count }) => [status, count]),
  )

test('[FAV-06] a worker that is killed 20 times sends no alert twice', async () => {
  // As the worker's: it decrypts what is queued here.
  vi.stubEnv('PAYLOAD_SECRET', TEST_SECRETS.PAYLOAD_SECRET)
  const mail = await startMailServer({ slowMs: 40 })
  const world = await createWorld({})
  try {
    await queueMails(world)
    let next = prepareWorker(world, { smtpUrl: mail.url })
    for (let kill = 0; kill < KILLS; kill += 1) {
      const worker = next
      const before = mail.accepted.length
      await worker.begin()
      // Loads while the current one runs.
      next = prepareWorker(world, { smtpUrl: mail.url })
      // An email is in flight at any moment of the kill: the server delays each one.
      await waitUntil('it is at work', () => mail.accepted.length > before, 20_000)
      await sleep((kill * 7) % 40)
      await killProcess(worker.process)
    }
    expect((await countByStatus(world)).queued).toBeGreaterThan(0)
    await next.begin()
    try {
      await waitUntil(
        'none waits',
        async () => {
          const { queued = 0, sending = 0 } = await countByStatus(world)
          return queued + sending === 0
        },
        60_000,
      )
    } finally {
      await killProcess(next.process)
    }
    const { sent = 0, unknown = 0 } = await countByStatus(world)
    expect(sent + unknown).toBe(MAILS)
    // Only emails in flight at a kill may not have arrived.
    expect(unknown).toBeGreaterThan(0)
    expect(unknown).toBeLessThanOrEqual(KILLS * CONCURRENCY)
    expect(new Set(mail.accepted).size).toBe(mail.accepted.length)
    expect(mail.accepted.length).toBeGreaterThanOrEqual(sent)
  } finally {
    await world.pool.end()
    await mail.stop()
  }
})
