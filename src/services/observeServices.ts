import { metrics } from '@opentelemetry/api'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { toDatabase } from '../server/database/database'
import { JOBS } from '../server/jobs/jobTables'
import { memoizeAsync } from '../server/memoizeAsync'
import { stockCache } from '../stockIndex/stockCache'

/** Reads of metrics within this time share one query. */
const JOBS_TTL_MS = 10_000

interface JobCounts extends Record<string, unknown> {
  task: string
  waiting: number
  running: number
  failed: number
}

/** Reports the stock index of this process whenever metrics are read. */
export function observeStockIndex(): void {
  const meter = metrics.getMeter('forecourt')
  const sites = meter.createObservableGauge('forecourt.stock.sites', { description: 'Sites in the stock index' })
  const rows = meter.createObservableGauge('forecourt.stock.rows', { description: 'Cars in the stock index' })
  meter.addBatchObservableCallback(
    (result) => {
      const sizes = stockCache().sizes()
      result.observe(sites, sizes.length)
      result.observe(
        rows,
        sizes.reduce((sum, size) => sum + size, 0),
      )
    },
    [sites, rows],
  )
}

/** Reports the jobs of all processes, which are in the database. Without one there is no value. */
export function observeJobs(pool: Pool): void {
  const countJobs = memoizeAsync(() => readJobCounts(pool), { max: 1, ttl: JOBS_TTL_MS, onError: () => [] })
  const jobs = metrics.getMeter('forecourt').createObservableGauge('forecourt.jobs', {
    description: 'Jobs in the queue by task: due and waiting, running, or failed for good',
  })
  jobs.addCallback(async (result) => {
    for (const { task, waiting, running, failed } of await countJobs()) {
      result.observe(waiting, { task, state: 'waiting' })
      result.observe(running, { task, state: 'running' })
      result.observe(failed, { task, state: 'failed' })
    }
  })
}

async function readJobCounts(pool: Pool): Promise<JobCounts[]> {
  const { rows } = await toDatabase(pool).execute<JobCounts>(sql`
    select task_identifier as task,
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now())::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed
    from ${JOBS} group by task_identifier limit 100`)
  return rows
}
