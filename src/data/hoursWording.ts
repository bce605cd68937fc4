import 'server-only'
import { cacheTags } from '../domain/cacheTags'
import { cachedRead } from './cachedRead'
import { idOf } from './fromPayload/relation'
import { payloadClient } from './payloadClient'

/** Words that stand for a status in opening hours, where they lead, and at which locations; no locations means all (LOC-04). */
export interface HoursWording {
  replaces: string
  phrase: string
  link: string | null
  locationIds: number[]
}

export const hoursWordingOf = cachedRead(
  'hoursWordingOf',
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
      locationIds: (locations ?? []).flatMap((relation) => idOf(relation) ?? []),
    }))
  },
  (siteId) => [cacheTags.locations(siteId)],
)
