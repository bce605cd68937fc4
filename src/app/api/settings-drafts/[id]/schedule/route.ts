import * as z from 'zod'
import { clockTimeSchema } from '@/domain/releases/release'
import { scheduleSettingsDraft } from '@/releases/settingsDraft'
import { route } from '@/server/route'
import { deskRoute, idOf } from '../../../release-desk/deskRoute'

/** on the site's clock; null takes the schedule back */
const bodySchema = z.object({ at: clockTimeSchema.nullable(), passesDeadLinks: z.boolean().default(false) })

/** Publishes the draft of a site's settings at a time, or takes that back. 200 `{ scheduled }`; 409 for links that lead nowhere, unless they are passed. */
export const POST = route({ ...deskRoute, body: bodySchema }, async (_request, { access, body, param }) => {
  await scheduleSettingsDraft(access.payload, access.user, idOf(param), body.at, new Date(), body.passesDeadLinks)
  return Response.json({ scheduled: body.at !== null })
})
