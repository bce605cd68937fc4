import type { Pool } from 'pg'
import { inTransaction } from './transaction'

/** A paid hold is live until staff release it, any other until it expires. */
const IS_LIVE = `(holds.status = 'paid' or (holds.status = 'held' and holds.expires_at > $1))`

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
  return inTransaction(pool, async (client) => {
    await client.query(
      `update holds set status = 'paid', payment_reference = coalesce(payment_reference, payments.reference), updated_at = $1
       from payments
       where payments.hold_id = holds.id and payments.status = 'paid' and holds.status = 'held' and holds.expires_at > $1`,
      [now],
    )
    await client.query(
      `with over as (
         update holds set status = 'expired', updated_at = $1
         where status = 'held' and expires_at <= $1 returning id
       )
       update payments set status = 'expired', updated_at = $1
       from over where payments.hold_id = over.id and payments.status in ('awaiting', 'failed', 'atDealership')`,
      [now],
    )
    const outdated = `with live as (select distinct car_id from holds where ${IS_LIVE} and car_id is not null),
       wrong as (
         select id, exists (select 1 from live where car_id = cars.id) as held
         from cars where (held or id in (select car_id from live)) `
    const changed = await client.query<{ site_id: number }>(
      `${outdated} for update skip locked)
       update cars set held = wrong.held, updated_at = greatest($1, cars.updated_at + interval '1 millisecond')
       from wrong where cars.id = wrong.id and coalesce(cars.held, false) <> wrong.held
       returning cars.site_id`,
      [now],
    )
    const sites = new Set(changed.rows.map(({ site_id }) => site_id))
    for (const siteId of sites) {
      await client.query(`select pg_notify('stock_changed', $1)`, [
        JSON.stringify({ siteId, changedSince: new Date(now.getTime() - 1000) }),
      ])
    }
    const remaining = await client.query(
      `${outdated}) select 1 from cars join wrong using (id) where coalesce(cars.held, false) <> wrong.held limit 1`,
      [now],
    )
    if (remaining.rowCount) return { changed: changed.rows.length, nextAt: new Date(now.getTime() + RETRY_LOCKED_MS) }
    const { rows } = await client.query<{ next: Date | null }>(
      `select min(expires_at) as next from holds where status = 'held'`,
    )
    return { changed: changed.rows.length, nextAt: rows[0]?.next ?? null }
  })
}
