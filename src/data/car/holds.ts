import 'server-only'
import { payloadClient } from '../payloadClient'

/** Whether a shopper holds this car now, or has paid for holding it. Never from a cache: two may reserve in one minute. */
export async function hasActiveHold(siteId: number, carId: number, now: Date): Promise<boolean> {
  const { db } = await payloadClient()
  const { rows } = await db.pool.query(
    `select 1 from holds where site_id = $1 and car_id = $2 and (status = 'paid' or (status = 'held' and expires_at > $3)) limit 1`,
    [siteId, carId, now],
  )
  return rows.length > 0
}
