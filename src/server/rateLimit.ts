import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { clientAddress, toSenderKey } from './clientAddress'
import { errorResponse } from './errorResponse'
import { logger } from './logger'

/** How often something may be done in a span of time. */
export interface RateLimitRule {
  /** names what is counted: letters and digits */
  name: string
  times: number
  seconds: number
}

const limiters = new WeakMap<Pool, Map<string, RateLimiterPostgres>>()

/**
 * Counts one more and answers with the seconds to wait, 0 where it may go on. Counts are kept in Postgres, so that all
 * servers count together. Where Postgres does not answer, nobody is held back: a limit is no reason to lose an enquiry.
 */
export async function retryAfterSeconds(pool: Pool, rule: RateLimitRule, key: string): Promise<number> {
  try {
    await getLimiter(pool, rule).consume(key.slice(0, 200))
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    logger.warn({ err: error, rule: rule.name }, 'Requests could not be counted')
    return 0
  }
}

/**
 * The longest wait that any rule asks of a request to a site. `perAddress` is skipped where the sender's address cannot be
 * told; `perSite` counts everybody together.
 */
export async function siteRetryAfterSeconds(
  pool: Pool,
  request: Request,
  siteId: number,
  rules: { perAddress: RateLimitRule; perSite?: RateLimitRule },
): Promise<number> {
  const address = clientAddress(request.headers, Number(process.env.FORECOURT_TRUSTED_PROXIES || 0))
  const waits = [
    address ? await retryAfterSeconds(pool, rules.perAddress, `${siteId}:${toSenderKey(address)}`) : 0,
    rules.perSite ? await retryAfterSeconds(pool, rules.perSite, `${siteId}`) : 0,
  ]
  return Math.max(...waits)
}

/** 429 with the words and the time to wait, as every endpoint of ours gives it. */
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
