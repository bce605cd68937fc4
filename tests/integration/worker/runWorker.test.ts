import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { toDatabase } from '../../../src/server/database/database'
import { addJob, periodicJob } from '../../../src/server/jobs/addJob'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { countWorkers } from '../../../src/server/jobs/workerLease'
import { cronItems, PERIODIC_TASKS } from '../../../src/worker/crontab'
import { startTestWebServer, startTestWorker } from '../../support/worker'

const PUBLISH = 'GET /api/payload-jobs/run?allQueues=true&limit=50 trusted'
const HEARTBEAT = 'POST /api/health/worker trusted'
const WAIT = { timeout: 20_000 }

let pool: pg.Pool
let web: Awaited<ReturnType<typeof startTestWebServer>>
const workers: ReturnType<typeof startTestWorker>[] = []
const logger = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
  await ensureJobTables(pool)
})
beforeEach(async () => {
  vi.clearAllMocks()
  web = await startTestWebServer({ slowMs: 30 })
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await web.stop()
})
afterAll(() => pool.end())

/** Starts a worker without periodic tasks, which would call the web server too at the start of a minute. */
function start() {
  workers.push(startTestWorker({ baseUrl: web.baseUrl, logger, crontab: [] }))
}
const publish = () => addJob(toDatabase(pool), periodicJob('publishScheduled'))
const waiting = async () =>
  (await pool.query("select 1 from graphile_worker.jobs where task_identifier = 'publishScheduled'")).rowCount

it('makes the web server publish due pages, records its runs, and stops when signalled', async () => {
  start()
  await publish()
  await vi.waitUntil(() => web.requests.length >= 2, WAIT)
  expect(web.requests).toEqual([PUBLISH, HEARTBEAT])
  expect(await countWorkers(pool)).toBe(1)
  await workers.pop()?.stop()
  expect(await countWorkers(pool)).toBe(0)
  expect(logger.warn).not.toHaveBeenCalled()
})

it('logs once that the web server fails and once that it recovers', async () => {
  web.state.status = 503
  start()
  for (const calls of [1, 2, 3]) {
    await publish()
    await vi.waitUntil(() => web.requests.length >= calls, WAIT)
  }
  await vi.waitUntil(() => logger.warn.mock.calls.length > 0, WAIT)
  web.state.status = 200
  await publish()
  await vi.waitUntil(() => web.requests.includes(HEARTBEAT), WAIT)
  expect(logger.warn).toHaveBeenCalledOnce()
  await vi.waitUntil(() => logger.info.mock.calls.length > 0, WAIT)
  expect(logger.info).toHaveBeenCalledOnce()
})

it('retries a failed web server', async () => {
  web.state.status = 503
  start()
  await publish()
  await vi.waitUntil(() => web.requests.length > 0, WAIT)
  const next = async () =>
    (await pool.query("select run_at from graphile_worker.jobs where key = 'publishScheduled:next'")).rows[0]?.run_at
  await vi.waitUntil(async () => (await next()) > new Date(), WAIT)
  expect((await next()) - Date.now()).toBeLessThanOrEqual(10_000)
})

it('runs a periodic task in one worker at a time', async () => {
  start()
  start()
  await vi.waitUntil(async () => (await countWorkers(pool)) === 2, WAIT)
  for (let round = 0; round < 20; round += 1) await Promise.all([publish(), publish()])
  await vi.waitUntil(async () => web.requests.length >= 2 && Number(await waiting()) <= 1, WAIT)
  expect(web.maxActive.get(PUBLISH)).toBe(1)
})

it('every periodic task has one cron item, whose key and queue prevent concurrent runs', () => {
  const items = cronItems()
  expect(items.map(({ task }) => task).sort()).toEqual([...PERIODIC_TASKS].sort())
  for (const { task, identifier, options } of items)
    expect({ identifier, ...options }).toMatchObject({ identifier: task, jobKey: task, queueName: task })
})
