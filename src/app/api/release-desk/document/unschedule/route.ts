import * as z from 'zod'
import { documentIdField } from '@/domain/documentIdField'
import { RELEASED_COLLECTIONS } from '@/domain/releases/release'
import { cancelPublication } from '@/releases/schedulePublication'
import { route } from '@/server/route'
import { deskRoute } from '../../deskRoute'

const bodySchema = z.object({
  collection: z.enum(RELEASED_COLLECTIONS).exclude(['sites'], 'Name a collection whose documents have drafts.'),
  id: documentIdField(),
  event: z.enum(['publishes', 'unpublishes'], 'Say which time: publishes or unpublishes.'),
})

/** Takes back when a document is published or unpublished, whoever set it. 200 `{ scheduled: false }`. */
export const POST = route({ ...deskRoute, body: bodySchema }, async (_request, { access, body }) => {
  await cancelPublication(access.payload, access.user, body)
  return Response.json({ scheduled: false })
})
