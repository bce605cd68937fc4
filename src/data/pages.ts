import 'server-only'
import { cacheTags } from '../domain/cacheTags'
import type { Page } from '../payload-types'
import { cachedRead } from './cachedRead'
import { payloadClient } from './payloadClient'

/** How deep relations in blocks are followed: a block's card, that card's picture. */
const BLOCK_DEPTH = 2

/** The published page of a site at a stored path ("/about-us"), with the media its blocks show; null where there is none. */
export const pageAt = cachedRead(
  'pageAt',
  (siteId: number, path: string) => findPage(siteId, path, false),
  (siteId, path) => [cacheTags.page(siteId, path)],
)

/** The latest draft of a page, for a preview by staff. Never cached; the caller has checked who asks. */
export function draftPageAt(siteId: number, path: string): Promise<Page | null> {
  return findPage(siteId, path, true)
}

async function findPage(siteId: number, path: string, draft: boolean): Promise<Page | null> {
  const payload = await payloadClient()
  const found = await payload.find({
    collection: 'pages',
    draft,
    depth: BLOCK_DEPTH,
    limit: 1,
    pagination: false,
    where: {
      and: [
        { site: { equals: siteId } },
        { path: { equals: path } },
        ...(draft ? [] : [{ _status: { equals: 'published' as const } }]),
      ],
    },
  })
  return found.docs[0] ?? null
}
