import 'server-only'
import { and, eq, gt, or } from 'drizzle-orm'
import { holds } from '../../server/database/tables.generated'
import { payloadClient } from '../payloadClient'

/** True if the car is held or its hold is paid. Never cached, since two shoppers may reserve at the same time. */
export async function hasActiveHold(siteId: number, carId: number, now: Date): Promise<boolean> {
  const { db } = await payloadClient()
  const rows = await db.drizzle
    .select({ id: holds.id })
    .from(holds)
    .where(
      and(
        eq(holds.site, siteId),
        eq(holds.car, carId),
        or(eq(holds.status, 'paid'), and(eq(holds.status, 'held'), gt(holds.expires_at, now))),
      ),
    )
    .limit(1)
  return rows.length > 0
}
