import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import type { HoursWording } from '../../domain/openingHours/hoursRows'
import { getRelationId } from '../../domain/relationId'
import { cachedRead } from '../cachedRead'
import { payloadClient } from '../payloadClient'

/** Staff's wording for each status in opening hours (LOC-04). */
export const getHoursWording = cachedRead(
  'getHoursWording',
  async (siteId: number): Promise<HoursWording[]> => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'hoursWording',
      depth: 0,
      pagination: false,
      where: { site: { equals: siteId } },
    })
    return found.docs.map(({ replaces, phrase, link, locations }) => ({
      replaces,
      phrase,
      link: link ?? null,
      locationIds: (locations ?? []).flatMap((relation) => getRelationId(relation) ?? []),
    }))
  },
  (siteId) => [cacheTags.locations(siteId)],
)
