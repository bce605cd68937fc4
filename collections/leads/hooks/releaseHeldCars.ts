import { and, eq, inArray } from 'drizzle-orm'
import type { CollectionBeforeDeleteHook } from 'payload'
import { holds } from '../../../src/server/database/tables.generated'
import { addJob, periodicJob } from '../../../src/server/jobs/addJob'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { getDatabase } from '../../hooks/getDatabase'

/** Releases the car that a deleted lead holds, unless its fee is paid, so that others can reserve it within seconds (CAR-19). */
export const releaseHeldCars: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await ensureJobTables(req.payload.db.pool)
  const database = await getDatabase(req)
  const released = await database
    .update(holds)
    .set({ status: 'released', updatedAt: new Date() })
    .where(and(eq(holds.lead, Number(id)), inArray(holds.status, ['pending', 'held'])))
    .returning({ id: holds.id })
  if (released.length > 0) await addJob(database, periodicJob('updateHeldCars'))
}
