import type { Metadata } from 'next'
import type { Site } from '@/domain/site/site'
import { canonicalUrl } from './canonicalUrl'
import { sharePhoto } from './sharePicture'

interface Shared {
  title: string
  description: string | undefined
  /** the one address that search engines keep, as a path of the site */
  path: string
  /** its picture; null takes the one drawn for `drawnFor` */
  picture: string | null
  /** the path of the CMS page whose drawn picture stands in; the home page unless said */
  drawnFor?: string
}

/**
 * Title, description and canonical address of a page, and what services that show shared links are told of it (Open Graph), alike
 * on every kind of page.
 */
export function buildMetadata(site: Site, { title, description, path, picture, drawnFor = '/' }: Shared): Metadata {
  const url = canonicalUrl(site, path)
  const images = [picture ? sharePhoto(picture) : shareImage(drawnFor)]
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { type: 'website', locale: 'en_AU', title, description, url, siteName: site.name, images },
    twitter: { card: 'summary_large_image' },
  }
}

/** The picture that stands for a page where it is shared, drawn from its title and its site's look. */
export const shareImage = (path: string) => ({
  url: `/share-image?${new URLSearchParams({ path })}`,
  width: 1200,
  height: 630,
})
