import 'server-only'
import { and, eq } from 'drizzle-orm'
import { formatSlotDate, listFreeSlots, listOpenDates, type Slot } from '../../domain/appointments/slots'
import { toSlotHours, toSlotRules } from '../../domain/leads/enquiryBooking'
import type { LocationType } from '../../domain/locations/locationType'
import { localTime } from '../../domain/openingHours/localTime'
import type { Site } from '../../domain/site/site'
import { createBookingToken, parseBookingToken } from '../../leads/bookingToken'
import { bookings, leads } from '../../server/database/tables.generated'
import { payloadClient } from '../payloadClient'
import { listBookedTimes } from './bookedTimes'
import { findLocationById } from './locations'

const DAY_MS = 24 * 3_600_000

/** A shopper's booking, as its own page shows it. It names nobody. */
export interface BookingToChange {
  id: number
  startsAt: Date
  department: LocationType
  /** IANA, of the location */
  timeZone: string
  locationName: string | null
  carName: string | null
  reference: string | null
  state: 'booked' | 'cancelled' | 'over'
}

const secret = () => process.env.PAYLOAD_SECRET ?? ''

/** The path of a booking's own page. */
export const bookingPath = (id: number): string => `/bookings/${createBookingToken(secret(), id)}`

/** The booking of a token on a site; null for a token that is not of it. */
export async function findBookingToChange(site: Site, token: string, now: Date): Promise<BookingToChange | null> {
  const id = parseBookingToken(secret(), token)
  if (id === null) return null
  const [row] = await (await payloadClient()).db.drizzle
    .select({ booking: bookings, reference: leads.reference, carName: leads.car_name })
    .from(bookings)
    .leftJoin(leads, eq(leads.id, bookings.lead))
    .where(and(eq(bookings.id, id), eq(bookings.site, site.id)))
  if (!row) return null
  const { booking, reference, carName } = row
  const location = await findLocationById(site.id, booking.location)
  return {
    ...{ id, startsAt: booking.starts_at, department: booking.department, reference, carName },
    timeZone: location?.timeZone ?? site.timeZone,
    locationName: location?.name ?? null,
    state: booking.status === 'cancelled' ? 'cancelled' : booking.starts_at <= now ? 'over' : 'booked',
  }
}

/** The times to which a booking can be moved. */
export interface OtherTimes {
  /** days with free times */
  dates: { date: string; label: string }[]
  /** ISO date of the day whose times are listed; null without any */
  date: string | null
  slots: Slot[]
  /** bookings that the department takes at one time */
  capacity: number
}

/** The free times of a booking's location on a day, at first its own day, or the first with any. Its own time counts as free. */
export async function listOtherTimes(
  site: Site,
  { id, department }: Pick<BookingToChange, 'id' | 'department'>,
  date: string | null,
  now: Date,
): Promise<OtherTimes> {
  const [row] = await (await payloadClient()).db.drizzle
    .select({ location: bookings.location, startsAt: bookings.starts_at, place: bookings.place })
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.site, site.id)))
  const location = row && (await findLocationById(site.id, row.location))
  const hours = location && toSlotHours(location, department)
  const rules = toSlotRules(department, site.bookings)
  const none = { dates: [], date: null, slots: [], capacity: rules.maxConcurrent }
  if (!row || !hours) return none
  const booked = await listBookedTimes({
    ...{ siteId: site.id, locationId: row.location, department },
    from: new Date(now.getTime() - DAY_MS),
    to: new Date(now.getTime() + (rules.daysAhead + 2) * DAY_MS),
  })
  const isOwn = (other: (typeof booked)[number]) =>
    other.startsAt.getTime() === row.startsAt.getTime() && other.place === row.place
  const others = booked.filter((other) => !isOwn(other))
  const freeSlots = (day: string) => listFreeSlots(day, hours, rules, others, now)
  const free = listOpenDates(hours, rules, now).filter((day) => freeSlots(day).length > 0)
  const own = localTime(hours.timeZone, row.startsAt).date
  const chosen = [date, own].find((day) => day !== null && free.includes(day)) ?? free[0] ?? null
  return {
    dates: free.map((day) => ({ date: day, label: formatSlotDate(day) })),
    date: chosen,
    slots: chosen === null ? [] : freeSlots(chosen),
    capacity: rules.maxConcurrent,
  }
}
