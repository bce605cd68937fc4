import type {
  CollectionAfterLoginHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import type { User } from '../../../src/payload-types'
import { recordAccountEvent } from '../../../src/server/accounts/accountEvents'
import { queueAccountEmail } from '../../../src/server/accounts/queueAccountEmail'
import { sourceOf } from '../../../src/server/accounts/requestSource'
import { endSessions } from '../../../src/server/accounts/sessions'
import { getDatabase } from '../../hooks/getDatabase'

/** In a request's context: a password is being reset. */
const RESETTING = 'resettingPassword'

/** True while a password is being set by the link in an email, for which Payload runs the hooks of a login. */
export const isResetting = ({ context }: PayloadRequest): boolean => context[RESETTING] === true

export const markReset: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation as string) === 'resetPassword') req.context[RESETTING] = true
  return args
}

/** A reset sets the password and logs nobody in: the next login asks for everything that a login asks for. */
export const finishReset: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  if (!isResetting(req)) return
  const database = await getDatabase(req)
  await endSessions(database, user.id, { except: null })
  await recordAccountEvent(database, user.id, 'passwordChanged', sourceOf(req.headers))
  await queueAccountEmail(req.payload.db.pool, database, user, { kind: 'passwordChanged', by: null })
}

/** Removes the token of the session that a reset has opened and ended. */
export const withoutResetToken: CollectionAfterOperationHook = ({ operation, result }) =>
  (operation as string) === 'resetPassword'
    ? ({ ...(result as object), token: '' } as unknown as typeof result)
    : result
