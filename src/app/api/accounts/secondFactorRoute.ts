import * as z from 'zod'
import { payloadClient } from '@/data/payloadClient'
import type { Refusal } from '@/server/accounts/checkPassword'
import { heldUserOf, notLoggedIn } from '@/server/accounts/heldSessions'
import { errorResponse } from '@/server/errorResponse'
import { parseDocumentId } from '../documentId'

/** The password and the code of whoever changes a second factor, which are checked with their own messages. */
export const proofSchema = z.object({ currentPassword: z.unknown().optional(), code: z.unknown().optional() })

/** The logged-in user, also if their session is held until they have set up a second factor; otherwise 401. */
export async function setUpAccess(request: Request) {
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers: request.headers })
  const owner = user ?? heldUserOf(request.headers)
  return owner ? { payload, user: owner } : notLoggedIn(request.headers)
}

/** True if the account of a path is that of the user. */
export const isOwnAccount = (user: { id: number }, param: (name: string) => string) =>
  parseDocumentId(param('id')) === user.id

export const refuse = ({ status, ...error }: Refusal) => errorResponse(status, error)

export const isOffResponse = () => errorResponse(404, { field: 'secondFactor', message: 'Two-step sign-in is off.' })
