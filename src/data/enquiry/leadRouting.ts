import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import type { LeadRouting } from '../../domain/leads/routing'
import { cachedRead } from '../cachedRead'
import { payloadClient } from '../payloadClient'
import { loadLeadRouting } from './loadLeadRouting'

/** A site's active routing rules, and whether shoppers get a receipt. */
export const getLeadRouting = cachedRead(
  'getLeadRouting',
  async (siteId: number): Promise<LeadRouting> => loadLeadRouting(await payloadClient(), siteId),
  (siteId) => [cacheTags.leadRoutes(siteId), cacheTags.site(siteId)],
)
