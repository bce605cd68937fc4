import { recordAccountEvent } from '@/server/accounts/accountEvents'
import { sourceOf } from '@/server/accounts/requestSource'
import { endSessions, sessionIdOf } from '@/server/accounts/sessions'
import { inTransaction } from '@/server/database/database'
import { route } from '@/server/route'
import { staffAccess } from '../../../access'
import { accountNotFound, findAccount, json } from '../../accountRoute'

/** Signs an account out everywhere, except in the session of the request: `{ ended }`, the number of sessions. */
export const DELETE = route({ access: staffAccess }, async (request, { access: staff, param }) => {
  const found = await findAccount(staff, param)
  if (!found) return accountNotFound()
  const { account, isOwn, by } = found
  const ended = await inTransaction(staff.payload.db.pool, async (database) => {
    const count = await endSessions(database, account.id, { except: isOwn ? sessionIdOf(staff.user) : null })
    if (count > 0) await recordAccountEvent(database, account.id, 'sessionsEnded', sourceOf(request.headers), by)
    return count
  })
  return json({ ended })
})
