import type { Metadata } from 'next'
import { type PostSummary, postPath } from '@/domain/posts/post'
import type { Site } from '@/domain/site/site'
import { shareImage } from './buildMetadata'
import { canonicalUrl } from './canonicalUrl'
import { sharePhoto } from './sharePhoto'

/** Title, description, canonical address and sharing picture of a blog post. */
export function postMetadata(site: Site, post: PostSummary): Metadata {
  const title = `${post.title} | ${site.name}`
  const url = canonicalUrl(site, postPath(post))
  return {
    title,
    description: post.excerpt,
    alternates: { canonical: url },
    openGraph: {
      type: 'article',
      locale: 'en_AU',
      title,
      description: post.excerpt,
      url,
      siteName: site.name,
      publishedTime: post.publishedAt,
      images: [post.image ? sharePhoto(post.image.url) : shareImage('/')],
    },
    twitter: { card: 'summary_large_image' },
  }
}
