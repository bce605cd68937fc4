import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../server/database/database'
import { holds, leads, payments } from '../server/database/tables.generated'
import { addJob, periodicJob } from '../server/jobs/addJob'

/** `paid` if the fee must be refunded first, `none` if the lead reserves nothing now. */
export type RefusalResult = 'refused' | 'paid' | 'none'

/**
 * Ends the reservation of a lead in the given transaction, which frees its car, ends its open payment and marks the lead as done.
 * A reservation whose fee is paid or on its way is left as it is.
 */
export async function refuseReservation(database: Database, leadId: number, now: Date): Promise<RefusalResult> {
  const paid = await database.$count(holds, and(eq(holds.lead, leadId), eq(holds.status, 'paid')))
  const processing = await database.$count(payments, and(eq(payments.lead, leadId), eq(payments.status, 'processing')))
  if (paid + processing > 0) return 'paid'
  const released = await database
    .update(holds)
    .set({ status: 'released', updatedAt: now })
    .where(and(eq(holds.lead, leadId), inArray(holds.status, ['pending', 'held'])))
    .returning({ id: holds.id })
  if (released.length === 0) return 'none'
  await database
    .update(payments)
    .set({ status: 'expired', updatedAt: now })
    .where(and(eq(payments.lead, leadId), inArray(payments.status, ['awaiting', 'failed', 'atDealership'])))
  await database.update(leads).set({ status: 'done', updatedAt: now }).where(eq(leads.id, leadId))
  await addJob(database, periodicJob('updateHeldCars'))
  return 'refused'
}
