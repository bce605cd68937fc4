import type { PoolClient } from 'pg'
import type { LocationType } from '../domain/locations/locationType'

export interface SlotToBook {
  siteId: number
  locationId: number
  department: LocationType
  startsAt: Date
  endsAt: Date
  /** bookings that the department takes at one time */
  capacity: number
  leadId: number | null
  carId: number | null
}

/** Sets our advisory locks on bookings apart from others: "BOOK". */
const LOCK_CLASS = 0x424f4f4b

/**
 * Takes a time at a location, in the transaction that `client` is in; null where every place is taken. Whoever books at the
 * same location waits for this transaction to end, and the constraint bookings_one_at_a_time refuses what this code might
 * overlook.
 */
export async function bookSlot(client: PoolClient, slot: SlotToBook): Promise<number | null> {
  const { siteId, locationId, department, startsAt, endsAt, capacity, leadId, carId } = slot
  await client.query('select pg_advisory_xact_lock($1, $2)', [LOCK_CLASS, locationId])
  for (let place = 1; place <= capacity; place += 1) {
    const { rows } = await client.query<{ id: number }>(
      `insert into bookings (site_id, location_id, department, starts_at, ends_at, place, status, lead_id, car_id)
       values ($1, $2, $3, $4, $5, $6, 'booked', $7, $8)
       on conflict on constraint bookings_one_at_a_time do nothing returning id`,
      [siteId, locationId, department, startsAt, endsAt, place, leadId, carId],
    )
    if (rows[0]) return rows[0].id
  }
  return null
}
