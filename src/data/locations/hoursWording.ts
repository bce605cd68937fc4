import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import type { HoursWording } from '../../domain/openingHours/hoursRows'
import { cachedRead } from '../cachedRead'
import { toHoursWording } from '../fromPayload/hoursWording'
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
    return found.docs.map(toHoursWording)
  },
  (siteId) => [cacheTags.locations(siteId)],
)
