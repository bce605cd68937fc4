import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import type { LandingTexts } from '../../domain/stock/searchLanding'
import { cachedRead } from '../cachedRead'
import { payloadClient } from '../payloadClient'

/** Landing pages with texts of which a site's paths are listed. */
const MAX_LISTED = 1000

/** The paths that staff have given texts; null if there are too many to list. */
const listLandingPaths = cachedRead(
  'listLandingPaths',
  async (siteId: number): Promise<string[] | null> => {
    const payload = await payloadClient()
    const { docs, totalDocs } = await payload.find({
      collection: 'searchLandings',
      depth: 0,
      limit: MAX_LISTED,
      select: { path: true },
      where: { site: { equals: siteId } },
    })
    return totalDocs > MAX_LISTED ? null : docs.map(({ path }) => path)
  },
  (siteId) => [cacheTags.searchLandings(siteId)],
)

const readLandingTexts = cachedRead(
  'readLandingTexts',
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

/** The texts that staff have given a landing page, by its path; null for one without, for which the database is not asked. */
export async function findLandingTexts(siteId: number, path: string): Promise<LandingTexts | null> {
  const paths = await listLandingPaths(siteId)
  return paths && !paths.includes(path) ? null : readLandingTexts(siteId, path)
}
