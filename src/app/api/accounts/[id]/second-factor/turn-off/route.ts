import { recordAccountEvent } from '@/server/accounts/accountEvents'
import { checkCode } from '@/server/accounts/checkCode'
import { checkPassword } from '@/server/accounts/checkPassword'
import { queueAccountEmail } from '@/server/accounts/queueAccountEmail'
import { sourceOf } from '@/server/accounts/requestSource'
import { findRequirement } from '@/server/accounts/requiredSecondFactor'
import { hasSecondFactor, removeSecondFactor } from '@/server/accounts/secondFactor'
import { inTransaction } from '@/server/database/database'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { staffAccess } from '../../../../access'
import { accountNotFound, findAccount, json } from '../../../accountRoute'
import { isOffResponse, proofSchema, refuse } from '../../../secondFactorRoute'

/**
 * Turns the second factor of an account off: `{ since: null }`. Owners need their password and a code, and may not while it is required of
 * them. Managers need their own password, and reset it for someone who has lost the app.
 */
export const POST = route({ access: staffAccess, body: proofSchema }, async (request, context) => {
  const { access: staff, body, param } = context
  const found = await findAccount(staff, param)
  if (!found) return accountNotFound()
  const { account, isOwn, by } = found
  const { pool } = staff.payload.db
  const { headers } = request
  const wrongPassword = await checkPassword(pool, headers, staff.user, body.currentPassword)
  if (wrongPassword) return refuse(wrongPassword)
  return inTransaction(pool, async (database) => {
    if (!(await hasSecondFactor(database, account.id))) return isOffResponse()
    if (isOwn) {
      const requiredBy = await findRequirement(database, staff.user)
      if (requiredBy) return requiredResponse(requiredBy)
      const wrongCode = await checkCode(pool, database, headers, staff.user, body.code)
      if (wrongCode) return refuse(wrongCode)
    }
    await removeSecondFactor(database, account.id)
    await recordAccountEvent(database, account.id, 'secondFactorOff', sourceOf(headers), by)
    await queueAccountEmail(pool, database, account, { kind: 'secondFactorOff', by })
    return json({ since: null })
  })
})

const requiredResponse = (requiredBy: string) =>
  errorResponse(403, {
    field: 'secondFactor',
    message: `Two-step sign-in is required by ${requiredBy}. To change phones, choose Use another app.`,
  })
