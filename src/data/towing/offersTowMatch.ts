import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import { pages } from '../../server/database/tables.generated'
import { cachedRead } from '../cachedRead'
import { payloadClient } from '../payloadClient'
import { publishedWithBlock } from '../site/publishedWithBlock'
import { listTowVehicles } from './towVehicles'
import { listTowableVans } from './vans'

const hasTowMatcherBlock = cachedRead(
  'hasTowMatcherBlock',
  async (siteId: number): Promise<boolean> => {
    const { db } = await payloadClient()
    const found = await db.drizzle
      .select({ id: pages.id })
      .from(pages)
      .where(publishedWithBlock(pages, siteId, { blockType: 'towMatcher' }))
      .limit(1)
    return found.length > 0
  },
  (siteId) => [cacheTags.pages(siteId)],
)

/** Whether a site has the tow matcher: it has vans for sale or tow vehicles on record, or one of its pages draws the matcher's form. */
export async function offersTowMatch(siteId: number): Promise<boolean> {
  const [vans, vehicles] = await Promise.all([listTowableVans(siteId), listTowVehicles(siteId)])
  return vans.length > 0 || vehicles.length > 0 || hasTowMatcherBlock(siteId)
}
