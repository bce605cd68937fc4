import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import { cachedRead } from '../cachedRead'
import { payloadClient } from '../payloadClient'

/** The number of a site's cars sold at or after a time (ISO 8601), cached until its stock changes. */
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
