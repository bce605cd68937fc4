import * as z from 'zod'
import { publishSettingsDraft } from '@/releases/settingsDraft'
import { route } from '@/server/route'
import { deskRoute, idOf } from '../../../release-desk/deskRoute'

const bodySchema = z.object({ passesDeadLinks: z.boolean().default(false) })

/** Makes the draft of a site's settings live. 200 `{ published: true }`; 409 for links that lead nowhere, unless they are passed. */
export const POST = route({ ...deskRoute, body: bodySchema }, async (_request, { access, body, param }) => {
  await publishSettingsDraft(access.payload, access.user, idOf(param), body.passesDeadLinks)
  return Response.json({ published: true })
})
