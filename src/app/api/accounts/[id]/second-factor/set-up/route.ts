import { renderSVG } from 'uqr'
import { groupKey, totpUri } from '@/domain/accounts/totp'
import { beginSetUp, hasSecondFactor } from '@/server/accounts/secondFactor'
import { route } from '@/server/route'
import { accountNotFound, json } from '../../../accountRoute'
import { changeSecondFactor, isOwnAccount, proofSchema, setUpAccess } from '../../../secondFactorRoute'

/** White margin in modules, required by scanners. */
const QUIET_ZONE = 4

/**
 * Starts the set-up of an authenticator app for one's own account: `{ key, qr }`, the key as text and as an SVG. Needs the password,
 * and a code if another app is to be replaced.
 */
export const POST = route({ access: setUpAccess, body: proofSchema }, async (request, context) => {
  const { access, body, param } = context
  const { user } = access
  if (!isOwnAccount(user, param)) return accountNotFound()
  return changeSecondFactor(access, request, body, async (database, refuseWrongCode) => {
    const refused = (await hasSecondFactor(database, user.id)) && (await refuseWrongCode())
    if (refused) return refused
    const key = await beginSetUp(database, user.id)
    const qr = renderSVG(totpUri(key, user.email), { border: QUIET_ZONE, ecc: 'M' })
    return json({ key: groupKey(key), qr })
  })
})
