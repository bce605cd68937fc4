import type { Metadata } from 'next'
import type { Site } from '@/domain/site/site'
import type { Page } from '../payload-types'
import { canonicalUrl } from './canonicalUrl'
import { sharedPhoto } from './sharedPhoto'

/** Title, description, canonical address and sharing picture of a CMS page; staff's SEO fields win over the page's own. */
export function pageMetadata(site: Site, page: Page): Metadata {
  const title = page.meta?.title || `${page.title} | ${site.name}`
  const description = page.meta?.description || undefined
  const picture = typeof page.meta?.image === 'object' ? page.meta.image?.url : null
  const url = canonicalUrl(site, page.path)
  return {
    title,
    description,
    alternates: { canonical: url },
    robots: page.meta?.noIndex ? { index: false } : undefined,
    openGraph: {
      title,
      description,
      url,
      siteName: site.name,
      type: 'website',
      locale: 'en_AU',
      images: [picture ? sharedPhoto(picture) : shareImage(page.path)],
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** The picture that stands for a page where it is shared, drawn from its title and its site's look. */
export const shareImage = (path: string) => ({
  url: `/share-image?${new URLSearchParams({ path })}`,
  width: 1200,
  height: 630,
})
