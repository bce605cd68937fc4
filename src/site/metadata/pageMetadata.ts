import type { Metadata } from 'next'
import type { Site } from '@/domain/site/site'
import type { Page } from '../../payload-types'
import { buildMetadata } from './buildMetadata'

/** Title, description, canonical address and share image of a CMS page; its SEO fields take precedence. */
export function pageMetadata(site: Site, page: Page): Metadata {
  const title = page.meta?.title || `${page.title} | ${site.name}`
  const description = page.meta?.description || undefined
  const picture = typeof page.meta?.image === 'object' ? page.meta.image?.url : null
  return {
    ...buildMetadata(site, {
      title,
      description,
      path: page.path,
      picture: picture ?? null,
      shareImagePath: page.path,
    }),
    robots: page.meta?.noIndex ? { index: false } : undefined,
  }
}
