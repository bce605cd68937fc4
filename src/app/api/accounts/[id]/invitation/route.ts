import { isInvited, sendInvitation } from '@/server/accounts/invitation'
import { sourceOf } from '@/server/accounts/requestSource'
import { inTransaction } from '@/server/database/database'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { staffAccess } from '../../../access'
import { accountNotFound, findAccount, json } from '../../accountRoute'

/** Sends the invitation of an account again, with a new link: for managers of somebody who has not used the account. */
export const POST = route({ access: staffAccess }, async (request, { access: staff, param }) => {
  const found = await findAccount(staff, param)
  if (!found || found.isOwn) return accountNotFound()
  const { account, by } = found
  const { pool, drizzle } = staff.payload.db
  if (!(await isInvited(drizzle, account.id)))
    return errorResponse(400, {
      field: 'id',
      message: 'They have used the account already: they can set another password with Forgot password.',
    })
  await inTransaction(pool, (database) =>
    sendInvitation(pool, database, account, { by: by ?? '', source: sourceOf(request.headers), now: new Date() }),
  )
  return json({ sent: true })
})
