import type { Metadata } from 'next'
import type { Site } from '@/domain/site/site'
import { canonicalUrl } from './canonicalUrl'
import { sharePhoto } from './sharePhoto'

interface MetadataInput {
  title: string
  description: string | undefined
  /** canonical path on the site */
  path: string
  /** share image; null uses the generated one of `drawnFor` */
  picture: string | null
  /** path of the CMS page whose generated image is used; defaults to the home page */
  shareImagePath?: string
}

/** Title, description, canonical address and Open Graph data of a page, the same on every kind of page. */
export function buildMetadata(
  site: Site,
  { title, description, path, picture, shareImagePath = '/' }: MetadataInput,
): Metadata {
  const url = canonicalUrl(site, path)
  const images = [picture ? sharePhoto(picture) : shareImage(shareImagePath)]
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { type: 'website', locale: 'en_AU', title, description, url, siteName: site.name, images },
    twitter: { card: 'summary_large_image' },
  }
}

/** The generated share image of a page, from its title and its site's theme. */
export const shareImage = (path: string) => ({
  url: `/share-image?${new URLSearchParams({ path })}`,
  width: 1200,
  height: 630,
})
