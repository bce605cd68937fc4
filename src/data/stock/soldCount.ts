import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import { cachedRead } from '../cachedRead'
import { payloadClient } from '../payloadClient'

/** How many of a site's cars were sold at or after a moment (ISO 8601), kept until its stock changes. */
export const countSoldSince = cachedRead(
  'countSoldSince',
  async (siteId: number, since: string): Promise<number> => {
    const payload = await payloadClient()
    const { totalDocs } = await payload.count({
      collection: 'cars',
      where: { and: [{ site: { equals: siteId } }, { sold_date: { greater_than_equal: since } }] },
    })
    return totalDocs
  },
  (siteId) => [cacheTags.stock(siteId)],
)
