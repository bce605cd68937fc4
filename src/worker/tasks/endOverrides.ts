import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { endOverrides } from '../../feeds/storedOverrides'
import { toDatabase } from '../../server/database/database'
import { addJob, nextRunJob } from '../../server/jobs/addJob'

/** Gives cars the feed's values back whose overrides end; schedules a run for when the next one ends. */
export function endOverridesTask(pool: Pool): Task {
  return async () => {
    const { nextAt } = await endOverrides(pool, new Date())
    if (nextAt) await addJob(toDatabase(pool), nextRunJob('endOverrides', nextAt))
  }
}
