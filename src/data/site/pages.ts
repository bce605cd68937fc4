import 'server-only'
import type { TypedUser } from 'payload'
import { cacheTags } from '../../domain/cacheTags'
import type { Page } from '../../payload-types'
import { cachedRead } from '../cachedRead'
import { payloadClient } from '../payloadClient'

/** How deep relations in blocks are followed: a block's card, that card's picture. */
const BLOCK_DEPTH = 2

/** The published page of a site at a stored path ("/about-us"), with the media its blocks show; null where there is none. */
export const findPageByPath = cachedRead(
  'findPageByPath',
  async (siteId: number, path: string): Promise<Page | null> => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'pages',
      depth: BLOCK_DEPTH,
      limit: 1,
      pagination: false,
      where: {
        and: [{ site: { equals: siteId } }, { path: { equals: path } }, { _status: { equals: 'published' } }],
      },
    })
    return found.docs[0] ?? null
  },
  (siteId, path) => [cacheTags.page(siteId, path), cacheTags.media(siteId)],
)

/**
 * The page of an unlisted link as it was last saved, published or not, to whoever has the link (SITE-21); never cached. Null
 * where no page of the site has the key.
 */
export async function findUnlistedPage(siteId: number, key: string): Promise<Page | null> {
  const payload = await payloadClient()
  const found = await payload.find({
    collection: 'pages',
    draft: true,
    depth: BLOCK_DEPTH,
    limit: 1,
    pagination: false,
    where: { and: [{ site: { equals: siteId } }, { unlisted_key: { equals: key } }] },
  })
  return found.docs[0] ?? null
}

/** The latest draft of a page as this member of staff may read it, for previews; never cached. Null where they may not. */
export async function findDraftPage(user: TypedUser, siteId: number, path: string): Promise<Page | null> {
  const payload = await payloadClient()
  const found = await payload.find({
    collection: 'pages',
    draft: true,
    depth: BLOCK_DEPTH,
    limit: 1,
    overrideAccess: false,
    pagination: false,
    user,
    where: { and: [{ site: { equals: siteId } }, { path: { equals: path } }] },
  })
  return found.docs[0] ?? null
}
