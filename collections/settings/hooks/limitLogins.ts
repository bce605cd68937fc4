import { setTimeout } from 'node:timers/promises'
import pLimit from 'p-limit'
import {
  APIError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type Payload,
  type PayloadRequest,
} from 'payload'
import type { Pool } from 'pg'
import {
  countLoginAttempt,
  countPasswordReset,
  countWithAllSenders,
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
      // Our own call, after the response.
      if (req.payloadAPI === 'local') return args
      rejectOverLimit(await countPasswordReset(payload.db.pool, headers))
      rejectOverLimit(sendResetLater(payload, email))
      throw new ResetAccepted()
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

/** A request for a reset, of a known or an unknown account: what it does is done after the response. */
class ResetAccepted extends APIError {
  constructor() {
    super('The account gets an email, if there is one.', 200, undefined, true)
    this.name = 'APIError'
  }
}

/** Adds the challenge to a response that asks for one, and answers every reset alike. */
export const answerLimits: CollectionAfterErrorHook = ({ error, req }) => {
  if (error instanceof ChallengeRequired)
    return {
      status: 429,
      response: { errors: [{ message: error.message }], challenge: error.challenge } as never,
    }
  if (error instanceof ResetAccepted) return { status: 200, response: { message: req.t('general:success') } as never }
}

/** Resets under way at once, and those that wait. */
const MAX_RESETS = 2
const MAX_WAITING_RESETS = 100
/** Milliseconds after which a reset begins. Its response has been sent by then, so that its time tells nothing of the account. */
const RESET_DELAY_MS = 500
const resets = pLimit(MAX_RESETS)

/** Resets that have been answered and are not done. */
export const countWaitingResets = (): number => resets.activeCount + resets.pendingCount

/** Sends the link to an account, if there is one, after the response. Returns the seconds to wait while too many resets wait. */
function sendResetLater(payload: Payload, email: string): number {
  if (resets.pendingCount >= MAX_WAITING_RESETS) return 60
  void resets(async () => {
    await setTimeout(RESET_DELAY_MS)
    if (await hasManyResets(payload.db.pool, email)) return
    await payload.forgotPassword({ collection: 'users', data: { email } })
  }).catch((error) => payload.logger.error({ err: error }, 'A link to set a new password could not be sent'))
  return 0
}

async function limitLogin(pool: Pool, attempt: LoginAttempt): Promise<void> {
  const ofSender = await countLoginAttempt(pool, attempt)
  if (ofSender > 0 && !(await sharesLimit(pool, attempt))) return rejectOverLimit(ofSender)
  const seconds = Math.max(ofSender, await countWithAllSenders(pool, attempt))
  if (seconds === 0) return
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
