import 'server-only'
import { cacheTags } from '../domain/cacheTags'
import type { LeadRouting } from '../domain/leads/routing'
import { cachedRead } from './cachedRead'
import { payloadClient } from './payloadClient'
import { readLeadRouting } from './readLeadRouting'

/** How a site's enquiries go out: its rules in use, and whether shoppers get a receipt. */
export const leadRoutingOf = cachedRead(
  'leadRoutingOf',
  async (siteId: number): Promise<LeadRouting> => readLeadRouting(await payloadClient(), siteId),
  (siteId) => [cacheTags.leadRoutes(siteId), cacheTags.site(siteId)],
)
