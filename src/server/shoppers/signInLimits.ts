import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { ShopperAddress } from '../../domain/shoppers/shopperAddress'
import { toDatabase } from '../database/database'
import { shopper_browsers } from '../database/shopperTables'
import { type RateLimitRule, retryAfterSeconds, type SiteLimits, uncountRequest } from '../rateLimit'
import { BROWSER_COOKIE, readCookies } from './shopperCookies'
import { hashToken } from './shopperSessions'

/** Requests for a code, by sender and of a site together. Above the site's limit each needs a proof of work. */
export const CODE_REQUESTS = {
  perAddress: { name: 'shopperCodeSender', times: 20, seconds: 10 * 60 },
  perNetwork: { name: 'shopperCodeNetwork', times: 100, seconds: 10 * 60 },
  perSite: { name: 'shopperCodeSite', times: 300, seconds: 10 * 60 },
} as const satisfies SiteLimits

/** Codes that one sender enters, for any address. */
export const CODE_TRIES = {
  perAddress: { name: 'shopperTrySender', times: 40, seconds: 10 * 60 },
  perNetwork: { name: 'shopperTryNetwork', times: 400, seconds: 10 * 60 },
} as const satisfies SiteLimits

/**
 * Messages to one address from all browsers that it did not sign in from before: strangers flood nobody's mailbox. Above it, a request
 * is answered as usual and sends nothing; the links of the messages already sent work as long as the limit lasts, in any browser.
 */
const MESSAGES: RateLimitRule = { name: 'shopperMessages', times: 5, seconds: 10 * 60 }
/** The same by day. Above it, each further message takes a proof of work. */
const MESSAGES_PER_DAY: RateLimitRule = { name: 'shopperMessagesDay', times: 30, seconds: 24 * 60 * 60 }
/** Messages to one address from a browser that it signed in from before. */
const OWN_MESSAGES: RateLimitRule = { name: 'shopperOwnMessages', times: 10, seconds: 10 * 60 }
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

/** Counts a request for a code to an address. Depends on requests alone, never on whether there is an account. */
export async function limitMessages(
  pool: Pool,
  headers: Headers,
  siteId: number,
  address: ShopperAddress,
): Promise<MessageLimit> {
  const hash = hashAddress(siteId, address)
  const browser = await findKnownBrowser(pool, headers, siteId, hash)
  if (browser) return (await retryAfterSeconds(pool, OWN_MESSAGES, `${browser} ${hash}`)) > 0 ? 'skip' : 'send'
  if ((await retryAfterSeconds(pool, MESSAGES, hash)) > 0) return 'skip'
  return (await retryAfterSeconds(pool, MESSAGES_PER_DAY, hash)) > 0 ? 'challenge' : 'send'
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
