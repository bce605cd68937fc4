import * as z from 'zod'
import { CODE } from '@/domain/accounts/signInCode'
import { recordAccountEvent } from '@/server/accounts/accountEvents'
import { queueAccountEmail } from '@/server/accounts/queueAccountEmail'
import { sourceOf } from '@/server/accounts/requestSource'
import { findRequirement } from '@/server/accounts/requiredSecondFactor'
import { confirmSetUp, hasSecondFactor, replaceRecoveryCodes } from '@/server/accounts/secondFactor'
import { endSessions, sessionIdOf } from '@/server/accounts/sessions'
import { inTransaction } from '@/server/database/database'
import { route } from '@/server/route'
import { accountNotFound, json } from '../../../accountRoute'
import { isOwnAccount, refuse, setUpAccess } from '../../../secondFactorRoute'

const bodySchema = z.object({ code: z.unknown().optional() })

/** Turns on the second factor by the first code of the app: `{ recoveryCodes }`, which are shown this once. */
export const POST = route({ access: setUpAccess, body: bodySchema }, async (request, context) => {
  const { access, body, param } = context
  const { payload, user } = access
  if (!isOwnAccount(user, param)) return accountNotFound()
  const { pool } = payload.db
  return inTransaction(pool, async (database) => {
    const isMove = await hasSecondFactor(database, user.id)
    const { message } = await confirmSetUp(database, user.id, body.code, Date.now())
    if (message !== undefined) return refuse({ status: 400, field: CODE, message })
    const recoveryCodes = await replaceRecoveryCodes(database, user.id)
    // Other sessions may be held too, by someone who has only the password. They would be free now.
    if (await findRequirement(database, user)) await endSessions(database, user.id, { except: sessionIdOf(user) })
    const event = isMove ? 'secondFactorMoved' : 'secondFactorOn'
    await recordAccountEvent(database, user.id, event, sourceOf(request.headers))
    await queueAccountEmail(pool, database, user, { kind: 'secondFactorOn', isMove })
    return json({ recoveryCodes })
  })
})
