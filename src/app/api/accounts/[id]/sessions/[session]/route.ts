import { recordAccountEvent } from '@/server/accounts/accountEvents'
import { sourceOf } from '@/server/accounts/requestSource'
import { endSessions } from '@/server/accounts/sessions'
import { inTransaction } from '@/server/database/database'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { staffAccess } from '../../../../access'
import { accountNotFound, findAccount, json } from '../../../accountRoute'

const SESSION_ID = /^[\w-]{1,36}$/
const sessionNotFound = () => errorResponse(404, { field: 'session', message: 'This session has ended.' })

/** Ends one session of an account: `{ ended: 1 }`, or 404 if it is not open. */
export const DELETE = route({ access: staffAccess }, async (request, { access: staff, param }) => {
  const found = await findAccount(staff, param)
  if (!found) return accountNotFound()
  const { account, by } = found
  const session = param('session')
  if (!SESSION_ID.test(session)) return sessionNotFound()
  const ended = await inTransaction(staff.payload.db.pool, async (database) => {
    const count = await endSessions(database, account.id, { only: session })
    if (count > 0) await recordAccountEvent(database, account.id, 'sessionsEnded', sourceOf(request.headers), by)
    return count
  })
  return ended > 0 ? json({ ended }) : sessionNotFound()
})
