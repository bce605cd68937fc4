import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { periodicJob } from '../../../src/server/jobs/addJob'
import { ensureJobTables, JOB_SCHEMA } from '../../../src/server/jobs/jobTables'
import { getDatabase } from '../../hooks/getDatabase'

/**
 * Queues the job that updates reserved cars in the request's transaction, so that a release or a payment in person shows within
 * seconds (CAR-19).
 */
export const updateHeldCars: CollectionAfterChangeHook = async ({ req }) => {
  await ensureJobTables(req.payload.db.pool)
  const { task, key, queue } = periodicJob('updateHeldCars')
  const db = await getDatabase(req)
  await db.execute(
    sql`select ${sql.raw(JOB_SCHEMA)}.add_job(identifier => ${task}, job_key => ${key}, queue_name => ${queue})`,
  )
}
