import { addDays, formatTime, localTime } from '../openingHours/localTime'
import { findDaySpan } from '../openingHours/openAt'
import type { OpeningHour, SpecialHour } from '../openingHours/openingHour'
import { zonedTime } from '../openingHours/zonedTime'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The booking rules of a department, set by staff per site. */
export interface SlotRules {
  /** minutes between start times, and the length of a booking */
  slotMinutes: number
  /** maximum bookings at one time */
  maxConcurrent: number
  noticeHours: number
  daysAhead: number
}

/** A confirmed booking. */
export interface BookedTime {
  startsAt: Date
  endsAt: Date
  /** index among the bookings at one time, from 1 */
  place: number
}

/** A time that can be booked. */
export interface Slot {
  startsAt: Date
  endsAt: Date
  /** in the location's time zone, "9:30 am" */
  label: string
}

/** Opening hours of one department of a location. */
export interface SlotHours {
  hours: readonly OpeningHour[]
  specialHours: readonly SpecialHour[]
  /** IANA */
  timeZone: string
}

/**
 * The free slots of a date in the location's time zone (LEAD-06): within that date's hours, special hours first, after the
 * notice period, within `daysAhead`, minus existing bookings. The last slot ends at closing time. Times skipped by a daylight
 * saving change are not offered.
 */
export function listFreeSlots(
  date: string,
  { hours, specialHours, timeZone }: SlotHours,
  rules: SlotRules,
  booked: readonly BookedTime[],
  now: Date,
): Slot[] {
  const span = isBookable(date, timeZone, rules, now) ? findDaySpan(date, hours, specialHours) : null
  if (!span) return []
  const earliest = now.getTime() + rules.noticeHours * HOUR_MS
  const slots: Slot[] = []
  for (let minutes = span.open; minutes + rules.slotMinutes <= span.close; minutes += rules.slotMinutes) {
    const startsAt = zonedTime(date, minutes, timeZone)
    if (!startsAt || startsAt.getTime() < earliest) continue
    const slot = {
      startsAt,
      endsAt: new Date(startsAt.getTime() + rules.slotMinutes * MINUTE_MS),
      label: formatTime(minutes),
    }
    if (hasCapacity(slot, rules.maxConcurrent, booked)) slots.push(slot)
  }
  return slots
}

/** Dates on which a department is open, from today in its time zone to the last bookable day. */
export function listOpenDates({ hours, specialHours, timeZone }: SlotHours, rules: SlotRules, now: Date): string[] {
  const today = localTime(timeZone, now).date
  return Array.from({ length: rules.daysAhead + 1 }, (_, days) => addDays(today, days)).filter((date) =>
    findDaySpan(date, hours, specialHours),
  )
}

/** The free slot that starts at `startsAt`; null if it is not offered or is fully booked. */
export function findSlot(
  startsAt: Date,
  hours: SlotHours,
  rules: SlotRules,
  booked: readonly BookedTime[],
  now: Date,
): Slot | null {
  const { date } = localTime(hours.timeZone, startsAt)
  const slots = listFreeSlots(date, hours, rules, booked, now)
  return slots.find((slot) => slot.startsAt.getTime() === startsAt.getTime()) ?? null
}

function isBookable(date: string, timeZone: string, { daysAhead }: SlotRules, now: Date): boolean {
  const today = localTime(timeZone, now).date
  return date >= today && date <= addDays(today, daysAhead)
}

function hasCapacity({ startsAt, endsAt }: Slot, maxConcurrent: number, booked: readonly BookedTime[]): boolean {
  const taken = new Set(
    booked.filter((booking) => booking.startsAt < endsAt && booking.endsAt > startsAt).map(({ place }) => place),
  )
  return Array.from({ length: maxConcurrent }, (_, index) => index + 1).some((place) => !taken.has(place))
}

const SLOT_DATE = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** A date as "Tue 24 Nov". */
export function formatSlotDate(date: string): string {
  return SLOT_DATE.format(new Date(`${date}T00:00:00Z`)).replace(',', '')
}
