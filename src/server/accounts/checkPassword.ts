import { eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import { CURRENT_PASSWORD } from '../../domain/accounts/currentPassword'
import type { FieldError } from '../../domain/fieldErrors'
import { toDatabase } from '../database/database'
import { users } from '../database/tables.generated'
import { recordAccountEvent } from './accountEvents'
import { countLoginAttempt, tooManyAttempts, uncountLoginAttempt } from './loginLimits'
import { isPassword } from './passwordHash'
import { sourceOf } from './requestSource'

/** A refusal with the status of its response. */
export interface Refusal extends FieldError {
  status: 400 | 429
}

/**
 * Checks the current password of a member of staff who is signed in, before a change that would let someone at their open browser
 * keep the account. A wrong one counts as a failed login.
 * @returns null if it is right
 */
export async function checkPassword(
  pool: Pool,
  headers: Headers,
  user: { id: number; email: string },
  password: unknown,
): Promise<Refusal | null> {
  const refuse = (message: string): Refusal => ({ status: 400, field: CURRENT_PASSWORD, message })
  if (typeof password !== 'string' || password === '') return refuse('Enter your current password.')
  const attempt = { email: user.email, headers, isSignedIn: true }
  const seconds = await countLoginAttempt(pool, attempt)
  if (seconds > 0) return { status: 429, field: CURRENT_PASSWORD, message: tooManyAttempts(seconds) }
  const [stored] = await toDatabase(pool)
    .select({ hash: users.hash, salt: users.salt })
    .from(users)
    .where(eq(users.id, user.id))
  if (!stored || !(await isPassword(stored, password))) {
    await recordAccountEvent(toDatabase(pool), user.id, 'wrongPassword', sourceOf(headers))
    return refuse('This is not your current password.')
  }
  await uncountLoginAttempt(pool, attempt)
  return null
}
