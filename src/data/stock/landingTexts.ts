import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import type { LandingTexts } from '../../domain/stock/searchLanding'
import { cachedRead } from '../cachedRead'
import { payloadClient } from '../payloadClient'

/** The texts that staff have given a landing page, by its path; null for one without. */
export const findLandingTexts = cachedRead(
  'findLandingTexts',
  async (siteId: number, path: string): Promise<LandingTexts | null> => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'searchLandings',
      depth: 0,
      limit: 1,
      where: { and: [{ site: { equals: siteId } }, { path: { equals: path } }] },
    })
    const [document] = found.docs
    if (!document) return null
    const { heading, title, description, intro } = document
    return {
      path,
      heading: heading || null,
      title: title || null,
      description: description || null,
      intro: (intro ?? '').split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || []),
    }
  },
  (siteId) => [cacheTags.searchLandings(siteId)],
)
