import type { Metadata } from 'next'
import type { Site } from '@/domain/site/site'
import { sharedPhoto } from './sharedPhoto'

interface Shared {
  title: string
  description: string | undefined
  /** the canonical address */
  url: string
  /** its picture; null takes the one drawn for `drawnFor` */
  picture: string | null
  /** the path of the CMS page whose drawn picture stands in; the home page unless said */
  drawnFor?: string
}

/** What services that show shared links are told of a page (Open Graph), alike on every kind of page. */
export function sharedAs(
  site: Site,
  { title, description, url, picture, drawnFor = '/' }: Shared,
): Pick<Metadata, 'openGraph' | 'twitter'> {
  const images = [picture ? sharedPhoto(picture) : shareImage(drawnFor)]
  return {
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
