import { findSenderKey } from '@/server/clientAddress.mjs'
import { rateLimitResponse } from '@/server/rateLimit'
import { endpointOptions } from '@/stockIndex/endpointOptions'

/** 429 when one sender's searches, suggestions and places exceed their common limit. One key of a shopper makes one call of them. */
export function searchRateLimit(field: string) {
  return async (request: Request): Promise<Response | null> => {
    const { limit } = endpointOptions(findSenderKey)
    const address = limit?.getAddress(request.headers) ?? null
    const seconds = address === null ? 0 : ((await limit?.rate.retryAfterSeconds(address)) ?? 0)
    return seconds > 0 ? rateLimitResponse(seconds, field, 'Too many searches. Wait a moment.') : null
  }
}
