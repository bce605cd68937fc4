import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { killProcess, prepareWorker, startWorker } from './support/children'
import { type MailServer, startMailServer } from './support/mailServer'
import { waitUntil } from './support/waitUntil'
import { createWorld, deliveriesByStatus, queryRows, submitMany, type World } from './support/world'

/** Maximum concurrent deliveries of one worker. */
const CONCURRENCY = 5

async function withDealer(slowMs: number, leads: number, work: (world: World, mail: MailServer) => Promise<void>) {
  const mail = await startMailServer({ slowMs })
  const world = await createWorld({ emails: ['sales@dealer.test'] })
  try {
    await submitMany(world, leads)
    await work(world, mail)
  } finally {
    await world.pool.end()
    await mail.stop()
  }
}

test('[LEAD-01] two workers deliver 400 leads 400 times', async () => {
  await withDealer(0, 400, async (world, mail) => {
    const workers = [1, 2].map(() => startWorker(world, { smtpUrl: mail.url }))
    try {
      await waitUntil('all are delivered', async () => (await deliveriesByStatus(world)).delivered === 400, 60_000)
      expect(mail.accepted).toHaveLength(400)
      expect(new Set(mail.accepted).size).toBe(400)
      const attempts = await queryRows<{ attempts: number }>(
        world,
        'select distinct attempts::int from lead_deliveries',
      )
      expect(attempts).toEqual([{ attempts: 1 }])
    } finally {
      await Promise.all(workers.map(killProcess))
    }
  })
})

test('[LEAD-01] a worker that is killed 20 times mid-run loses no lead', async () => {
  const kills = 20
  const leads = 400
  await withDealer(40, leads, async (world, mail) => {
    let next = prepareWorker(world, { smtpUrl: mail.url })
    for (let kill = 0; kill < kills; kill += 1) {
      const worker = next
      const before = mail.accepted.length
      await worker.begin()
      // Loads while the current one runs.
      next = prepareWorker(world, { smtpUrl: mail.url })
      // A message is in flight at any moment of the kill: the server delays each one.
      await waitUntil('it is at work', () => mail.accepted.length > before, 20_000)
      await sleep((kill * 7) % 40)
      await killProcess(worker.process)
    }
    const statuses = await deliveriesByStatus(world)
    expect(statuses.delivered).toBeLessThan(leads)
    await next.begin()
    try {
      await waitUntil('all are delivered', async () => (await deliveriesByStatus(world)).delivered === leads, 60_000)
    } finally {
      await killProcess(next.process)
    }
    const countsById = new Map<string, number>()
    for (const id of mail.accepted) countsById.set(id, (countsById.get(id) ?? 0) + 1)
    expect(countsById.size).toBe(leads)

    // Only deliveries in flight at a kill are sent again, under the same Message-ID, with an entry in their log.
    const rows = await queryRows<{ stable_key: string; abandoned: number }>(
      world,
      `select stable_key, (select count(*)::int from jsonb_array_elements(attempt_log) entry where entry->>'outcome' = 'abandoned') as abandoned
       from lead_deliveries`,
    )
    const abandoned = rows.reduce((sum, row) => sum + row.abandoned, 0)
    expect(abandoned).toBeGreaterThan(0)
    expect(abandoned).toBeLessThanOrEqual(kills * CONCURRENCY)
    for (const { stable_key, abandoned: abandonedAttempts } of rows)
      expect(countsById.get(`<${stable_key}@dealer.test>`)).toBeLessThanOrEqual(1 + abandonedAttempts)
  })
})

test('[LEAD-01] a worker that receives SIGTERM finishes its current jobs, and leaves the rest to others', async () => {
  await withDealer(1500, 20, async (world, mail) => {
    const worker = startWorker(world, { smtpUrl: mail.url })
    try {
      await waitUntil('it is at work', async () => (await deliveriesByStatus(world)).sending === CONCURRENCY)
      worker.child.kill('SIGTERM')
      await worker.ended
      const states = await deliveriesByStatus(world)
      expect(states.sending).toBeUndefined()
      expect(states.delivered).toBe(mail.accepted.length)
      expect(states.queued).toBe(20 - mail.accepted.length)
      const jobs = await queryRows(world, 'select 1 from graphile_worker.jobs where locked_by is not null')
      expect(jobs).toEqual([])
    } finally {
      await killProcess(worker)
    }
  })
})
