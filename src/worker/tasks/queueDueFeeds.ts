import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { interruptStaleRuns, requeueWaitingRuns } from '../../feeds/runs/feedRuns'
import { getNextFeedDue } from '../../feeds/runs/feedSettings'
import { queueDueFeeds } from '../../feeds/runs/queueDueFeeds'
import { toDatabase } from '../../server/database/database'
import { addJob, nextRunJob } from '../../server/jobs/addJob'

/** Queues the feeds that are due and schedules a run for when the next one is. */
export function queueDueFeedsTask(pool: Pool): Task {
  return async () => {
    const now = new Date()
    await interruptStaleRuns(toDatabase(pool), now)
    await queueDueFeeds(pool, now)
    await requeueWaitingRuns(pool)
    const nextAt = await getNextFeedDue(pool)
    if (nextAt) await addJob(toDatabase(pool), nextRunJob('queueDueFeeds', nextAt))
  }
}
