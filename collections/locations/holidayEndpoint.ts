import { commitTransaction, type Endpoint, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { isDocumentId, MAX_DOCUMENT_ID } from '../../src/domain/documentId'
import { LOCATION_TYPES } from '../../src/domain/locations/locationType'
import { changeHoliday, type HolidayEntry } from '../../src/domain/openingHours/holidayChange'
import { hoursOfDate } from '../../src/domain/openingHours/hoursOfDate'
import { getRelationId } from '../../src/domain/relationId'
import { zonedFormat } from '../../src/domain/zonedFormat'
import type { Location } from '../../src/payload-types'
import type { StoredHours } from '../../src/server/database/holidayChanges'
import { errorResponse } from '../../src/server/errorResponse'
import {
  findLastHolidayChange,
  type HolidayChangeRecord,
  lockHolidayChange,
  markUndone,
  openLocations,
  recordHolidayChange,
} from '../../src/server/holidayChanges'
import { getUserSiteIds, hasRole } from '../access/roles'
import { parseTimeOfDay } from '../fields/timeOfDay'
import { DEFAULT_ZONE } from '../fields/timeZone'
import { getDatabase } from '../hooks/getDatabase'
import { updateLiveAndDraft } from '../publishing/updateLiveAndDraft'

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
      }),
    )
    .min(1, 'Choose a location.')
    .max(MAX_LOCATIONS, `Choose at most ${MAX_LOCATIONS} locations.`),
})

/** A date of one or all departments. */
interface Day {
  /** ISO date */
  date: string
  department: (typeof LOCATION_TYPES)[number] | null
}

/** The hours that a location gets, and those that it must have now; undefined for any. */
interface NewHours {
  id: number
  hours: StoredHours | null
  expected?: StoredHours | null
}

/**
 * POST /api/locations/holiday-hours: sets the hours of one date at several locations, with the user's rights and all or nothing, and
 * answers what each had before and what shoppers read of the date there now. Their other dates stay as they are. With `dryRun` it changes nothing.
 */
const setHours: Endpoint = {
  path: '/holiday-hours',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return errorResponse(401, { field: 'user', message: 'Log in first.' })
    const body = bodySchema.safeParse(await req.json?.().catch(() => null))
    if (!body.success) {
      const [issue] = body.error.issues
      return errorResponse(400, { field: issue?.path.join('.') || 'body', message: issue?.message ?? 'Invalid hours.' })
    }
    const { date, department, dryRun, locations } = body.data
    return inTransaction(req, async () => {
      const changes = await changeLocations(req, { date, department }, locations, dryRun)
      if (changes.length < locations.length)
        return errorResponse(404, {
          field: 'locations',
          message: 'One of these locations is not yours, or is in the trash.',
        })
      if (!dryRun) await record(req, { date, department }, changes)
      return Response.json({ changes })
    })
  },
}

/**
 * GET /api/locations/holiday-hours?site=: the last change of several locations of the site, or of all sites of the user, that was made today,
 * with what taking it back does at each location of theirs. `last` is null if there is none.
 */
const readLast: Endpoint = {
  path: '/holiday-hours',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return errorResponse(401, { field: 'user', message: 'Log in first.' })
    const last = await describeLast(req)
    return Response.json({ last }, { headers: { 'Cache-Control': 'no-store' } })
  },
}

const undoSchema = z.object({ id: z.int().positive() })

/**
 * POST /api/locations/holiday-hours/undo with `{ id }`: gives the user's locations of a change the hours that they had before. A location
 * whose date was changed again since stays as it is. Offered on the day of the change.
 */
const undo: Endpoint = {
  path: '/holiday-hours/undo',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return errorResponse(401, { field: 'user', message: 'Log in first.' })
    const body = undoSchema.safeParse(await req.json?.().catch(() => null))
    if (!body.success) return errorResponse(400, { field: 'id', message: 'Choose a change.' })
    return inTransaction(req, async () => {
      const database = await getDatabase(req)
      const change = await lockHolidayChange(database, body.data.id)
      const changes = change && isOfToday(change) ? await changeLocations(req, change, undoOf(change), false) : []
      if (!change || changes.length === 0)
        return errorResponse(404, { field: 'id', message: 'This change was undone meanwhile, or is not of today.' })
      await markUndone(
        database,
        change,
        changes.map(({ id }) => id),
      )
      return Response.json({ changes })
    })
  },
}

export const holidayHoursEndpoints = [setHours, readLast, undo]

