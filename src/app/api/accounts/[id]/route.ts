import { groupEvents } from '@/domain/accounts/accountEvents'
import { listAccountEvents } from '@/server/accounts/accountEvents'
import { isInvited } from '@/server/accounts/invitation'
import { findRequirement } from '@/server/accounts/requiredSecondFactor'
import { getSecondFactor } from '@/server/accounts/secondFactor'
import { listSessions, sessionIdOf } from '@/server/accounts/sessions'
import { route } from '@/server/route'
import { staffAccess } from '../../access'
import { accountNotFound, findAccount, json } from '../accountRoute'

/** Where an account is signed in, its second factor, and its recent logins and failed tries: for its owner and its managers. */
export const GET = route({ access: staffAccess }, async (_request, { access: staff, param }) => {
  const found = await findAccount(staff, param)
  if (!found) return accountNotFound()
  const database = staff.payload.db.drizzle
  return json({
    sessions: await listSessions(database, found.account.id, sessionIdOf(staff.user)),
    secondFactor: {
      ...(await getSecondFactor(database, found.account.id)),
      requiredBy: await findRequirement(database, found.account),
    },
    isInvited: await isInvited(database, found.account.id),
    events: groupEvents(await listAccountEvents(database, found.account.id)),
  })
})
