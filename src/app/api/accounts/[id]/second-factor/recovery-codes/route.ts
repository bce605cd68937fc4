import { recordAccountEvent } from '@/server/accounts/accountEvents'
import { checkCode } from '@/server/accounts/checkCode'
import { checkPassword } from '@/server/accounts/checkPassword'
import { sourceOf } from '@/server/accounts/requestSource'
import { hasSecondFactor, replaceRecoveryCodes } from '@/server/accounts/secondFactor'
import { inTransaction } from '@/server/database/database'
import { route } from '@/server/route'
import { staffAccess } from '../../../../access'
import { accountNotFound, json } from '../../../accountRoute'
import { isOffResponse, isOwnAccount, proofSchema, refuse } from '../../../secondFactorRoute'

/** New recovery codes for one's own account: `{ recoveryCodes }`, which are shown this once. The earlier ones no longer work. */
export const POST = route({ access: staffAccess, body: proofSchema }, async (request, context) => {
  const { access, body, param } = context
  const { payload, user } = access
  if (!isOwnAccount(user, param)) return accountNotFound()
  const { pool } = payload.db
  const wrongPassword = await checkPassword(pool, request.headers, user, body.currentPassword)
  if (wrongPassword) return refuse(wrongPassword)
  return inTransaction(pool, async (database) => {
    if (!(await hasSecondFactor(database, user.id))) return isOffResponse()
    const wrongCode = await checkCode(pool, database, request.headers, user, body.code)
    if (wrongCode) return refuse(wrongCode)
    const recoveryCodes = await replaceRecoveryCodes(database, user.id)
    await recordAccountEvent(database, user.id, 'recoveryCodesReplaced', sourceOf(request.headers))
    return json({ recoveryCodes })
  })
})