/** Commits what the work did if it answers without an error. */
async function inTransaction(req: PayloadRequest, work: () => Promise<Response>): Promise<Response> {
  await initTransaction(req)
  try {
    const response = await work()
    await (response.ok ? commitTransaction(req) : killTransaction(req))
    return response
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

type Change = NonNullable<Awaited<ReturnType<typeof changeLocation>>>

/** What the change does at the locations that the user sees. */
async function changeLocations(req: PayloadRequest, day: Day, locations: readonly NewHours[], dryRun: boolean) {
  const changes: Change[] = []
  for (const location of locations) {
    const change = await changeLocation(req, day, location, dryRun)
    if (change) changes.push(change)
  }
  return changes
}

/** What the change does at one location; null if the user does not see it. */
async function changeLocation(req: PayloadRequest, day: Day, { id, hours, expected }: NewHours, dryRun: boolean) {
  const options = { collection: 'locations', depth: 0, id, overrideAccess: false, req, user: req.user } as const
  const location = await req.payload.findByID({ ...options, disableErrors: true })
  if (!location) return null
  const key = { date: day.date, location_type: day.department }
  const toEntry = (value: StoredHours | null): HolidayEntry | null =>
    value && { ...key, ...value, name: value.name || null }
  const { change, before, rows } = changeHoliday(
    location.special_hours ?? [],
    key,
    toEntry(hours),
    expected === undefined ? undefined : toEntry(expected),
  )
  if (!dryRun && change !== 'same' && change !== 'stale')
    await updateLiveAndDraft(req, { collection: 'locations', id }, ({ special_hours }) => ({
      special_hours: changeHoliday(special_hours ?? [], key, toEntry(hours)).rows as typeof special_hours,
    }))
  return {
    ...{ id, name: location.name, site: getRelationId(location.site), change },
    ...{ now: describeDay(location, day), next: describeDay({ ...location, special_hours: rows }, day) },
    ...{ before: toHours(before), after: toHours(toEntry(hours)) },
  }
}

const toHours = (entry: HolidayEntry | null): StoredHours | null => {
  if (!entry) return null
  const { name, status, open, close } = entry
  return { name, status, open, close }
}

/** Records what was changed as one. */
async function record(req: PayloadRequest, { date, department }: Day, changes: readonly Change[]): Promise<void> {
  const changed = changes.filter(({ change }) => change !== 'same')
  const { user } = req
  if (!user || changed.length === 0) return
  await recordHolidayChange(await getDatabase(req), {
    ...{ user: Number(user.id), user_name: user.name || user.email || 'Unnamed', date, department },
    sites: changed.flatMap(({ site }) => site ?? []),
    locations: changed.map(({ id, name, before, after }) => ({ id, name, before, after })),
  })
}

const undoOf = (change: HolidayChangeRecord): NewHours[] =>
  openLocations(change).map(({ id, before, after }) => ({ id, hours: before, expected: after }))

async function describeLast(req: PayloadRequest) {
  if (!hasRole(req.user, 'superAdmin', 'groupManager', 'siteEditor')) return null
  const chosen = Number(req.searchParams?.get('site'))
  const own = hasRole(req.user, 'superAdmin') ? null : getUserSiteIds(req.user)
  const sites = isDocumentId(chosen) ? [chosen].filter((site) => !own || own.includes(site)) : own
  const change = await findLastHolidayChange(await getDatabase(req), sites)
  if (!change || !isOfToday(change)) return null
  const { id, at, user_name: by, date, department } = change
  const locations = await changeLocations(req, change, undoOf(change), true)
  if (locations.length === 0) return null
  return { id, at, by, date, department, name: change.locations[0]?.after?.name ?? null, locations }
}

const dayOf = zonedFormat({ dateStyle: 'short' }, 'en-CA')

/** Whether a change was made today, on the clock of the east or the west: each site has the rest of its own day. */
const isOfToday = ({ at }: HolidayChangeRecord) =>
  [DEFAULT_ZONE, 'Australia/Perth'].some((zone) => dayOf(zone).format(at) === dayOf(zone).format(new Date()))

/** A row of the hours of single dates. */
type DayHours = Pick<HolidayEntry, 'date' | 'status'> & Partial<HolidayEntry>

/** What shoppers read of the date: its own hours, else those of its weekday. */
function describeDay(
  { departments, special_hours }: Pick<Location, 'departments'> & { special_hours?: DayHours[] | null },
  { date, department }: Day,
): string | null {
  return hoursOfDate(
    {
      departments: (departments ?? []).map(({ location_type, location_subtype, hours }) => ({
        ...{ type: location_type ?? 'sales', subtype: location_subtype ?? null, phone: null },
        hours: (hours ?? []).map(({ weekday, ...times }) => ({ weekday: Number(weekday), ...toTimes(times) })),
      })),
      specialHours: (special_hours ?? []).map(({ name, location_type, ...entry }) => ({
        ...{ name: name ?? null, date: entry.date.slice(0, 10) },
        type: LOCATION_TYPES.find((type) => type === location_type) ?? null,
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
