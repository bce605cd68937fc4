import type { WorkerEvents } from 'graphile-worker'
import type { JobFlag } from '../server/jobs/addJob'

/** Concurrent jobs of each flag per process. */
export const JOB_LIMITS: Record<JobFlag, number> = { mail: 5, http: 5, feed: 2 }

/** Extra concurrency for jobs without a flag, so that flagged jobs never delay the periodic tasks. */
const UNFLAGGED_JOBS = 2

/** Concurrent jobs per process. */
export const CONCURRENCY = Object.values(JOB_LIMITS).reduce((sum, limit) => sum + limit, UNFLAGGED_JOBS)

/**
 * Returns a function for graphile-worker's `forbiddenFlags` that lists the flags at their limit. Jobs are fetched one at a
 * time, since two concurrent fetches would both see room for one more.
 */
export function limitJobs(events: WorkerEvents, limits: Record<string, number> = JOB_LIMITS): () => Promise<string[]> {
  const running = new Map<string, number>()
  const count = (flags: Record<string, true> | null, change: 1 | -1) => {
    for (const flag of Object.keys(flags ?? {})) running.set(flag, (running.get(flag) ?? 0) + change)
  }
  const waiting: (() => void)[] = []
  let fetching = false
  const fetched = () => {
    const next = waiting.shift()
    if (next) next()
    else fetching = false
  }
  events.on('job:start', ({ job }) => {
    count(job.flags, 1)
    fetched()
  })
  events.on('job:complete', ({ job }) => count(job.flags, -1))
  events.on('worker:getJob:empty', fetched)
  events.on('worker:getJob:error', fetched)
  return async () => {
    if (fetching) await new Promise<void>((resolve) => waiting.push(resolve))
    fetching = true
    return Object.keys(limits).filter((flag) => (running.get(flag) ?? 0) >= (limits[flag] ?? 0))
  }
}
