import { publishSettingsDraft } from '@/releases/settingsDraft'
import { route } from '@/server/route'
import { deskRoute, idOf } from '../../../release-desk/deskRoute'

/** Makes the draft of a site's settings live. 200 `{ published: true }`. */
export const POST = route(deskRoute, async (_request, { access, param }) => {
  await publishSettingsDraft(access.payload, access.user, idOf(param))
  return Response.json({ published: true })
})
