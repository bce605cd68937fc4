import type { MediaImage } from '../mediaImage'

/** What a card shows of an article of the dealer's blog. */
export interface PostSummary {
  id: number
  slug: string
  title: string
  excerpt: string
  image: MediaImage | null
  /** a word or two: "Towing" */
  category: string | null
  author: string | null
  /** ISO 8601; a post that is dated ahead is not shown before */
  publishedAt: string
}

/** The page of a post. */
export const postPath = ({ slug }: Pick<PostSummary, 'slug'>) => `/blog/${slug}`

/** The posts dated at or before `now`, those of a topic where one is given, whatever its capitals. */
export function visiblePosts<P extends Pick<PostSummary, 'publishedAt' | 'category'>>(
  posts: readonly P[],
  now: Date,
  category: string | null = null,
): P[] {
  const sought = category?.trim().toLowerCase()
  return posts.filter(
    ({ publishedAt, category: own }) =>
      Date.parse(publishedAt) <= now.getTime() && (!sought || own?.toLowerCase() === sought),
  )
}

/** Words a minute that people read on a screen. */
const READING_SPEED = 220

/** About how long a text takes to read, in whole minutes from 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / READING_SPEED))
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
