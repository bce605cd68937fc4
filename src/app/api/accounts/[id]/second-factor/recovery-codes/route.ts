import { recordAccountEvent } from '@/server/accounts/accountEvents'
import { sourceOf } from '@/server/accounts/requestSource'
import { hasSecondFactor, replaceRecoveryCodes } from '@/server/accounts/secondFactor'
import { route } from '@/server/route'
import { staffAccess } from '../../../../access'
import { accountNotFound, json } from '../../../accountRoute'
import { changeSecondFactor, isOffResponse, isOwnAccount, proofSchema } from '../../../secondFactorRoute'

/** New recovery codes for one's own account: `{ recoveryCodes }`, which are shown this once. The earlier ones no longer work. */
export const POST = route({ access: staffAccess, body: proofSchema }, async (request, context) => {
  const { access, body, param } = context
  const { user } = access
  if (!isOwnAccount(user, param)) return accountNotFound()
  return changeSecondFactor(access, request, body, async (database, refuseWrongCode) => {
    if (!(await hasSecondFactor(database, user.id))) return isOffResponse()
    const refused = await refuseWrongCode()
    if (refused) return refused
    const recoveryCodes = await replaceRecoveryCodes(database, user.id)
    await recordAccountEvent(database, user.id, 'recoveryCodesReplaced', sourceOf(request.headers))
    return json({ recoveryCodes })
  })
})
