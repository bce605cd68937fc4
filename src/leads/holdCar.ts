import { and, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../server/database/database'
import { holds } from '../server/database/tables.generated'
import { addJob, periodicJob } from '../server/jobs/addJob'

export interface NewHold {
  siteId: number
  carId: number
  leadId: number | null
  expiresAt: Date
  /** whole dollars; null if the dealer takes no deposit */
  amount: number | null
  now: Date
}

/**
 * Holds a car for a shopper in the given transaction. Expires an outdated hold first; a job marks the car as held. The
 * unique index holds_one_live prevents races.
 * @returns the hold's id; null if the car is already held
 */
export async function holdCar(database: Database, { siteId, carId, leadId, expiresAt, amount, now }: NewHold) {
  await database
    .update(holds)
    .set({ status: 'expired', updatedAt: now })
    .where(and(eq(holds.car, carId), eq(holds.status, 'held'), lte(holds.expires_at, now)))
  const [hold] = await database
    .insert(holds)
    .values({ site: siteId, car: carId, lead: leadId, status: 'held', expires_at: expiresAt, amount })
    // Postgres finds the partial index by this condition, which therefore has no parameters.
    .onConflictDoNothing({ target: holds.car, where: sql`${holds.status} in ('held', 'paid')` })
    .returning({ id: holds.id })
  const id = hold?.id ?? null
  if (id !== null) await addJob(database, periodicJob('updateHeldCars'))
  return id
}
