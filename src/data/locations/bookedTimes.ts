import 'server-only'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { BookedTime } from '../../domain/appointments/slots'
import type { LocationType } from '../../domain/locations/locationType'
import { bookings } from '../../server/database/tables.generated'
import { payloadClient } from '../payloadClient'

interface BookedTimesQuery {
  siteId: number
  locationId: number
  department: LocationType
  from: Date
  to: Date
}

/** Bookings of a department between two times. Never cached, since bookings change at any moment. */
export async function listBookedTimes({
  siteId,
  locationId,
  department,
  from,
  to,
}: BookedTimesQuery): Promise<BookedTime[]> {
  const { db } = await payloadClient()
  return db.drizzle
    .select({ startsAt: bookings.starts_at, endsAt: bookings.ends_at, place: bookings.place })
    .from(bookings)
    .where(
      and(
        eq(bookings.site, siteId),
        eq(bookings.location, locationId),
        eq(bookings.department, department),
        eq(bookings.status, 'booked'),
        lt(bookings.starts_at, to),
        gt(bookings.ends_at, from),
      ),
    )
}
