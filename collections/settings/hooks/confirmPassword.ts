import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { CURRENT_PASSWORD } from '../../../src/domain/accounts/currentPassword'
import type { User } from '../../../src/payload-types'
import { recordAccountEvent } from '../../../src/server/accounts/accountEvents'
import { checkPassword } from '../../../src/server/accounts/checkPassword'
import { normalizeEmail } from '../../../src/server/accounts/loginLimits'
import { queueAccountEmail } from '../../../src/server/accounts/queueAccountEmail'
import { sourceOf } from '../../../src/server/accounts/requestSource'
import { endSessions, lockAccount, sessionIdOf } from '../../../src/server/accounts/sessions'
import { getDatabase } from '../../hooks/getDatabase'

/** In a request's context: the password was right; the users that get a new password. */
const CONFIRMED = 'passwordConfirmed'
const changedPasswords = ({ context }: PayloadRequest) => {
  context.changedPasswords ??= new Set<number>()
  return context.changedPasswords as Set<number>
}

/**
 * Whoever sets a password or an email address, their own or another's, sends their own current password with it: an open browser
 * alone is not enough to take an account over.
 */
export const confirmPassword: CollectionBeforeChangeHook<User> = async ({ data, operation, originalDoc, req }) => {
  const { [CURRENT_PASSWORD]: given, ...changes } = data as Partial<User> & { currentPassword?: unknown }
  if (operation !== 'update' || !originalDoc) return changes
  const setsPassword = Boolean(changes.password)
  const setsEmail = changes.email !== undefined && normalizeEmail(changes.email) !== originalDoc.email
  // Only code of the product writes without a user.
  if (req.user && (setsPassword || setsEmail)) await requirePassword(req, req.user, given)
  await rejectStaleAccount(req, originalDoc)
  if (setsPassword) {
    const isOwn = req.user?.id === originalDoc.id
    await endSessions(await getDatabase(req), originalDoc.id, { except: isOwn ? sessionIdOf(req.user) : null })
    changedPasswords(req).add(originalDoc.id)
  }
  return changes
}

/** Rejects a save of a user whose password was changed since it was read: the save would bring the earlier one back. */
async function rejectStaleAccount(req: PayloadRequest, { id, hash }: User): Promise<void> {
  if ((await lockAccount(await getDatabase(req), id)) === (hash ?? null)) return
  throw new APIError('This account was changed meanwhile. Reload the page and try again.', 409, undefined, true)
}

/** Tells the owner of an account that its password or email address was changed, at the earlier address too. */
export const tellAccountChange: CollectionAfterChangeHook<User> = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update' || !req.user) return doc
  const { pool } = req.payload.db
  const database = await getDatabase(req)
  const account = { id: doc.id, email: doc.email, name: doc.name }
  const by = req.user.id === doc.id ? null : req.user.name
  const source = sourceOf(req.headers)
  if (doc.email !== previousDoc.email) {
    await recordAccountEvent(database, doc.id, 'emailChanged', source, by)
    const news = { kind: 'emailChanged', by, newEmail: doc.email } as const
    await queueAccountEmail(pool, database, { ...account, email: previousDoc.email }, news)
  }
  if (changedPasswords(req).has(doc.id)) {
    await recordAccountEvent(database, doc.id, 'passwordChanged', source, by)
    await queueAccountEmail(pool, database, account, { kind: 'passwordChanged', by })
  }
  return doc
}

async function requirePassword(req: PayloadRequest, user: { id: number; email: string }, given: unknown) {
  if (req.context[CONFIRMED] === true) return
  const refusal = await checkPassword(req.payload.db.pool, req.headers, user, given)
  if (refusal?.status === 429) throw new APIError(refusal.message, refusal.status, undefined, true)
  if (refusal) {
    const errors = [{ label: 'Current password', path: refusal.field, message: refusal.message }]
    throw new ValidationError({ collection: 'users', errors }, req.t)
  }
  req.context[CONFIRMED] = true
}
