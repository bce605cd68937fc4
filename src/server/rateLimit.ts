import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { requestContext } from '../providers/httpClient/requestContext.mjs'
import { findAddress, toNetworkKey, toSenderKey } from './clientAddress.mjs'
import { errorResponse } from './errorResponse'
import { logger } from './logger'

/** A rate limit. */
export interface RateLimitRule {
  /** name of the counter: letters and digits */
  name: string
  times: number
  seconds: number
}

const limiters = new WeakMap<Pool, Map<string, RateLimiterPostgres>>()

/** A key as it is stored: keys contain network addresses and emails, which nobody can read from the table without the secret. */
export const toStoredKey = (key: string): string =>
  createHmac('sha256', `rate limits:${process.env.PAYLOAD_SECRET ?? ''}`)
    .update(key)
    .digest('base64url')

/**
 * Counts a request and returns the seconds to wait, 0 within the limit. Counters are in Postgres, shared by all servers, and
 * deleted an hour after they have expired. If
 * Postgres is unavailable, the request is allowed: a limit is no reason to lose an enquiry. The wait is also kept for the Retry-After
 * header of the current request.
 */
export async function retryAfterSeconds(pool: Pool, rule: RateLimitRule, key: string): Promise<number> {
  try {
    await getLimiter(pool, rule).consume(toStoredKey(key))
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) {
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
      const request = requestContext.getStore()
      if (request) request.retryAfterSeconds = Math.max(request.retryAfterSeconds ?? 0, seconds)
      return seconds
    }
    logger.warn({ err: error, rule: rule.name }, 'Could not count a request for its rate limit')
    return 0
  }
}

/** Forgets all requests of a key. */
export const resetRateLimit = (pool: Pool, rule: RateLimitRule, key: string): Promise<void> =>
  change(rule, () => getLimiter(pool, rule).delete(toStoredKey(key)))

/** Takes one request of a key back. */
export const uncountRequest = (pool: Pool, rule: RateLimitRule, key: string): Promise<void> =>
  change(rule, () => getLimiter(pool, rule).reward(toStoredKey(key)))

async function change(rule: RateLimitRule, update: () => Promise<unknown>): Promise<void> {
  try {
    await update()
  } catch (error) {
    logger.warn({ err: error, rule: rule.name }, 'Could not change a rate limit')
  }
}

/** Limits of a site's route. Those by sender are skipped if the sender's address is unknown. */
export interface SiteLimits {
  perAddress: RateLimitRule
  /** counts the senders of one provider's network together */
  perNetwork?: RateLimitRule
  /** counts together the senders whose address is unknown, such as behind a proxy that is not configured */
  perUnknown?: RateLimitRule
  /** counts all senders together */
  perSite?: RateLimitRule
}

/** The longest wait of a request's sender, in seconds; 0 within the limits. */
export async function senderRetryAfterSeconds(
  pool: Pool,
  request: Request,
  siteId: number,
  { perAddress, perNetwork }: SiteLimits,
): Promise<number> {
  const address = findAddress(request.headers)
  if (!address) return 0
  const waits = [
    await retryAfterSeconds(pool, perAddress, `${siteId}:${toSenderKey(address)}`),
    await networkRetryAfterSeconds(pool, siteId, address, perNetwork),
  ]
  return Math.max(...waits)
}

const networkRetryAfterSeconds = async (
  pool: Pool,
  siteId: number,
  address: string,
  rule: RateLimitRule | undefined,
) => (rule ? retryAfterSeconds(pool, rule, `${siteId}:${toNetworkKey(address)}`) : 0)

/**
 * The longest wait of the limits that honest senders may share with others, in seconds: of their network, of those whose address is unknown,
 * and of the site.
 */
export async function sharedRetryAfterSeconds(
  pool: Pool,
  request: Request,
  siteId: number,
  { perNetwork, perUnknown, perSite }: Pick<SiteLimits, 'perNetwork' | 'perUnknown' | 'perSite'>,
): Promise<number> {
  const address = findAddress(request.headers)
  const near = address
    ? await networkRetryAfterSeconds(pool, siteId, address, perNetwork)
    : await siteWideRetryAfterSeconds(pool, siteId, perUnknown)
  return Math.max(near, await siteWideRetryAfterSeconds(pool, siteId, perSite))
}

const siteWideRetryAfterSeconds = async (pool: Pool, siteId: number, rule: RateLimitRule | undefined) =>
  rule ? retryAfterSeconds(pool, rule, `${siteId}`) : 0

/** The longest wait of all limits for a request to a site, in seconds; 0 within them. */
export async function siteRetryAfterSeconds(
  pool: Pool,
  request: Request,
  siteId: number,
  limits: SiteLimits,
): Promise<number> {
  const sender = await senderRetryAfterSeconds(pool, request, siteId, limits)
  return Math.max(sender, await siteWideRetryAfterSeconds(pool, siteId, limits.perSite))
}

/** A 429 response with the message and the time to wait. */
export function rateLimitResponse(seconds: number, field: string, message: string): Response {
  return errorResponse(429, { field, message }, { 'Retry-After': String(seconds) })
}

function getLimiter(pool: Pool, { name, times, seconds }: RateLimitRule): RateLimiterPostgres {
  const poolLimiters = limiters.get(pool) ?? new Map<string, RateLimiterPostgres>()
  limiters.set(pool, poolLimiters)
  const limiter =
    poolLimiters.get(name) ??
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: times,
      duration: seconds,
    })
  poolLimiters.set(name, limiter)
  return limiter
}
