import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import type { MediaImage } from '../../domain/mediaImage'
import { cachedRead } from '../cachedRead'
import { toMediaImage } from '../fromPayload/media'
import { payloadClient } from '../payloadClient'

/** A brand of a site. */
export interface Make {
  id: number
  /** as in stock data */
  name: string
  slug: string
  logo: MediaImage | null
  /** the logo's link instead of the brand's stock */
  link: string | null
}

const DEPTH = 1

/** The brands of a site, by name. */
export const listMakes = cachedRead(
  'listMakes',
  async (siteId: number): Promise<Make[]> => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'makes',
      depth: DEPTH,
      pagination: false,
      sort: 'name',
      where: { site: { equals: siteId } },
    })
    return found.docs.map(({ id, name, slug, logo, url }) => ({
      id,
      name,
      slug,
      logo: toMediaImage(logo),
      link: url || null,
    }))
  },
  (siteId) => [cacheTags.site(siteId), cacheTags.media(siteId)],
)
