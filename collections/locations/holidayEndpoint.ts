import { commitTransaction, type Endpoint, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { MAX_DOCUMENT_ID } from '../../src/domain/documentId'
import { LOCATION_TYPES } from '../../src/domain/locations/locationType'
import { changeHoliday, type HolidayEntry } from '../../src/domain/openingHours/holidayChange'
import { hoursOfDate } from '../../src/domain/openingHours/hoursOfDate'
import { getRelationId } from '../../src/domain/relationId'
import type { Location } from '../../src/payload-types'
import { errorResponse } from '../../src/server/errorResponse'
import { parseTimeOfDay } from '../fields/timeOfDay'

/** Locations changed at once; a group has fewer. */
const MAX_LOCATIONS = 100

const time = z
  .string()
  .nullable()
  .transform((typed) => (typed?.trim() ? parseTimeOfDay(typed) : null))
  .refine((value) => value === null || /^([01]\d|2[0-3]):[0-5]\d$/.test(value), 'Enter a time, such as 08:30 or 5pm.')

const hoursSchema = z
  .object({
    name: z.string().trim().max(100).nullable(),
    status: z.string().trim().min(1).max(100),
    open: time,
    close: time,
  })
  .superRefine(({ status, open, close }, context) => {
    if (status === 'Open' && !(open && close))
      context.addIssue({ code: 'custom', path: ['open'], message: 'Enter both opening and closing times.' })
    if (open && close && close <= open)
      context.addIssue({ code: 'custom', path: ['close'], message: 'Closing time must be after opening time.' })
  })

const bodySchema = z.object({
  date: z.iso.date('Choose a date.'),
  department: z.enum(LOCATION_TYPES).nullable(),
  dryRun: z.boolean(),
  locations: z
    .array(
      z.object({
        id: z.int().positive().max(MAX_DOCUMENT_ID),
        /** null removes the date */
        hours: hoursSchema.nullable(),
        /** what the date must have now; a location where it has not is left alone */
        expected: hoursSchema.nullable().optional(),
      }),
    )
    .min(1, 'Choose a location.')
    .max(MAX_LOCATIONS, `Choose at most ${MAX_LOCATIONS} locations.`),
})

type Body = z.output<typeof bodySchema>

/**
 * POST /api/locations/holiday-hours: sets the hours of one date at several locations, with the user's rights and all or nothing, and
 * answers what each had before and what shoppers read of the date there now. Their other dates stay as they are. With `dryRun` it changes nothing.
 */
export const holidayHoursEndpoint: Endpoint = {
  path: '/holiday-hours',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return errorResponse(401, { field: 'user', message: 'Log in first.' })
    const body = bodySchema.safeParse(await req.json?.().catch(() => null))
    if (!body.success) {
      const [issue] = body.error.issues
      return errorResponse(400, { field: issue?.path.join('.') || 'body', message: issue?.message ?? 'Invalid hours.' })
    }
    await initTransaction(req)
    try {
      const changes = []
      for (const location of body.data.locations) changes.push(await changeLocation(req, body.data, location))
      if (changes.some((change) => change === null)) {
        await killTransaction(req)
        return errorResponse(404, {
          field: 'locations',
          message: 'One of these locations is not yours, or is in the trash.',
        })
      }
      await (body.data.dryRun ? killTransaction(req) : commitTransaction(req))
      return Response.json({ changes })
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  },
}

/** What the change does at one location; null if the user does not see it. */
async function changeLocation(req: PayloadRequest, body: Body, { id, hours, expected }: Body['locations'][number]) {
  const options = { collection: 'locations', depth: 0, id, overrideAccess: false, req, user: req.user } as const
  const location = await req.payload.findByID({ ...options, disableErrors: true })
  if (!location) return null
  const key = { date: body.date, location_type: body.department }
  const toEntry = (value: typeof hours): HolidayEntry | null => value && { ...key, ...value, name: value.name || null }
  const { change, before, rows } = changeHoliday(
    location.special_hours ?? [],
    key,
    toEntry(hours),
    expected === undefined ? undefined : toEntry(expected),
  )
  if (!body.dryRun && change !== 'same' && change !== 'stale')
    await req.payload.update({ ...options, data: { special_hours: rows as typeof location.special_hours } })
  const { name, status, open, close } = before ?? {}
  return {
    ...{ id, name: location.name, site: getRelationId(location.site), change, now: describeNow(location, body) },
    before: before && { name: name ?? null, status, open: open ?? null, close: close ?? null },
  }
}

/** What shoppers read of the date as saved: its own hours, else those of its weekday. */
function describeNow({ departments, special_hours }: Location, { date, department }: Body): string | null {
  return hoursOfDate(
    {
      departments: (departments ?? []).map(({ location_type, location_subtype, hours }) => ({
        ...{ type: location_type ?? 'sales', subtype: location_subtype ?? null, phone: null },
        hours: (hours ?? []).map(({ weekday, ...times }) => ({ weekday: Number(weekday), ...toTimes(times) })),
      })),
      specialHours: (special_hours ?? []).map(({ name, location_type, ...entry }) => ({
        ...{ name: name ?? null, type: location_type ?? null, date: entry.date.slice(0, 10) },
        ...toTimes(entry),
      })),
    },
    date,
    department,
  )
}

const toTimes = ({ status, open, close }: { status: string; open?: string | null; close?: string | null }) => ({
  status,
  open: open ?? null,
  close: close ?? null,
})
