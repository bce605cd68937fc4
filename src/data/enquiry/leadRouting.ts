import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import type { LeadRouting } from '../../domain/leads/routing'
import { cachedRead } from '../cachedRead'
import { payloadClient } from '../payloadClient'
import { loadLeadRouting } from './loadLeadRouting'

/** How a site's enquiries go out: its rules in use, and whether shoppers get a receipt. */
export const getLeadRouting = cachedRead(
  'getLeadRouting',
  async (siteId: number): Promise<LeadRouting> => loadLeadRouting(await payloadClient(), siteId),
  (siteId) => [cacheTags.leadRoutes(siteId), cacheTags.site(siteId)],
)
