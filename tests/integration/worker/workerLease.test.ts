import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { toDatabase } from '../../../src/server/database/database'
import { addJob } from '../../../src/server/jobs/addJob'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { acquireWorkerLease, countWorkers, unlockAbandoned } from '../../../src/server/jobs/workerLease'

const GRACE_MS = 5000
const LOG = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

let pool: pg.Pool

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
  await ensureJobTables(pool)
})
beforeEach(() => pool.query('delete from graphile_worker._private_jobs'))
afterAll(() => pool.end())

/** Adds a feed's job that a worker locked some seconds ago. */
async function lockedJob(workerId: string, siteId: number, secondsAgo: number) {
  const key = `feeds:${siteId}`
  await addJob(toDatabase(pool), { task: 'runFeed', payload: { siteId }, key, queue: key })
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - $3 * interval '1 second' where key = $2`,
    [workerId, key, secondsAgo],
  )
  await pool.query(
    `update graphile_worker._private_job_queues set locked_by = $1, locked_at = now() where queue_name = $2`,
    [workerId, key],
  )
}

const lockedKeys = async () =>
  (await pool.query('select key from graphile_worker.jobs where locked_by is not null order by key')).rows.map(
    ({ key }) => key,
  )

it('releases the jobs and queues of a worker without a lease, and keeps those of one with a lease', async () => {
  const alive = acquireWorkerLease(process.env.DATABASE_URL ?? '', 'pool-alive', LOG)
  await alive.acquired
  expect(await countWorkers(pool)).toBe(1)
  await lockedJob('pool-alive', 1, 60)
  await lockedJob('pool-dead', 2, 60)
  expect(await unlockAbandoned(pool, GRACE_MS)).toBe(1)
  expect(await lockedKeys()).toEqual(['feeds:1'])
  const queue = await pool.query(
    "select locked_by from graphile_worker._private_job_queues where queue_name = 'feeds:2'",
  )
  expect(queue.rows).toEqual([{ locked_by: null }])
  const reaping = await pool.query("select key from graphile_worker.jobs where task_identifier = 'reapAbandoned'")
  expect(reaping.rows).toEqual([{ key: 'reapAbandoned:pool-dead' }])

  await alive.release()
  expect(await countWorkers(pool)).toBe(0)
  expect(await unlockAbandoned(pool, GRACE_MS)).toBe(1)
  expect(await lockedKeys()).toEqual([])
})

it('keeps the jobs locked if the dead worker’s deliveries cannot be queued, so that the next try finds them', async () => {
  await lockedJob('pool-dead', 1, 60)
  await pool.query(`alter table graphile_worker._private_jobs add constraint no_reaping check (key not like 'reap%')`)
  try {
    await expect(unlockAbandoned(pool, GRACE_MS)).rejects.toThrow(/no_reaping/)
  } finally {
    await pool.query('alter table graphile_worker._private_jobs drop constraint no_reaping')
  }
  expect(await lockedKeys()).toEqual(['feeds:1'])
  expect(await unlockAbandoned(pool, GRACE_MS)).toBe(1)
})

it('waits for the grace period: a worker that just took a job may be renewing its lease', async () => {
  await lockedJob('pool-recent', 1, 60)
  await lockedJob('pool-recent', 2, 1)
  expect(await unlockAbandoned(pool, GRACE_MS)).toBe(0)
  expect(await lockedKeys()).toEqual(['feeds:1', 'feeds:2'])
})

it('takes the lease again when its connection is lost', async () => {
  const lease = acquireWorkerLease(process.env.DATABASE_URL ?? '', 'pool-cut', LOG)
  await lease.acquired
  const since = lease.acquiredAt() ?? 0
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'forecourt worker lease' and datname = current_database()`,
  )
  await vi.waitUntil(() => (lease.acquiredAt() ?? 0) > since, { timeout: 10_000 })
  expect(await countWorkers(pool)).toBe(1)
  await lease.release()
})
