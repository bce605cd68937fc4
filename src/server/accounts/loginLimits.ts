import type { Pool } from 'pg'
import { cleanText } from '../../domain/cleanText'
import { findSenderKey } from '../clientAddress.mjs'
import { type RateLimitRule, resetRateLimit, retryAfterSeconds, uncountRequest } from '../rateLimit'

/** Attempts of one sender with one account. Never of the account alone: a stranger could lock its owner out. */
const PER_ACCOUNT: RateLimitRule = { name: 'loginAccount', times: 8, seconds: 10 * 60 }
/** Failed attempts of one sender with any account, known or not. An office shares one address. */
const PER_SENDER: RateLimitRule = { name: 'loginSender', times: 40, seconds: 10 * 60 }
/**
 * Codes for an account from all senders together, after the right password and in browsers that are not known, so that it cannot lock
 * the owner out of theirs. Codes are short: someone with the password and many addresses would find one otherwise.
 */
const CODES_PER_ACCOUNT: RateLimitRule = { name: 'loginCodes', times: 50, seconds: 24 * 60 * 60 }
const RESETS_PER_SENDER: RateLimitRule = { name: 'passwordReset', times: 10, seconds: 60 * 60 }

/** An account as an attempt names it, and the headers of the request, which show the sender. */
export interface LoginAttempt {
  email: string
  headers: Headers
}

/** Counts an attempt to prove a password. Returns the seconds to wait, 0 within the limits. */
export async function countLoginAttempt(pool: Pool, { email, headers }: LoginAttempt): Promise<number> {
  const sender = findSenderKey(headers)
  const seconds = sender ? await retryAfterSeconds(pool, PER_SENDER, sender) : 0
  return seconds || retryAfterSeconds(pool, PER_ACCOUNT, accountKey(sender, email))
}

/** Forgets the sender's attempts with an account once its owner is in. */
export async function resetLoginAttempts(pool: Pool, { email, headers }: LoginAttempt): Promise<void> {
  const sender = findSenderKey(headers)
  if (sender) await uncountRequest(pool, PER_SENDER, sender)
  await resetRateLimit(pool, PER_ACCOUNT, accountKey(sender, email))
}

/** Takes one attempt back, because the password was right. */
export async function uncountLoginAttempt(pool: Pool, { email, headers }: LoginAttempt): Promise<void> {
  const sender = findSenderKey(headers)
  if (sender) await uncountRequest(pool, PER_SENDER, sender)
  await uncountRequest(pool, PER_ACCOUNT, accountKey(sender, email))
}

/** Counts a code from a browser that is not known. Returns the seconds to wait, 0 within the limit. */
export const countCode = (pool: Pool, userId: number): Promise<number> =>
  retryAfterSeconds(pool, CODES_PER_ACCOUNT, `${userId}`)

/** Takes one code back, because it was right. */
export const uncountCode = (pool: Pool, userId: number): Promise<void> =>
  uncountRequest(pool, CODES_PER_ACCOUNT, `${userId}`)

/** Counts a request for a password reset. Returns the seconds to wait, 0 within the limit. */
export async function countPasswordReset(pool: Pool, headers: Headers): Promise<number> {
  const sender = findSenderKey(headers)
  return sender ? retryAfterSeconds(pool, RESETS_PER_SENDER, sender) : 0
}

/** The message of a limit that is exceeded. */
export function tooManyAttempts(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes > 60) return `Too many attempts. Try again in ${Math.ceil(minutes / 60)} hours.`
  return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

/** An email address as accounts are compared by it. */
export const normalizeEmail = (email: string): string => cleanText(email).toLowerCase().trim()

/** One key for all senders whose address is unknown, such as behind a proxy that is not configured. */
const accountKey = (sender: string | null, email: string) => `${sender ?? 'unknown'} ${normalizeEmail(email)}`
