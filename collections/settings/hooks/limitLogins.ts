import {
  APIError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import type { Pool } from 'pg'
import {
  countLoginAttempt,
  countPasswordReset,
  hasManyResets,
  type LoginAttempt,
  normalizeEmail,
  resetLoginAttempts,
  sharesLimit,
  tooManyAttempts,
} from '../../../src/server/accounts/loginLimits'
import { spendHashTime } from '../../../src/server/accounts/passwordHash'
import { createFormChallenge, hasSolvedChallenge, LOGIN_CHALLENGE } from '../../../src/server/formChallenge'

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
      await limitLogin(payload.db.pool, { email, headers })
      if (typeof data.password === 'string') await spendTimeOnUnknown(req, email, data.password)
      return args
    }
    case 'forgotPassword': {
      rejectOverLimit(await countPasswordReset(payload.db.pool, headers))
      if (await hasManyResets(payload.db.pool, email)) throw new ResetIgnored()
      return args
    }
    default:
      return args
  }
}

/** Uncounts the attempts with an account once its owner is in. */
export const resetLoginLimit: CollectionAfterLoginHook = async ({ req, user }) =>
  resetLoginAttempts(req.payload.db.pool, { email: user.email, headers: req.headers })

/** A login that is to be sent again with the solution of a proof of work. */
class ChallengeRequired extends APIError {
  constructor(
    message: string,
    readonly challenge: object,
  ) {
    super(message, 429, undefined, true)
    // By which Payload chooses the level of its log line.
    this.name = 'APIError'
  }
}

/** A request for a reset that sends no further email, and is answered like any other. */
class ResetIgnored extends APIError {
  constructor() {
    super('The account has had its emails for now.', 200, undefined, true)
    this.name = 'APIError'
  }
}

/** Adds the challenge to a response that asks for one, and answers an ignored reset like any other. */
export const answerLimits: CollectionAfterErrorHook = ({ error, req }) => {
  if (error instanceof ChallengeRequired)
    return {
      status: 429,
      response: { errors: [{ message: error.message }], challenge: error.challenge } as never,
    }
  if (error instanceof ResetIgnored) return { status: 200, response: { message: req.t('general:success') } as never }
}

async function limitLogin(pool: Pool, attempt: LoginAttempt): Promise<void> {
  const seconds = await countLoginAttempt(pool, attempt)
  if (seconds === 0) return
  if (!(await sharesLimit(pool, attempt))) return rejectOverLimit(seconds)
  if (await hasSolvedChallenge(pool, attempt.headers, LOGIN_CHALLENGE)) return
  throw new ChallengeRequired(tooManyAttempts(seconds), await createFormChallenge(LOGIN_CHALLENGE, new Date()))
}

function rejectOverLimit(seconds: number): void {
  if (seconds > 0) throw new APIError(tooManyAttempts(seconds), 429, undefined, true)
}

async function spendTimeOnUnknown({ payload }: PayloadRequest, email: string, password: string): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users', where: { email: { equals: email } } })
  if (totalDocs === 0) await spendHashTime(password)
}
