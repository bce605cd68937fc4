import { and, eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import { MAX_HOLDS_PER_PERSON } from '../domain/leads/conflict'
import type { ReservationState } from '../domain/leads/reservation'
import { inTransaction } from '../server/database/database'
import { cars, holds, leads } from '../server/database/tables.generated'
import { ensureJobTables } from '../server/jobs/jobTables'
import { countLiveHolds } from './countLiveHolds'
import { claimCar } from './holdCar'

const HOUR_MS = 3_600_000

interface Confirmation {
  siteId: number
  holdId: number
  holdHours: number
  now: Date
}

/** Holds the car of a reservation whose emailed link was confirmed. Confirming again changes nothing. */
export async function confirmReservation(
  pool: Pool,
  { siteId, holdId, holdHours, now }: Confirmation,
): Promise<ReservationState> {
  await ensureJobTables(pool)
  return inTransaction(pool, async (database) => {
    const [row] = await database
      .select({
        status: holds.status,
        expiresAt: holds.expires_at,
        createdAt: holds.createdAt,
        carId: holds.car,
        leadId: holds.lead,
        carStatus: cars.status,
        email: leads.email,
        phone: leads.phone,
      })
      .from(holds)
      .innerJoin(cars, eq(cars.id, holds.car))
      .leftJoin(leads, eq(leads.id, holds.lead))
      .where(and(eq(holds.id, holdId), eq(holds.site, siteId)))
    if (!row) return 'ended'
    if (row.status === 'paid') return 'paid'
    if (row.expiresAt <= now || row.leadId === null) return 'ended'
    if (row.status !== 'pending' && row.status !== 'held') return 'ended'
    if (row.carStatus === 'sold') return 'taken'
    const person = { siteId, leadId: row.leadId, email: row.email ?? '', phone: row.phone ?? '', now }
    if ((await countLiveHolds(database, person)) >= MAX_HOLDS_PER_PERSON) return 'tooMany'
    // A checkout may hold the car already, for a shorter time. Counted from the reservation, so that a second press adds nothing.
    const since = row.status === 'held' ? row.createdAt : now
    const held = new Date(
      Math.max(row.expiresAt.getTime() * Number(row.status === 'held'), since.getTime() + holdHours * HOUR_MS),
    )
    const claim = { holdId, carId: row.carId, status: { held }, from: ['pending', 'held'], now } as const
    return (await claimCar(database, claim)) ? 'held' : 'taken'
  })
}
