import { renderSVG } from 'uqr'
import { groupKey, totpUri } from '@/domain/accounts/totp'
import { checkCode } from '@/server/accounts/checkCode'
import { checkPassword } from '@/server/accounts/checkPassword'
import { beginSetUp, hasSecondFactor } from '@/server/accounts/secondFactor'
import { inTransaction } from '@/server/database/database'
import { route } from '@/server/route'
import { accountNotFound, json } from '../../../accountRoute'
import { isOwnAccount, proofSchema, refuse, setUpAccess } from '../../../secondFactorRoute'

/** White margin in modules, required by scanners. */
const QUIET_ZONE = 4

/**
 * Starts the set-up of an authenticator app for one's own account: `{ key, qr }`, the key as text and as an SVG. Needs the password,
 * and a code if another app is to be replaced.
 */
export const POST = route({ access: setUpAccess, body: proofSchema }, async (request, context) => {
  const { access, body, param } = context
  const { payload, user } = access
  if (!isOwnAccount(user, param)) return accountNotFound()
  const { pool } = payload.db
  const wrongPassword = await checkPassword(pool, request.headers, user, body.currentPassword)
  if (wrongPassword) return refuse(wrongPassword)
  return inTransaction(pool, async (database) => {
    if (await hasSecondFactor(database, user.id)) {
      const wrongCode = await checkCode(pool, database, request.headers, user, body.code)
      if (wrongCode) return refuse(wrongCode)
    }
    const key = await beginSetUp(database, user.id)
    const qr = renderSVG(totpUri(key, user.email), { border: QUIET_ZONE, ecc: 'M' })
    return json({ key: groupKey(key), qr })
  })
})
