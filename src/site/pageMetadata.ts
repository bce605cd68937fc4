import type { Metadata } from 'next'
import type { Site } from '@/domain/site/site'
import type { Page } from '../payload-types'
import { canonicalUrl } from './canonicalUrl'
import { sharedAs } from './sharedAs'

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
    ...sharedAs(site, { title, description, url, picture: picture ?? null, drawnFor: page.path }),
  }
}
