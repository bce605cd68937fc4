import { parseCookies } from 'payload'
import type { Pool } from 'pg'
import { CODE } from '../../domain/accounts/signInCode'
import { type Database, toDatabase } from '../database/database'
import { recordAccountEvent } from './accountEvents'
import type { Refusal } from './checkPassword'
import { isKnownBrowser } from './knownBrowsers'
import { countCode, countLoginAttempt, tooManyAttempts, uncountCode, uncountLoginAttempt } from './loginLimits'
import { sourceOf } from './requestSource'
import { takeCode } from './secondFactor'

/**
 * Takes a code of a member of staff who is signed in, in the given transaction, before a change of their second factor. A wrong one
 * counts as a failed login.
 * @returns null if it is right
 */
export async function checkCode(
  pool: Pool,
  database: Database,
  headers: Headers,
  user: { id: number; email: string },
  input: unknown,
): Promise<Refusal | null> {
  const attempt = { email: user.email, headers, isSignedIn: true }
  // Codes are short: they are counted by day too, as at a login.
  const isCounted = !(await isKnownBrowser(database, user.id, parseCookies(headers)))
  const seconds = (await countLoginAttempt(pool, attempt)) || (isCounted ? await countCode(pool, user.id) : 0)
  if (seconds > 0) return { status: 429, field: CODE, message: tooManyAttempts(seconds) }
  const { kind, message } = await takeCode(database, user.id, input, Date.now())
  if (kind !== 'wrong') {
    await uncountLoginAttempt(pool, attempt)
    if (isCounted) await uncountCode(pool, user.id)
  }
  if (message === undefined) return null
  if (kind === 'wrong') await recordAccountEvent(toDatabase(pool), user.id, 'wrongCode', sourceOf(headers))
  return { status: 400, field: CODE, message }
}
