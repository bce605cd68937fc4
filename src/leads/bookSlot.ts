import type { PoolClient } from 'pg'
import type { LocationType } from '../domain/locations/locationType'

export interface NewBooking {
  siteId: number
  locationId: number
  department: LocationType
  startsAt: Date
  endsAt: Date
  /** concurrent bookings of the department */
  capacity: number
  leadId: number | null
  carId: number | null
}

/** Advisory lock class of bookings: "BOOK" as a number. */
const LOCK_CLASS = 0x424f4f4b

/**
 * Books a time at a location in the client's transaction. Bookings at one location run one after another; the constraint
 * bookings_one_at_a_time prevents races.
 * @returns the booking's id; null if the time is fully booked
 */
export async function bookSlot(client: PoolClient, slot: NewBooking): Promise<number | null> {
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
