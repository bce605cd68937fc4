import type { Payload } from 'payload'
import * as z from 'zod'
import { findUser } from '@/data/accounts/findUser'
import { payloadClient } from '@/data/payloadClient'
import { parseDocumentId } from '@/domain/documentId'
import { checkCode } from '@/server/accounts/checkCode'
import { checkPassword, type Refusal } from '@/server/accounts/checkPassword'
import { heldUserOf, notLoggedIn } from '@/server/accounts/heldSessions'
import { type Database, inTransaction } from '@/server/database/database'
import { errorResponse } from '@/server/errorResponse'

/** The password and the code that a change of a second factor needs, checked with their own messages. */
export const proofSchema = z.object({ currentPassword: z.unknown().optional(), code: z.unknown().optional() })

/** The logged-in user, also if their session is held until they have set up a second factor; otherwise 401. */
export async function setUpAccess(request: Request) {
  const payload = await payloadClient()
  const user = await findUser(payload, request.headers)
  const owner = user ?? heldUserOf(request.headers)
  return owner ? { payload, user: owner } : notLoggedIn(request.headers)
}

/** True if the account of a path is that of the user. */
export const isOwnAccount = (user: { id: number }, param: (name: string) => string) =>
  parseDocumentId(param('id')) === user.id

/**
 * Changes a second factor in a transaction, if the user's password is right.
 * @param change gets `refuseWrongCode`, which takes the user's code and returns a response if it is not right
 */
export async function changeSecondFactor(
  { payload, user }: { payload: Payload; user: { id: number; email: string } },
  { headers }: Request,
  proof: z.infer<typeof proofSchema>,
  change: (database: Database, refuseWrongCode: () => Promise<Response | null>) => Promise<Response>,
): Promise<Response> {
  const { pool } = payload.db
  const wrongPassword = await checkPassword(pool, headers, user, proof.currentPassword)
  if (wrongPassword) return refuse(wrongPassword)
  return inTransaction(pool, (database) =>
    change(database, async () => {
      const wrongCode = await checkCode(pool, database, headers, user, proof.code)
      return wrongCode && refuse(wrongCode)
    }),
  )
}

export const refuse = ({ status, ...error }: Refusal) => errorResponse(status, error)

export const isOffResponse = () => errorResponse(404, { field: 'secondFactor', message: 'Two-step sign-in is off.' })
