import type { Pool } from 'pg'
import { inTransaction } from './transaction'

/** A hold keeps its car while it is paid for, and else until its time is over. */
const KEEPS = `(holds.status = 'paid' or (holds.status = 'held' and holds.expires_at > $1))`

/**
 * Puts right what follows from holds: those whose time is over end, those whose fee staff took in person are paid, and a car
 * says that it is held just as long as it is (CAR-19). Whoever shows the car hears of it. Answers with how many cars changed.
 *
 * Cars that an import has in hand are left for the next time, so that nothing waits on it.
 */
export function syncHolds(pool: Pool, now: Date): Promise<number> {
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
    const changed = await client.query<{ site_id: number }>(
      `with live as (select distinct car_id from holds where ${KEEPS} and car_id is not null),
       wrong as (
         select id, exists (select 1 from live where car_id = cars.id) as held
         from cars where (held or id in (select car_id from live)) for update skip locked
       )
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
    return changed.rows.length
  })
}
