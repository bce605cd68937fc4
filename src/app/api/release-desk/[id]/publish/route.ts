import { publishRelease } from '@/releases/publishRelease'
import { rejectUnpublishable } from '@/releases/trialPublish'
import { route } from '@/server/route'
import { deskRoute, idOf } from '../../deskRoute'

/** Publishes all that a release holds, or nothing: then 400 with the document and the reason. */
export const POST = route(deskRoute, async (_request, { access, param }) => {
  await rejectUnpublishable(access.payload, access.user, idOf(param))
  await publishRelease(access.payload, access.user, idOf(param), new Date())
  return Response.json({ published: true })
})
