import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import { type PostSummary, visiblePosts } from '../../domain/posts/post'
import { cachedRead } from '../cachedRead'
import { type FullPost, toPost, toPostSummary } from '../fromPayload/post'
import { payloadClient } from '../payloadClient'

/** Pictures of posts, and those in their text. */
const DEPTH = 1

const listPublishedPosts = cachedRead(
  'listPublishedPosts',
  async (siteId: number): Promise<PostSummary[]> => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'posts',
      depth: DEPTH,
      pagination: false,
      select: { slug: true, title: true, excerpt: true, image: true, category: true, author: true, published_at: true },
      sort: '-published_at',
      where: { and: [{ site: { equals: siteId } }, { _status: { equals: 'published' } }] },
    })
    return found.docs.map(toPostSummary)
  },
  (siteId) => [cacheTags.posts(siteId), cacheTags.media(siteId)],
)

/** A site's visible posts at `now`, newest first, optionally of one category. */
export async function listPosts(siteId: number, now: Date, category: string | null = null): Promise<PostSummary[]> {
  return visiblePosts(await listPublishedPosts(siteId), now, category)
}

const findPublishedPost = cachedRead(
  'findPublishedPost',
  async (siteId: number, slug: string): Promise<FullPost | null> => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'posts',
      depth: DEPTH,
      limit: 1,
      pagination: false,
      where: { and: [{ site: { equals: siteId } }, { slug: { equals: slug } }, { _status: { equals: 'published' } }] },
    })
    const document = found.docs[0]
    return document ? toPost(document) : null
  },
  (siteId) => [cacheTags.posts(siteId), cacheTags.media(siteId)],
)

/** A visible post at `now` with its content; null if there is none. */
export async function findPostBySlug(siteId: number, slug: string, now: Date): Promise<FullPost | null> {
  const post = await findPublishedPost(siteId, slug)
  return post && visiblePosts([post], now).length > 0 ? post : null
}
