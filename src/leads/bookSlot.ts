import { sql } from 'drizzle-orm'
import type { LocationType } from '../domain/locations/locationType'
import type { Database } from '../server/database/database'
import { bookings } from '../server/database/tables.generated'

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
 * Books a time at a location in the given transaction. Bookings at one location run one after another; the constraint
 * bookings_one_at_a_time prevents races.
 * @returns the booking's id; null if the time is fully booked
 */
export async function bookSlot(database: Database, slot: NewBooking): Promise<number | null> {
  const { siteId, locationId, department, startsAt, endsAt, capacity, leadId, carId } = slot
  await lockBookings(database, locationId)
  for (let place = 1; place <= capacity; place += 1) {
    const [booking] = await database
      .insert(bookings)
      .values({
        ...{ site: siteId, location: locationId, department, place, status: 'booked', lead: leadId, car: carId },
        starts_at: startsAt,
        ends_at: endsAt,
      })
      .onConflictDoNothing()
      .returning({ id: bookings.id })
    if (booking) return booking.id
  }
  return null
}

/** Makes other bookings of a location wait until the transaction ends. */
export async function lockBookings(database: Database, locationId: number): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(${LOCK_CLASS}, ${locationId})`)
}
