import type { PostSummary } from '../../domain/posts/post'
import type { Post } from '../../payload-types'
import { toMediaImage } from './media'

export interface FullPost extends PostSummary {
  content: Post['content']
}

type SummaryFields = 'id' | 'slug' | 'title' | 'excerpt' | 'image' | 'category' | 'author' | 'published_at'

/** A post for lists from its document, with its picture populated. */
export function toPostSummary(document: Pick<Post, SummaryFields>): PostSummary {
  return {
    id: document.id,
    slug: document.slug,
    title: document.title,
    excerpt: document.excerpt,
    image: toMediaImage(document.image),
    category: document.category || null,
    author: document.author || null,
    publishedAt: document.published_at,
  }
}

/** A post for its page. */
export const toPost = (document: Post): FullPost => ({ ...toPostSummary(document), content: document.content })
