import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { cacheTags } from '../../domain/cacheTags'
import { pages } from '../../server/database/tables.generated'
import { cachedRead } from '../cachedRead'
import { payloadClient } from '../payloadClient'
import { listTowVehicles } from './towVehicles'
import { listTowableVans } from './vans'

const MATCHER = JSON.stringify([{ blockType: 'towMatcher' }])

const hasTowMatcherBlock = cachedRead(
  'hasTowMatcherBlock',
  async (siteId: number): Promise<boolean> => {
    const { db } = await payloadClient()
    const found = await db.drizzle
      .select({ id: pages.id })
      .from(pages)
      .where(
        and(
          eq(pages.site, siteId),
          eq(pages._status, 'published'),
          isNull(pages.deletedAt),
          sql`${pages.layout} @> ${MATCHER}::jsonb`,
        ),
      )
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
