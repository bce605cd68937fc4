import { and, eq, gt, inArray, lte, min, or, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { inTransaction } from '../server/database/database'
import { cars, holds, payments } from '../server/database/tables.generated'
import { claimCar } from './holdCar'

const RETRY_LOCKED_MS = 2000

export interface HeldCarsUpdate {
  /** number of cars that changed */
  changed: number
  /** when to run again; null if no hold is due to expire */
  nextAt: Date | null
}

/**
 * Brings holds and cars up to date (CAR-19): expires holds, marks holds as paid if staff took the fee in person, and sets
 * each car's `held` flag to match. Notifies `stock_changed` for the sites of the cars that changed.
 *
 * Cars locked by an import are left for the next run, two seconds later, so that neither waits for the other.
 */
export function updateHeldCars(pool: Pool, now: Date): Promise<HeldCarsUpdate> {
  return inTransaction(pool, async (database) => {
    const paidInPerson = await database
      .select({ holdId: holds.id, carId: holds.car, reference: payments.reference })
      .from(payments)
      .innerJoin(holds, eq(holds.id, payments.hold))
      .where(and(eq(payments.status, 'paid'), inArray(holds.status, ['pending', 'held']), gt(holds.expires_at, now)))
      .orderBy(holds.id)
    for (const { reference, ...hold } of paidInPerson) {
      const from = ['pending', 'held'] as const
      await claimCar(database, { ...hold, status: 'paid', from, paymentReference: reference, now })
    }
    const expired = await database
      .update(holds)
      .set({ status: 'expired', updatedAt: now })
      .where(and(inArray(holds.status, ['pending', 'held']), lte(holds.expires_at, now)))
      .returning({ id: holds.id })
    await database
      .update(payments)
      .set({ status: 'expired', updatedAt: now })
      .where(
        and(
          inArray(
            payments.hold,
            expired.map(({ id }) => id),
          ),
          inArray(payments.status, ['awaiting', 'failed', 'atDealership']),
        ),
      )
    // A paid hold is live until staff release it, any other until it expires.
    const live = database.$with('live').as(
      database
        .selectDistinct({ car: holds.car })
        .from(holds)
        .where(or(eq(holds.status, 'paid'), and(eq(holds.status, 'held'), gt(holds.expires_at, now)))),
    )
    const markedCars = database.select({ id: cars.id }).from(cars).where(eq(cars.held, true))
    const isLive = sql<boolean>`${cars.id} in (select ${live.car} from ${live})`
    const heldCars = () =>
      database
        .select({ id: cars.id, isLive: isLive.as('is_live') })
        .from(cars)
        // two index lookups; held or live as one condition would read every car
        .where(inArray(cars.id, sql`(select ${live.car} from ${live} union all ${markedCars})`))
    const unlocked = database.$with('unlocked').as(heldCars().for('update', { skipLocked: true }))
    const all = database.$with('all').as(heldCars())
    const changed = await database
      .with(live, unlocked)
      .update(cars)
      .set({
        held: sql`${unlocked.isLive}`,
        updatedAt: sql`greatest(${now}, ${cars.updatedAt} + interval '1 millisecond')`,
      })
      .from(unlocked)
      .where(and(eq(cars.id, unlocked.id), sql`coalesce(${cars.held}, false) <> ${unlocked.isLive}`))
      .returning({ siteId: cars.site })
    for (const siteId of new Set(changed.map(({ siteId }) => siteId))) {
      const message = JSON.stringify({ siteId, changedSince: new Date(now.getTime() - 1000) })
      await database.execute(sql`select pg_notify('stock_changed', ${message})`)
    }
    const remaining = await database
      .with(live, all)
      .select({ id: cars.id })
      .from(cars)
      .innerJoin(all, eq(cars.id, all.id))
      .where(sql`coalesce(${cars.held}, false) <> ${all.isLive}`)
      .limit(1)
    if (remaining.length > 0) return { changed: changed.length, nextAt: new Date(now.getTime() + RETRY_LOCKED_MS) }
    const [due] = await database
      .select({ next: min(holds.expires_at) })
      .from(holds)
      .where(inArray(holds.status, ['pending', 'held']))
    return { changed: changed.length, nextAt: due?.next ?? null }
  })
}
