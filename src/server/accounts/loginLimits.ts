import { parseCookies } from 'payload'
import type { Pool } from 'pg'
import { cleanText } from '../../domain/cleanText'
import { findSenderKey } from '../clientAddress.mjs'
import { toDatabase } from '../database/database'
import { type RateLimitRule, resetRateLimit, retryAfterSeconds, uncountRequest } from '../rateLimit'
import { findKnownBrowser } from './knownBrowsers'

/** Attempts of one sender with one account. Never of the account alone: a stranger could lock its owner out. */
const PER_ACCOUNT: RateLimitRule = { name: 'loginAccount', times: 8, seconds: 10 * 60 }
/** Failed attempts of one sender with any account, known or not. An office shares one address. */
const PER_SENDER: RateLimitRule = { name: 'loginSender', times: 40, seconds: 10 * 60 }
/**
 * Attempts with one account, known or not, from all senders together, in browsers that are not known. Above it each takes a proof of work and
 * none is refused: whoever has many addresses pays for each guess, and the owner still gets in.
 */
const ALL_PER_ACCOUNT: RateLimitRule = { name: 'accountLogins', times: 50, seconds: 60 * 60 }
/**
 * Codes for an account from all senders together, after the right password and in browsers that are not known, so that it cannot lock
 * the owner out of theirs. Codes are short: someone with the password and many addresses would find one otherwise.
 */
const CODES_PER_ACCOUNT: RateLimitRule = { name: 'loginCodes', times: 50, seconds: 24 * 60 * 60 }
const RESETS_PER_SENDER: RateLimitRule = { name: 'passwordReset', times: 10, seconds: 60 * 60 }
/** Resets of one account from all senders, so that rotating addresses flood nobody's mailbox. The links already sent stay valid. */
const RESETS_PER_ACCOUNT: RateLimitRule = { name: 'accountReset', times: 3, seconds: 60 * 60 }

/** An account as an attempt names it, and the headers of the request, which show the sender. */
export interface LoginAttempt {
  email: string
  headers: Headers
  /** whether the account is signed in, and proves its password again */
  isSignedIn?: boolean
}

/**
 * Counts an attempt to prove a password. Returns the seconds to wait, 0 within the limits of its sender, and for who is signed in also of all
 * senders: only who has a session of the account uses that up, and never in a browser that is known.
 */
export async function countLoginAttempt(pool: Pool, attempt: LoginAttempt): Promise<number> {
  const { sender, account } = await identify(pool, attempt)
  const seconds = sender ? await retryAfterSeconds(pool, PER_SENDER, sender) : 0
  const ofSender = seconds || (await retryAfterSeconds(pool, PER_ACCOUNT, account))
  return ofSender || !attempt.isSignedIn ? ofSender : countWithAllSenders(pool, attempt)
}

/**
 * Counts an attempt with those of all senders with the account. Returns the seconds for which each takes a proof of work; 0 within the limit, and
 * in a browser that is known.
 */
export async function countWithAllSenders(pool: Pool, attempt: LoginAttempt): Promise<number> {
  const { everybody } = await identify(pool, attempt)
  return everybody ? retryAfterSeconds(pool, ALL_PER_ACCOUNT, everybody) : 0
}

/** Forgets the sender's attempts with an account once its owner is in. */
export async function resetLoginAttempts(pool: Pool, attempt: LoginAttempt): Promise<void> {
  const { sender, account, everybody } = await identify(pool, attempt)
  if (sender) await uncountRequest(pool, PER_SENDER, sender)
  if (everybody) await uncountRequest(pool, ALL_PER_ACCOUNT, everybody)
  await resetRateLimit(pool, PER_ACCOUNT, account)
}

/** Takes one attempt back, because the password was right. */
export async function uncountLoginAttempt(pool: Pool, attempt: LoginAttempt): Promise<void> {
  const { sender, account, everybody } = await identify(pool, attempt)
  if (sender) await uncountRequest(pool, PER_SENDER, sender)
  if (everybody) await uncountRequest(pool, ALL_PER_ACCOUNT, everybody)
  await uncountRequest(pool, PER_ACCOUNT, account)
}

/**
 * Whether an attempt shares its limit with everybody whose address is unknown, such as behind a proxy that is not configured. Above it
 * such an attempt is asked for a proof of work and not refused: strangers could keep the owner of an account out.
 */
export const sharesLimit = async (pool: Pool, attempt: LoginAttempt): Promise<boolean> =>
  (await identify(pool, attempt)).isShared

interface Attempter {
  /** counts failed attempts with any account; null for a browser that is known, and for an unknown address */
  sender: string | null
  /** counts attempts with the account */
  account: string
  /** counts attempts of all senders with the account; null for a browser that is known */
  everybody: string | null
  isShared: boolean
}

/** A browser in which the account was signed in to before is counted by itself: nobody else can use its limit up. */
async function identify(pool: Pool, { email, headers, isSignedIn }: LoginAttempt): Promise<Attempter> {
  const name = normalizeEmail(email)
  const browser = await findKnownBrowser(toDatabase(pool), name, parseCookies(headers))
  if (browser) return { sender: null, account: `browser ${browser} ${name}`, everybody: null, isShared: false }
  const sender = findSenderKey(headers)
  const everybody = isSignedIn ? `signed in ${name}` : name
  if (sender) return { sender, account: `${sender} ${name}`, everybody, isShared: false }
  return isSignedIn
    ? { sender: null, account: `signed in ${name}`, everybody, isShared: false }
    : { sender: null, account: `unknown ${name}`, everybody, isShared: true }
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

/** Counts a reset of a password by any sender. True if the account has had its emails for now: the request is then answered as usual. */
export const hasManyResets = async (pool: Pool, email: string): Promise<boolean> =>
  (await retryAfterSeconds(pool, RESETS_PER_ACCOUNT, normalizeEmail(email))) > 0

/** The message of a limit that is exceeded. */
export function tooManyAttempts(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes > 60) return `Too many attempts. Try again in ${Math.ceil(minutes / 60)} hours.`
  return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

/** An email address as accounts are compared by it. */
export const normalizeEmail = (email: string): string => cleanText(email).toLowerCase().trim()
