import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import type { Pool } from 'pg'
import { cleanText } from '../../../src/domain/cleanText'
import { findSenderKey } from '../../../src/server/clientAddress.mjs'
import { type RateLimitRule, resetRateLimit, retryAfterSeconds, uncountRequest } from '../../../src/server/rateLimit'

/** Attempts of one sender with one account. Never of the account alone: a stranger could lock its owner out. */
const PER_ACCOUNT: RateLimitRule = { name: 'loginAccount', times: 8, seconds: 10 * 60 }
/** Failed attempts of one sender with any account, known or not. An office shares one address. */
const PER_SENDER: RateLimitRule = { name: 'loginSender', times: 40, seconds: 10 * 60 }
const RESETS_PER_SENDER: RateLimitRule = { name: 'passwordReset', times: 10, seconds: 60 * 60 }

/** Payload's own cost of a password check. */
const HASH = { iterations: 600_000, bytes: 32, digest: 'sha256' }
const hashPassword = promisify(pbkdf2)

/**
 * Limits login attempts and password resets, and makes an attempt with an unknown email take as long as one with a wrong password.
 */
export const limitLogins: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { data } = args as { data?: { email?: unknown; password?: unknown } }
  if (typeof data?.email !== 'string') return args
  const email = normalizeEmail(data.email)
  // `login` is missing in the types of operations.
  switch (operation as string) {
    case 'login': {
      const sender = findSenderKey(req.headers)
      if (sender) await rejectOverLimit(req, PER_SENDER, sender)
      await rejectOverLimit(req, PER_ACCOUNT, accountKey(sender, email))
      if (typeof data.password === 'string') await spendTimeOnUnknown(req, email, data.password)
      return args
    }
    case 'forgotPassword': {
      const sender = findSenderKey(req.headers)
      if (sender) await rejectOverLimit(req, RESETS_PER_SENDER, sender)
      return args
    }
    default:
      return args
  }
}

/** Uncounts the attempts with an account once its owner is in. */
export const resetLoginLimit: CollectionAfterLoginHook = async ({ req, user }) => {
  const sender = findSenderKey(req.headers)
  if (sender) await uncountRequest(getPool(req), PER_SENDER, sender)
  await resetRateLimit(getPool(req), PER_ACCOUNT, accountKey(sender, normalizeEmail(user.email)))
}

async function rejectOverLimit(req: PayloadRequest, rule: RateLimitRule, key: string): Promise<void> {
  const seconds = await retryAfterSeconds(getPool(req), rule, key)
  if (seconds === 0) return
  const minutes = Math.ceil(seconds / 60)
  throw new APIError(
    `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    429,
    undefined,
    true,
  )
}

async function spendTimeOnUnknown({ payload }: PayloadRequest, email: string, password: string): Promise<void> {
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { email: { equals: email } },
  })
  if (totalDocs === 0) await hashPassword(password, randomBytes(32), HASH.iterations, HASH.bytes, HASH.digest)
}

/** One key for all senders whose address is unknown, such as behind a proxy that is not configured. */
const accountKey = (sender: string | null, email: string) => `${sender ?? 'unknown'} ${email}`

const normalizeEmail = (email: string) => cleanText(email).toLowerCase().trim()

const getPool = ({ payload }: PayloadRequest) => (payload.db as unknown as { pool: Pool }).pool
