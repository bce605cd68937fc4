import { eq } from 'drizzle-orm'
import {
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  parseCookies,
} from 'payload'
import { describeBrowser } from '../../../src/domain/accounts/userAgent'
import type { User } from '../../../src/payload-types'
import { recordAccountEvent, recordFailedLogin } from '../../../src/server/accounts/accountEvents'
import { recognizeBrowser } from '../../../src/server/accounts/knownBrowsers'
import { normalizeEmail } from '../../../src/server/accounts/loginLimits'
import { queueAccountEmail } from '../../../src/server/accounts/queueAccountEmail'
import { sourceOf } from '../../../src/server/accounts/requestSource'
import { lockAccount, markEnded, recordSession, sessionIdOf } from '../../../src/server/accounts/sessions'
import { toDatabase } from '../../../src/server/database/database'
import { users } from '../../../src/server/database/tables.generated'
import { recordHistory } from '../../../src/server/history/recordHistory'
import { logger } from '../../../src/server/logger'
import { getUserSiteIds } from '../../access/roles'
import { getDatabase } from '../../hooks/getDatabase'
import { isResetting } from './passwordResets'
import { CodeRefused, signInKindOf } from './secondFactor'

/** In a request's context: the email of a login. */
const LOGIN_EMAIL = 'loginEmail'

/** Remembers who tries to log in, and locks the account while its session is extended. */
export const prepareSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { data } = args as { data?: { email?: unknown } }
  if ((operation as string) === 'login' && typeof data?.email === 'string')
    req.context[LOGIN_EMAIL] = normalizeEmail(data.email)
  if (operation === 'refresh' && req.user) await lockAccount(await getDatabase(req), Number(req.user.id))
  return args
}

/**
 * Rejects a login with a password that was changed while it was checked. Payload has by now written the user back with the earlier
 * password, in a transaction that this error rolls back; another connection still sees the new one.
 */
export const rejectEarlierPassword: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  if (isResetting(req)) return
  const [committed] = await toDatabase(req.payload.db.pool)
    .select({ hash: users.hash })
    .from(users)
    .where(eq(users.id, user.id))
  if (committed && committed.hash !== user.hash) throw new AuthenticationError(req.t)
}

/** Records where the session is, and tells the owner of the account if the browser is a new one. */
export const recordSignIn: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const session = user.sessions?.at(-1)
  if (isResetting(req) || !session) return
  const database = await getDatabase(req)
  const source = sourceOf(req.headers)
  const browser = await recognizeBrowser(database, user.id, parseCookies(req.headers))
  await recordSession(database, { id: session.id, user: user.id, browser: browser.tokenHash, ...source })
  await recordAccountEvent(database, user.id, signInKindOf(req), source)
  const document = { collection: 'users', id: user.id }
  await recordHistory(database, {
    actor: user,
    action: 'login',
    document,
    title: user.name,
    sites: getUserSiteIds(user),
  })
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', browser.cookie)
  if (!browser.isNew) return
  const news = {
    kind: 'newBrowser',
    browser: describeBrowser(source.user_agent),
    address: source.address,
  } as const
  await queueAccountEmail(req.payload.db.pool, database, user, news)
}

/** Records a login that was refused. */
export const recordRefusal: CollectionAfterErrorHook = ({ error, req }) => {
  const email = req.context?.[LOGIN_EMAIL]
  const { status } = error as { status?: number }
  if (typeof email !== 'string' || (status !== 401 && status !== 429)) return
  const byStatus = status === 429 ? 'tooManyTries' : 'wrongPassword'
  const kind = error instanceof CodeRefused ? error.event : byStatus
  if (kind === null) return
  // The response does not wait for it, or its time would tell which accounts exist.
  recordFailedLogin(toDatabase(req.payload.db.pool), email, kind, sourceOf(req.headers)).catch((err) =>
    logger.warn({ err }, 'Could not record a failed login'),
  )
}

/** Makes the end of a session final. */
export const endSessionAtLogout: CollectionAfterLogoutHook = async ({ req }) => {
  const { user } = req
  const session = sessionIdOf(user)
  if (!user || !session) return
  const database = await getDatabase(req)
  await lockAccount(database, Number(user.id))
  const isAll = req.searchParams?.get('allSessions') === 'true'
  await markEnded(database, Number(user.id), isAll ? { except: null } : { only: session })
}
