import { heldUserOf } from '@/server/accounts/heldSessions'
import { endSessions, sessionIdOf } from '@/server/accounts/sessions'
import { inTransaction } from '@/server/database/database'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { json } from '../accountRoute'
import { setUpAccess } from '../secondFactorRoute'

/** Signs out of a session that is held, for which Payload's logout finds no user: `{ ended: 1 }`. */
export const DELETE = route({ access: setUpAccess }, async (request, { access: { payload, user } }) => {
  const session = heldUserOf(request.headers) ? sessionIdOf(user) : null
  if (!session) return errorResponse(404, { field: 'session', message: 'This session is not held.' })
  const ended = await inTransaction(payload.db.pool, (database) => endSessions(database, user.id, { only: session }))
  return json({ ended })
})
