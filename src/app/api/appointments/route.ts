import * as z from 'zod'
import { listBookedTimes } from '@/data/locations/bookedTimes'
import { findLocationById } from '@/data/locations/locations'
import { findCarById } from '@/data/stock/cars'
import { formatSlotDate, listFreeSlots, listOpenDates } from '@/domain/appointments/slots'
import { documentIdParameter } from '@/domain/documentIdField'
import { toSlotHours, toSlotRules } from '@/domain/leads/enquiryBooking'
import { LOCATION_TYPES } from '@/domain/locations/locationType'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { siteAccess } from '../access'

const DAY_MS = 24 * 3_600_000

const querySchema = z
  .object({
    location_id: documentIdParameter('Enter a location id.').optional(),
    car_id: documentIdParameter('Enter a car id.').optional(),
    department: z.enum(LOCATION_TYPES, 'Use sales, service or parts.').default('sales'),
    date: z
      .string()
      .refine(
        (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)),
        'Enter a date such as 2026-11-24.',
      )
      .optional(),
  })
  .refine(({ location_id, car_id }) => location_id ?? car_id, {
    path: ['location_id'],
    message: 'location_id or car_id is required.',
  })

/**
 * Free times of a department by `?location_id=&date=` (LEAD-06): `{ location_id, location_name, date, dates, slots }`. Defaults to the first
 * date with free times. `car_id` selects the location of that car.
 */
export const GET = route({ access: siteAccess(), query: querySchema }, async (_request, { access: site, query }) => {
  const { location_id, car_id, department, date } = query
  const car = car_id ? await findCarById(site.id, car_id) : null
  const locationId = location_id ?? car?.locationId
  const location = locationId ? await findLocationById(site.id, locationId) : null
  if (!location) return errorResponse(404, { field: 'location_id', message: 'Location not found.' })
  const hours = toSlotHours(location, department)
  const now = new Date()
  const rules = toSlotRules(department, site.bookings)
  const dates = hours ? listOpenDates(hours, rules, now) : []
  if (!hours || dates.length === 0) {
    return jsonResponse({ location_id: location.id, location_name: location.name, date: null, dates: [], slots: [] })
  }

  const bookedTimes = await listBookedTimes({
    ...{ siteId: site.id, locationId: location.id, department },
    from: new Date(now.getTime() - DAY_MS),
    to: new Date(now.getTime() + (rules.daysAhead + 2) * DAY_MS),
  })
  const freeSlots = (day: string) => listFreeSlots(day, hours, rules, bookedTimes, now)
  const availableDates = dates.filter((day) => freeSlots(day).length > 0)
  const selectedDate = date ?? availableDates[0] ?? null
  return jsonResponse({
    location_id: location.id,
    location_name: location.name,
    date: selectedDate,
    dates: availableDates.map((day) => ({ date: day, label: formatSlotDate(day) })),
    slots: selectedDate
      ? freeSlots(selectedDate).map(({ startsAt, endsAt, label }) => ({
          starts_at: startsAt.toISOString(),
          ends_at: endsAt.toISOString(),
          label,
        }))
      : [],
  })
})

const jsonResponse = (body: unknown) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
