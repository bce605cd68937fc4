import type { CollectionAfterChangeHook } from 'payload'
import { addJob, periodicJob } from '../../../src/server/jobs/addJob'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { getDatabase } from '../../hooks/getDatabase'

/**
 * Queues the job that updates reserved cars in the request's transaction, so that a release or a payment in person shows within
 * seconds (CAR-19).
 */
export const queueHeldCarsUpdate: CollectionAfterChangeHook = async ({ req }) => {
  await ensureJobTables(req.payload.db.pool)
  await addJob(await getDatabase(req), periodicJob('updateHeldCars'))
}
