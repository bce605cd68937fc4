import { aliasedTable, and, eq, gt, inArray, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { CONFIRM_HOURS } from '../domain/leads/reservation'
import type { Database } from '../server/database/database'
import { holds } from '../server/database/tables.generated'
import { addJob, periodicJob } from '../server/jobs/addJob'

export interface NewHold {
  siteId: number
  carId: number
  leadId: number | null
  /** whole dollars; null if the dealer takes no deposit */
  amount: number | null
  now: Date
}

const HOUR_MS = 3_600_000

/**
 * Records a reservation in the given transaction. It holds nothing until its fee is paid or its emailed link is confirmed, and
 * ends after `CONFIRM_HOURS`.
 * @returns the hold's id; null if somebody holds the car
 */
export async function addReservation(
  database: Database,
  { siteId, carId, leadId, amount, now }: NewHold,
): Promise<number | null> {
  await lockCar(database, carId)
  const live = or(eq(holds.status, 'paid'), and(eq(holds.status, 'held'), gt(holds.expires_at, now)))
  if ((await database.$count(holds, and(eq(holds.car, carId), live))) > 0) return null
  const [hold] = await database
    .insert(holds)
    .values({
      ...{ site: siteId, car: carId, lead: leadId, status: 'pending', amount },
      expires_at: new Date(now.getTime() + CONFIRM_HOURS * HOUR_MS),
      createdAt: now,
    })
    .returning({ id: holds.id })
  if (hold) await addJob(database, periodicJob('updateHeldCars'))
  return hold?.id ?? null
}

export interface CarClaim {
  holdId: number
  carId: number
  /** how long the car is held; a paid hold has no end */
  status: { held: Date } | 'paid'
  /** of the hold; other holds stay as they are */
  from: readonly (typeof holds.$inferSelect)['status'][]
  /** kept with a paid hold */
  paymentReference?: string
  now: Date
}

/**
 * Holds the car of a reservation in the given transaction. Expires an outdated hold of the car first; a job marks the car as
 * held.
 * @returns false if somebody else holds the car, or the hold has another status
 */
export async function claimCar(database: Database, claim: CarClaim): Promise<boolean> {
  const { holdId, carId, status, from, paymentReference, now } = claim
  await lockCar(database, carId)
  await database
    .update(holds)
    .set({ status: 'expired', updatedAt: now })
    .where(and(eq(holds.car, carId), ne(holds.id, holdId), eq(holds.status, 'held'), lte(holds.expires_at, now)))
  const other = aliasedTable(holds, 'other')
  const heldByOther = database
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.car, holds.car), ne(other.id, holds.id), inArray(other.status, ['held', 'paid'])))
  const { rowCount } = await database
    .update(holds)
    .set({
      status: status === 'paid' ? 'paid' : 'held',
      // Drizzle omits undefined values.
      expires_at: status === 'paid' ? undefined : status.held,
      payment_reference: paymentReference,
      updatedAt: now,
    })
    .where(and(eq(holds.id, holdId), inArray(holds.status, [...from]), notExists(heldByOther)))
  if (rowCount) await addJob(database, periodicJob('updateHeldCars'))
  return Boolean(rowCount)
}

/** Until the transaction ends, so that of two claims at the same time one waits and sees the other. */
async function lockCar(database: Database, carId: number) {
  await database.execute(sql`select pg_advisory_xact_lock(hashtext('hold-of-car'), ${carId}::int)`)
}
