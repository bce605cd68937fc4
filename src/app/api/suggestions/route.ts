import * as z from 'zod'
import { listSuggestions } from '@/data/stock/suggestions'
import { MAX_TYPED_LETTERS } from '@/domain/stock/suggestions/suggestion'
import { findSenderKey } from '@/server/clientAddress.mjs'
import { rateLimitResponse } from '@/server/rateLimit'
import { route } from '@/server/route'
import { endpointOptions } from '@/stockIndex/endpointOptions'
import { siteAccess } from '../access'

const query = z.object({
  q: z.string().max(MAX_TYPED_LETTERS, `Type at most ${MAX_TYPED_LETTERS} letters.`).default(''),
})

/** Counts with the searches of the same sender: each key makes one call of either. */
async function limitRate(request: Request): Promise<Response | null> {
  const { limit } = endpointOptions(findSenderKey)
  const address = limit?.getAddress(request.headers) ?? null
  const seconds = address === null ? 0 : ((await limit?.rate.retryAfterSeconds(address)) ?? 0)
  return seconds > 0 ? rateLimitResponse(seconds, 'q', 'Too many searches. Wait a moment.') : null
}

/** What a search field of the host's site suggests for `?q=`: `{ groups: [{ name, items }] }`. */
export const GET = route(
  { access: siteAccess(), query, rateLimit: limitRate },
  async (_request, { access: site, query: { q } }) =>
    Response.json(await listSuggestions(site, q, new Date()), { headers: { 'Cache-Control': 'private, max-age=30' } }),
)
