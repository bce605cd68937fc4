import {
  APIError,
  type CollectionAfterErrorHook,
  type CollectionBeforeLoginHook,
  type PayloadRequest,
  parseCookies,
} from 'payload'
import type { AccountEventKind } from '../../../src/domain/accounts/accountEvents'
import { CODE } from '../../../src/domain/accounts/signInCode'
import type { User } from '../../../src/payload-types'
import { isKnownBrowser } from '../../../src/server/accounts/knownBrowsers'
import { countCode, tooManyAttempts, uncountCode, uncountLoginAttempt } from '../../../src/server/accounts/loginLimits'
import { queueAccountEmail } from '../../../src/server/accounts/queueAccountEmail'
import { getSecondFactor, hasSecondFactor, takeCode } from '../../../src/server/accounts/secondFactor'
import { getDatabase } from '../../hooks/getDatabase'
import { isResetting } from './passwordResets'

/** A login with the right password that lacks the right code. */
export class CodeRefused extends APIError {
  /** @param event what is recorded about the account; null for nothing */
  constructor(
    message: string,
    status: 401 | 429,
    readonly event: AccountEventKind | null,
  ) {
    super(message, status, undefined, true)
    // By which Payload chooses the level of its log line.
    this.name = 'APIError'
  }
}

/** In a request's context: how the login was proved. */
const SIGN_IN_KIND = 'signInKind'

/** How the login of a request was proved, for the account's log. */
export const signInKindOf = ({ context }: PayloadRequest): AccountEventKind =>
  (context[SIGN_IN_KIND] as AccountEventKind | undefined) ?? 'signedIn'

/**
 * Asks for the code of an account with a second factor, before there is a session. Payload has checked the password, so that nobody
 * without it learns of the second factor. The code is taken in the login's transaction: a login that fails later does not use it up.
 */
export const requireCode: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  // A reset signs nobody in.
  if (isResetting(req)) return
  const database = await getDatabase(req)
  if (!(await hasSecondFactor(database, user.id))) return
  const { pool } = req.payload.db
  const isCounted = !(await isKnownBrowser(database, user.id, parseCookies(req.headers)))
  const input = (req.data as Record<string, unknown> | undefined)?.[CODE] || undefined
  const seconds = isCounted && input !== undefined ? await countCode(pool, user.id) : 0
  if (seconds > 0) throw new CodeRefused(tooManyAttempts(seconds), 429, 'tooManyTries')
  const { kind, message } = await takeCode(database, user.id, input, Date.now())
  if (message !== undefined) {
    // The first step of a login is no failed attempt.
    if (kind === 'missing') await uncountLoginAttempt(pool, { email: user.email, headers: req.headers })
    throw new CodeRefused(message, 401, kind === 'missing' ? null : 'wrongCode')
  }
  if (isCounted) await uncountCode(pool, user.id)
  req.context[SIGN_IN_KIND] = kind === 'recovery' ? 'signedInWithRecoveryCode' : 'signedInWithCode'
  if (kind !== 'recovery') return
  const { recoveryCodesLeft } = await getSecondFactor(database, user.id)
  await queueAccountEmail(pool, database, user, { kind: 'recoveryCodeUsed', left: recoveryCodesLeft })
}

/** Names the field of a code that is missing or wrong, so that a form can ask for it: 401 `{ errors: [{ field, message }] }`. */
export const describeRefusal: CollectionAfterErrorHook = ({ error }) =>
  error instanceof CodeRefused
    ? { status: error.status, response: { errors: [{ field: CODE, message: error.message }] } as never }
    : undefined
