import type { MediaImage } from '../mediaImage'

/** Fields of a blog post's card. */
export interface PostSummary {
  id: number
  slug: string
  title: string
  excerpt: string
  image: MediaImage | null
  /** "Towing" */
  category: string | null
  author: string | null
  /** ISO 8601; a post with a future date is hidden until then */
  publishedAt: string
}

/** The page of a post. */
export const postPath = ({ slug }: Pick<PostSummary, 'slug'>) => `/blog/${slug}`

/** Posts dated at or before `now`, optionally of one category (case-insensitive). */
export function visiblePosts<P extends Pick<PostSummary, 'publishedAt' | 'category'>>(
  posts: readonly P[],
  now: Date,
  category: string | null = null,
): P[] {
  const requestedCategory = category?.trim().toLowerCase()
  return posts.filter(
    ({ publishedAt, category: postCategory }) =>
      Date.parse(publishedAt) <= now.getTime() &&
      (!requestedCategory || postCategory?.toLowerCase() === requestedCategory),
  )
}

/** Words per minute. */
const READING_SPEED = 220

/** Reading time of a text in whole minutes, at least 1. */
export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / READING_SPEED))
}

/** Up to `limit` other posts to read next: those of the post's category first, otherwise in the order given. */
export function relatedPosts<P extends Pick<PostSummary, 'id' | 'category'>>(
  post: Pick<PostSummary, 'id' | 'category'>,
  posts: readonly P[],
  limit: number,
): P[] {
  const others = posts.filter(({ id }) => id !== post.id)
  const isAlike = ({ category }: P) => Number(category === post.category)
  return others.sort((a, b) => isAlike(b) - isAlike(a)).slice(0, limit)
}
