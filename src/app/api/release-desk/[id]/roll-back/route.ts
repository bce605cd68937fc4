import * as z from 'zod'
import { EDITED_CHOICES } from '@/domain/releases/release'
import { rollBackRelease } from '@/releases/rollBackRelease'
import { route } from '@/server/route'
import { deskRoute, idOf } from '../../deskRoute'

/** What becomes of documents that were edited since. */
const bodySchema = z.object({
  edited: z.enum(EDITED_CHOICES, `Choose ${EDITED_CHOICES.join(', ')}.`).default('refuse'),
})

/** Restores what was live before a release, or nothing: 409 with the documents that were edited since. */
export const POST = route({ ...deskRoute, body: bodySchema }, async (_request, { access, body, param }) => {
  await rollBackRelease(access.payload, access.user, idOf(param), body.edited)
  return Response.json({ rolledBack: true })
})
