import { recordAccountEvent } from '@/server/accounts/accountEvents'
import { queueAccountEmail } from '@/server/accounts/queueAccountEmail'
import { sourceOf } from '@/server/accounts/requestSource'
import { findRequirement } from '@/server/accounts/requiredSecondFactor'
import { hasSecondFactor, removeSecondFactor } from '@/server/accounts/secondFactor'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { staffAccess } from '../../../../access'
import { accountNotFound, findAccount, json } from '../../../accountRoute'
import { changeSecondFactor, isOffResponse, proofSchema } from '../../../secondFactorRoute'

/**
 * Turns the second factor of an account off: `{ since: null }`. Owners need their password and a code, and may not while it is required of
 * them. Managers need their own password, and reset it for someone who has lost the app.
 */
export const POST = route({ access: staffAccess, body: proofSchema }, async (request, context) => {
  const { access: staff, body, param } = context
  const found = await findAccount(staff, param)
  if (!found) return accountNotFound()
  const { account, isOwn, by } = found
  return changeSecondFactor(staff, request, body, async (database, refuseWrongCode) => {
    if (!(await hasSecondFactor(database, account.id))) return isOffResponse()
    if (isOwn) {
      const requiredBy = await findRequirement(database, staff.user)
      if (requiredBy) return requiredResponse(requiredBy)
      const refused = await refuseWrongCode()
      if (refused) return refused
    }
    await removeSecondFactor(database, account.id)
    await recordAccountEvent(database, account.id, 'secondFactorOff', sourceOf(request.headers), by)
    await queueAccountEmail(staff.payload.db.pool, database, account, { kind: 'secondFactorOff', by })
    return json({ since: null })
  })
})

const requiredResponse = (requiredBy: string) =>
  errorResponse(403, {
    field: 'secondFactor',
    message: `Two-step sign-in is required by ${requiredBy}. To change phones, choose Use another app.`,
  })
