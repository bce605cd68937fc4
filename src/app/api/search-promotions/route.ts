import { z } from 'zod'
import { listPromotions, promotionsVersion } from '@/data/stock/promotions'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { siteAccess } from '../access'

/** The promo cards and tiles of the host's search; 404 for a preview of another site. */
export const GET = route(
  { access: siteAccess(), query: z.object({ site: z.string().optional(), v: z.string().optional() }) },
  async (_, { access, query }) => {
    if (query.site !== undefined && query.site !== String(access.id))
      return errorResponse(404, { field: 'site', message: 'Site not found.' })
    const promotions = await listPromotions(access, new Date())
    // A page that is older than the promotions gets today's, and keeps them no longer than it lasts itself.
    const isCurrent = query.v === promotionsVersion(promotions)
    const headers = { 'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-store' }
    return Response.json(promotions, { headers })
  },
)
