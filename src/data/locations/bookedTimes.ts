import 'server-only'
import type { BookedTime } from '../../domain/appointments/slots'
import type { LocationType } from '../../domain/locations/locationType'
import { payloadClient } from '../payloadClient'

interface BookedQuestion {
  siteId: number
  locationId: number
  department: LocationType
  from: Date
  to: Date
}

/** Bookings of a department that stand between two moments. Never from a cache: somebody books while others look. */
export async function listBookedTimes({
  siteId,
  locationId,
  department,
  from,
  to,
}: BookedQuestion): Promise<BookedTime[]> {
  const { db } = await payloadClient()
  const { rows } = await db.pool.query<{ starts_at: Date; ends_at: Date; place: string }>(
    `select starts_at, ends_at, place from bookings
     where site_id = $1 and location_id = $2 and department = $3 and status = 'booked' and starts_at < $5 and ends_at > $4`,
    [siteId, locationId, department, from, to],
  )
  return rows.map(({ starts_at, ends_at, place }) => ({ startsAt: starts_at, endsAt: ends_at, place: Number(place) }))
}
