import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import {
  countLoginAttempt,
  countPasswordReset,
  normalizeEmail,
  resetLoginAttempts,
  tooManyAttempts,
} from '../../../src/server/accounts/loginLimits'
import { spendHashTime } from '../../../src/server/accounts/passwordHash'

/**
 * Limits login attempts and password resets, and makes an attempt with an unknown email take as long as one with a wrong password.
 */
export const limitLogins: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { data } = args as { data?: { email?: unknown; password?: unknown } }
  if (typeof data?.email !== 'string') return args
  const { headers, payload } = req
  const email = normalizeEmail(data.email)
  // `login` is missing in the types of operations.
  switch (operation as string) {
    case 'login': {
      rejectOverLimit(await countLoginAttempt(payload.db.pool, { email, headers }))
      if (typeof data.password === 'string') await spendTimeOnUnknown(req, email, data.password)
      return args
    }
    case 'forgotPassword': {
      rejectOverLimit(await countPasswordReset(payload.db.pool, headers))
      return args
    }
    default:
      return args
  }
}

/** Uncounts the attempts with an account once its owner is in. */
export const resetLoginLimit: CollectionAfterLoginHook = async ({ req, user }) =>
  resetLoginAttempts(req.payload.db.pool, { email: user.email, headers: req.headers })

function rejectOverLimit(seconds: number): void {
  if (seconds > 0) throw new APIError(tooManyAttempts(seconds), 429, undefined, true)
}

async function spendTimeOnUnknown({ payload }: PayloadRequest, email: string, password: string): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users', where: { email: { equals: email } } })
  if (totalDocs === 0) await spendHashTime(password)
}
