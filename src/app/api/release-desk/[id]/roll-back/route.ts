import * as z from 'zod'
import { rollBackRelease } from '@/releases/rollBackRelease'
import { route } from '@/server/route'
import { deskRoute, idOf } from '../../deskRoute'

/** true to restore also documents that were edited since */
const bodySchema = z.object({ overwrites: z.boolean('Choose yes or no.').default(false) })

/** Restores what was live before a release, or nothing: 409 with the documents that were edited since. */
export const POST = route({ ...deskRoute, body: bodySchema }, async (_request, { access, body, param }) => {
  await rollBackRelease(access.payload, access.user, idOf(param), body.overwrites)
  return Response.json({ rolledBack: true })
})
