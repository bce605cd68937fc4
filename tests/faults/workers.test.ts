import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { killOutright, prepareWorker, startWorker } from './support/children'
import { type MailServer, startMailServer } from './support/mailServer'
import { until } from './support/until'
import { deliveriesByStatus, makeWorld, rowsOf, submitMany, type World } from './support/world'

/** Deliveries that one worker has under way at most. */
const UNDER_WAY = 5

async function withDealer(slowMs: number, leads: number, work: (world: World, mail: MailServer) => Promise<void>) {
  const mail = await startMailServer({ slowMs })
  const world = await makeWorld({ emails: ['sales@dealer.test'] })
  try {
    await submitMany(world, leads)
    await work(world, mail)
  } finally {
    await world.pool.end()
    await mail.down()
  }
}

test('[LEAD-01] two workers deliver 1,000 leads 1,000 times', async () => {
  await withDealer(0, 1000, async (world, mail) => {
    const workers = [1, 2].map(() => startWorker(world, { smtpUrl: mail.url }))
    try {
      await until('all are delivered', async () => (await deliveriesByStatus(world)).delivered === 1000, 60_000)
      expect(mail.accepted).toHaveLength(1000)
      expect(new Set(mail.accepted).size).toBe(1000)
      const attempts = await rowsOf<{ attempts: number }>(world, 'select distinct attempts::int from lead_deliveries')
      expect(attempts).toEqual([{ attempts: 1 }])
    } finally {
      await Promise.all(workers.map(killOutright))
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
      // Loads while this one works.
      next = prepareWorker(world, { smtpUrl: mail.url })
      // Mail is on its way whenever the end comes: the server takes its time over every message.
      await until('it is at work', () => mail.accepted.length > before, 20_000)
      await sleep((kill * 7) % 40)
      await killOutright(worker.process)
    }
    const left = await deliveriesByStatus(world)
    expect(left.delivered).toBeLessThan(leads)
    await next.begin()
    try {
      await until('all are delivered', async () => (await deliveriesByStatus(world)).delivered === leads, 60_000)
    } finally {
      await killOutright(next.process)
    }
    const times = new Map<string, number>()
    for (const id of mail.accepted) times.set(id, (times.get(id) ?? 0) + 1)
    expect(times.size).toBe(leads)

    // What was under way at a kill is sent again under the same Message-ID, and says so in its log; nothing else is.
    const rows = await rowsOf<{ stable_key: string; abandoned: number }>(
      world,
      `select stable_key, (select count(*)::int from jsonb_array_elements(attempt_log) entry where entry->>'outcome' = 'abandoned') as abandoned
       from lead_deliveries`,
    )
    const abandoned = rows.reduce((sum, row) => sum + row.abandoned, 0)
    expect(abandoned).toBeGreaterThan(0)
    expect(abandoned).toBeLessThanOrEqual(kills * UNDER_WAY)
    for (const { stable_key, abandoned: given } of rows)
      expect(times.get(`<${stable_key}@dealer.test>`)).toBeLessThanOrEqual(1 + given)
  })
})

test('[LEAD-01] a worker that receives SIGTERM finishes its current jobs, and leaves the rest to others', async () => {
  await withDealer(1500, 20, async (world, mail) => {
    const worker = startWorker(world, { smtpUrl: mail.url })
    try {
      await until('it is at work', async () => (await deliveriesByStatus(world)).sending === UNDER_WAY)
      worker.child.kill('SIGTERM')
      await worker.ended
      const states = await deliveriesByStatus(world)
      expect(states.sending).toBeUndefined()
      expect(states.delivered).toBe(mail.accepted.length)
      expect(states.queued).toBe(20 - mail.accepted.length)
      const jobs = await rowsOf(world, 'select 1 from graphile_worker.jobs where locked_by is not null')
      expect(jobs).toEqual([])
    } finally {
      await killOutright(worker)
    }
  })
})
