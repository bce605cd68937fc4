import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { startTestWebServer, startTestWorker } from '../../support/worker'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function waitUntil(condition: () => boolean | Promise<boolean>) {
  for (let attempt = 0; attempt < 400; attempt++) {
    if (await condition()) return
    await sleep(50)
  }
  throw new Error('It did not come about within twenty seconds')
}

it('of two workers whose crons fire at the same moment, one runs the task', async () => {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
  const emitted = vi.spyOn(EventEmitter.prototype, 'emit')
  const emissions = (event: string) => emitted.mock.calls.filter(([name]) => name === event).length
  const web = await startTestWebServer()
  // In the past, since Postgres has its own clock and does not run jobs early.
  const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000 - 3_600_000
  vi.useFakeTimers({ toFake: ['Date'], now: hour + 7 * 60_000 - 1000 })
  const workers = [1, 2].map(() => startTestWorker({ baseUrl: web.baseUrl }))
  const countJobs = async () =>
    (await pool.query("select 1 from graphile_worker.jobs where task_identifier = 'cleanUp'")).rowCount
  try {
    await waitUntil(() => emissions('cron:started') === 2)
    vi.setSystemTime(hour + 7 * 60_000 + 1)
    await waitUntil(() => emissions('cron:scheduled') === 2)
    await waitUntil(async () => (await countJobs()) === 0)
    expect(web.requests.filter((request) => request === 'POST /api/clean-up trusted')).toHaveLength(1)
  } finally {
    vi.useRealTimers()
    await Promise.all(workers.map((worker) => worker.stop()))
    await web.stop()
    await pool.end()
  }
})
