import { documentSchema } from '@/domain/releases/release'
import { takeOut } from '@/releases/holdDocument'
import { route } from '@/server/route'
import { deskRoute } from '../../deskRoute'

/** Takes a document out of the open release that holds it. 200 `{ removed: true }`. */
export const POST = route({ ...deskRoute, body: documentSchema }, async (_request, { access, body }) => {
  await takeOut(access.payload, access.user, body.collection, body.id)
  return Response.json({ removed: true })
})
