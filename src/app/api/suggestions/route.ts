import * as z from 'zod'
import { listSuggestions } from '@/data/stock/suggestions'
import { MAX_TYPED_LETTERS } from '@/domain/stock/suggestions/suggestion'
import { route } from '@/server/route'
import { siteAccess } from '../access'
import { searchRateLimit } from '../searchRateLimit'

const query = z.object({
  q: z.string().max(MAX_TYPED_LETTERS, `Type at most ${MAX_TYPED_LETTERS} letters.`).default(''),
})

/** What a search field of the host's site suggests for `?q=`: `{ groups: [{ name, items }] }`. */
export const GET = route(
  { access: siteAccess(), query, rateLimit: searchRateLimit('q') },
  async (_request, { access: site, query: { q } }) =>
    Response.json(await listSuggestions(site, q, new Date()), { headers: { 'Cache-Control': 'private, max-age=30' } }),
)
