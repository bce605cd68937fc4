import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import type { TowVehicle } from '../../domain/towing/towQuery'
import { cachedRead } from '../cachedRead'
import { payloadClient } from '../payloadClient'

/** More than a list can show. */
const MAX_VEHICLES = 100

/** The tow vehicles that a site has on record, by name. */
export const listTowVehicles = cachedRead(
  'listTowVehicles',
  async (siteId: number): Promise<TowVehicle[]> => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'towVehicles',
      depth: 0,
      limit: MAX_VEHICLES,
      pagination: false,
      sort: 'name',
      where: { site: { equals: siteId } },
    })
    return found.docs.map(({ slug, name, source, source_url, ...figures }) => ({
      slug,
      name,
      brakedKg: figures.braked_kg,
      ballKg: figures.ball_kg ?? null,
      gcmKg: figures.gcm_kg ?? null,
      gvmKg: figures.gvm_kg ?? null,
      kerbKg: figures.kerb_kg ?? null,
      overallMm: figures.overall_mm ?? null,
      source,
      sourceUrl: source_url || null,
    }))
  },
  (siteId) => [cacheTags.site(siteId), cacheTags.towVehicles(siteId)],
)
