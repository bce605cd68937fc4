import * as z from 'zod'
import { clockTimeSchema } from '@/domain/releases/release'
import { scheduleRelease } from '@/releases/scheduleRelease'
import { route } from '@/server/route'
import { deskRoute, idOf } from '../../deskRoute'

/** on the clock of the release's first site; null takes the schedule back */
const bodySchema = z.object({ at: clockTimeSchema.nullable() })

/** Schedules a release, or takes its schedule back. 200 `{ scheduled }`. */
export const POST = route({ ...deskRoute, body: bodySchema }, async (_request, { access, body, param }) => {
  await scheduleRelease(access.payload, access.user, idOf(param), body.at, new Date())
  return Response.json({ scheduled: body.at !== null })
})
