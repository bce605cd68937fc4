import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { ShopperAddress } from '../../domain/shoppers/shopperAddress'
import { toDatabase } from '../database/database'
import { shopper_browsers } from '../database/shopperTables'
import { type RateLimitRule, retryAfterSeconds, type SiteLimits, uncountRequest } from '../rateLimit'
import { BROWSER_COOKIE, readCookies } from './shopperCookies'
import { hashToken } from './shopperSessions'

/** Requests for a code. Above the limits that honest senders may share with others, each needs a proof of work. */
export const CODE_REQUESTS = {
  perAddress: { name: 'shopperCodeSender', times: 20, seconds: 10 * 60 },
  perNetwork: { name: 'shopperCodeNetwork', times: 100, seconds: 10 * 60 },
  perUnknown: { name: 'shopperCodeUnknown', times: 100, seconds: 10 * 60 },
  perSite: { name: 'shopperCodeSite', times: 300, seconds: 10 * 60 },
} as const satisfies SiteLimits

/** Codes that one sender enters, for any address. */
export const CODE_TRIES = {
  perAddress: { name: 'shopperTrySender', times: 40, seconds: 10 * 60 },
  perNetwork: { name: 'shopperTryNetwork', times: 400, seconds: 10 * 60 },
} as const satisfies SiteLimits

/** What a message is for. Each kind has its own counts: asking for one never keeps another from being sent. */
export type MessageKind = 'code' | 'confirmation'

/**
 * Limits of the messages of a kind to one address. `strangers` counts those from all browsers that the address did not sign in from before:
 * nobody's mailbox is flooded. Above it, a request is answered as usual and sends nothing; the links of the messages already sent work as
 * long as the limit lasts, in any browser. `day` is the same by day; above it, a code takes a proof of work. `own` is for a browser that the
 * address signed in from before.
 */
const MESSAGES = {
  code: {
    strangers: { name: 'shopperMessages', times: 5, seconds: 10 * 60 },
    day: { name: 'shopperMessagesDay', times: 30, seconds: 24 * 60 * 60 },
    own: { name: 'shopperOwnMessages', times: 10, seconds: 10 * 60 },
  },
  confirmation: {
    strangers: { name: 'shopperConfirmations', times: 5, seconds: 10 * 60 },
    day: { name: 'shopperConfirmationsDay', times: 30, seconds: 24 * 60 * 60 },
    own: { name: 'shopperOwnConfirmations', times: 10, seconds: 10 * 60 },
  },
} as const satisfies Record<MessageKind, Record<'strangers' | 'day' | 'own', RateLimitRule>>

/**
 * Wrong codes of one address from browsers that are not known. Codes are short: many senders together would find one in the end. Above it,
 * the link in the message still works, so that nobody is kept out.
 */
const WRONG_CODES: RateLimitRule = { name: 'shopperWrongCodes', times: 50, seconds: 24 * 60 * 60 }

/** An address on a site, as limits and known browsers are stored by it. */
export function hashAddress(siteId: number, { channel, address }: ShopperAddress): string {
  return createHmac('sha256', process.env.PAYLOAD_SECRET ?? '')
    .update(`shopper-address:${siteId}:${channel}:${address}`)
    .digest('hex')
}

/** The hashed token of the request's browser, if the address was used to sign in there before. */
async function findKnownBrowser(pool: Pool, headers: Headers, siteId: number, addressHash: string) {
  const token = readCookies(headers).get(BROWSER_COOKIE)
  if (!token) return null
  const [known] = await toDatabase(pool)
    .select({ hash: shopper_browsers.token_hash })
    .from(shopper_browsers)
    .where(
      and(
        eq(shopper_browsers.site, siteId),
        eq(shopper_browsers.address_hash, addressHash),
        eq(shopper_browsers.token_hash, hashToken(token)),
      ),
    )
  return known?.hash ?? null
}

/** What happens to a request for a code: a message, none, or none before a proof of work. */
export type MessageLimit = 'send' | 'skip' | 'challenge'

/** How a request may prove its work, and whether it has to, as above a limit that it shares with others. */
export interface MessageProof {
  isRequired: boolean
  hasSolved: () => Promise<boolean>
}

/**
 * Counts a message of a kind to an address, unless it is not sent: what is refused or skipped uses up nothing. Depends on requests alone, never
 * on whether there is an account.
 */
export async function limitMessages(
  pool: Pool,
  headers: Headers,
  siteId: number,
  address: ShopperAddress,
  kind: MessageKind,
  proof: MessageProof,
): Promise<MessageLimit> {
  const { strangers, day, own } = MESSAGES[kind]
  const hash = hashAddress(siteId, address)
  if (proof.isRequired && !(await proof.hasSolved())) return 'challenge'
  const browser = await findKnownBrowser(pool, headers, siteId, hash)
  if (browser) return (await retryAfterSeconds(pool, own, `${browser} ${hash}`)) > 0 ? 'skip' : 'send'
  const isDayFull = (await retryAfterSeconds(pool, day, hash)) > 0
  // A proof works once.
  if (isDayFull && !proof.isRequired && !(await proof.hasSolved())) {
    await uncountRequest(pool, day, hash)
    return 'challenge'
  }
  if ((await retryAfterSeconds(pool, strangers, hash)) === 0) return 'send'
  await uncountRequest(pool, day, hash)
  return 'skip'
}

/** Counts a code that is entered for an address. False if codes of unknown browsers are no longer accepted for it. */
export async function mayTryCode(
  pool: Pool,
  headers: Headers,
  siteId: number,
  address: ShopperAddress,
): Promise<boolean> {
  const hash = hashAddress(siteId, address)
  if (await findKnownBrowser(pool, headers, siteId, hash)) return true
  return (await retryAfterSeconds(pool, WRONG_CODES, hash)) === 0
}

/** Takes one code back, because it was right. */
export const uncountCode = (pool: Pool, siteId: number, address: ShopperAddress): Promise<void> =>
  uncountRequest(pool, WRONG_CODES, hashAddress(siteId, address))
