import 'server-only'
import type { TypedUser } from 'payload'
import { cacheTags } from '../../domain/cacheTags'
import type { Page } from '../../payload-types'
import { cachedRead } from '../cachedRead'
import { payloadClient } from '../payloadClient'
import { BLOCK_DEPTH } from './blockDepth'

/** The published page of a site at a stored path ("/about-us") with its blocks' media; null if there is none. */
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
 * The last saved version of an unlisted page, published or not, for anyone with the link (SITE-21); never cached. Null if no
 * page of the site has the key.
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

/** The latest draft of a page for a preview by a staff member; never cached. Null if they may not read it. */
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

/** Pages of a site that are listed at most, more than a dealer has. */
const MAX_INDEXED = 5000

/** The published pages that search engines may list, regardless of their dates. */
export const listIndexedPages = cachedRead(
  'listIndexedPages',
  async (siteId: number) => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'pages',
      depth: 0,
      limit: MAX_INDEXED,
      pagination: false,
      select: { path: true, title: true, updatedAt: true, startsAt: true, expiresAt: true },
      sort: 'path',
      where: {
        and: [
          { site: { equals: siteId } },
          { _status: { equals: 'published' } },
          { 'meta.noIndex': { not_equals: true } },
        ],
      },
    })
    return found.docs.map(({ path, title, updatedAt, startsAt, expiresAt }) => ({
      path,
      title,
      updatedAt,
      start: startsAt ?? null,
      expiry: expiresAt ?? null,
    }))
  },
  (siteId) => [cacheTags.pages(siteId)],
)
