import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { updateHeldCars } from '../../leads/updateHeldCars'
import { toDatabase } from '../../server/database/database'
import { addJob, nextRunJob } from '../../server/jobs/addJob'

/** Marks held cars and releases them when their holds end (CAR-19); schedules a run for when the next hold expires. */
export function updateHeldCarsTask(pool: Pool): Task {
  return async () => {
    const { nextAt } = await updateHeldCars(pool, new Date())
    if (nextAt) await addJob(toDatabase(pool), nextRunJob('updateHeldCars', nextAt))
  }
}
