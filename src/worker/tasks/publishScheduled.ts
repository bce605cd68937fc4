import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { toDatabase } from '../../server/database/database'
import { payload_jobs } from '../../server/database/tables.generated'
import { addJob, nextRunJob } from '../../server/jobs/addJob'
import type { Logger } from '../../server/logger'
import { callWebServer, type WebServer } from '../webServer'

/** Payload's own jobs that one call runs. */
const MAX_JOBS = 50

/** Milliseconds after which a job that is still running was abandoned. */
const ABANDONED_MS = 15 * 60_000

/** Minimum milliseconds until the next run. */
const MIN_PAUSE_MS = 10_000

/**
 * Makes the web server publish scheduled changes and schedules the next run. It needs a request because cached pages can only
 * be revalidated there. An unreachable server is retried every ten seconds; only the first failure and the recovery are
 * logged.
 */
export function publishScheduledTask(pool: Pool, server: WebServer, logger: Logger): Task {
  let failing = false
  return async () => {
    const soon = new Date(Date.now() + MIN_PAUSE_MS)
    try {
      await releaseAbandoned(pool)
      await callWebServer(server, 'GET', `/api/payload-jobs/run?allQueues=true&limit=${MAX_JOBS}`)
      await callWebServer(server, 'POST', '/api/health/worker')
      if (failing) logger.info('The worker can reach the web server again')
      failing = false
    } catch (error) {
      if (server.signal.aborted) return
      if (!failing) logger.warn({ err: error, baseUrl: server.baseUrl }, 'The worker cannot publish; retrying')
      failing = true
    }
    const nextAt = failing ? soon : await nextScheduled(pool, soon)
    if (nextAt) await addJob(toDatabase(pool), nextRunJob('publishScheduled', nextAt))
  }
}

/** Lets a job run again that a web server left behind, such as one that lost its database meanwhile. */
const releaseAbandoned = (pool: Pool) =>
  toDatabase(pool)
    .update(payload_jobs)
    .set({ processing: false })
    .where(
      and(
        isNull(payload_jobs.completedAt),
        eq(payload_jobs.processing, true),
        lt(payload_jobs.updatedAt, new Date(Date.now() - ABANDONED_MS)),
      ),
    )

/** When the next scheduled change is due, `soon` at the earliest; null if none is scheduled. */
async function nextScheduled(pool: Pool, soon: Date): Promise<Date | null> {
  const [due] = await toDatabase(pool)
    .select({ next: sql`min(greatest(${payload_jobs.waitUntil}, ${soon}))`.mapWith(payload_jobs.waitUntil) })
    .from(payload_jobs)
    .where(
      and(
        isNull(payload_jobs.completedAt),
        sql`${payload_jobs.hasError} is not true and ${payload_jobs.processing} is not true`,
      ),
    )
  return due?.next ?? null
}
