import { addDays, formatTime, localTime } from '../openingHours/localTime'
import { findDaySpan } from '../openingHours/openAt'
import type { OpeningHour, SpecialHour } from '../openingHours/openingHour'
import { zonedTime } from './zonedTime'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Which times a department offers; staff set them for a site. */
export interface SlotRules {
  /** from one time on offer to the next; a booking lasts as long */
  slotMinutes: number
  /** bookings at one time */
  atOnce: number
  noticeHours: number
  daysAhead: number
}

/** A booking that stands. */
export interface BookedTime {
  startsAt: Date
  endsAt: Date
  /** which of the bookings at one time, from 1 */
  place: number
}

/** A time that may be booked. */
export interface Slot {
  startsAt: Date
  endsAt: Date
  /** on the location's clocks, "9:30 am" */
  label: string
}

/** When one department of a location is open. */
export interface SlotHours {
  hours: readonly OpeningHour[]
  specialHours: readonly SpecialHour[]
  /** IANA */
  timeZone: string
}

/**
 * The free times of a date on a location's clocks (LEAD-06): within its hours of that date, special hours first, from the
 * notice on and no further than the days ahead, less what is booked. The last one ends when the doors close. A time that
 * clocks skip is not offered.
 */
export function listFreeSlots(
  date: string,
  { hours, specialHours, timeZone }: SlotHours,
  rules: SlotRules,
  booked: readonly BookedTime[],
  now: Date,
): Slot[] {
  const span = isOffered(date, timeZone, rules, now) ? findDaySpan(date, hours, specialHours) : null
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
    if (hasPlace(slot, rules.atOnce, booked)) slots.push(slot)
  }
  return slots
}

/** Dates on which a department opens, from today on its clocks to the last day ahead. */
export function listOpenDates({ hours, specialHours, timeZone }: SlotHours, rules: SlotRules, now: Date): string[] {
  const today = localTime(timeZone, now).date
  return Array.from({ length: rules.daysAhead + 1 }, (_, days) => addDays(today, days)).filter((date) =>
    findDaySpan(date, hours, specialHours),
  )
}

/** The slot that starts at a moment, where it is on offer; null where it is not, or is taken. */
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

function isOffered(date: string, timeZone: string, { daysAhead }: SlotRules, now: Date): boolean {
  const today = localTime(timeZone, now).date
  return date >= today && date <= addDays(today, daysAhead)
}

function hasPlace({ startsAt, endsAt }: Slot, atOnce: number, booked: readonly BookedTime[]): boolean {
  const taken = new Set(
    booked.filter((other) => other.startsAt < endsAt && other.endsAt > startsAt).map(({ place }) => place),
  )
  return Array.from({ length: atOnce }, (_, at) => at + 1).some((place) => !taken.has(place))
}

/** A date as shoppers read it: "Tue 24 Nov". */
export function formatSlotDate(date: string): string {
  return new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '')
}
