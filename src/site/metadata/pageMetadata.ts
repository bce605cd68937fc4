import type { Metadata } from 'next'
import { canonicalPath, THANK_YOU_PATH } from '@/domain/site/samePages'
import type { Site } from '@/domain/site/site'
import type { Page } from '../../payload-types'
import { buildMetadata } from './buildMetadata'

/** Title, description, canonical address and share image of a CMS page; its SEO fields take precedence. `sitePaths` are the indexed pages. */
export function pageMetadata(site: Site, page: Page, sitePaths: readonly string[]): Metadata {
  const title = page.meta?.title || `${page.title} | ${site.name}`
  const description = page.meta?.description || undefined
  const picture = typeof page.meta?.image === 'object' ? page.meta.image?.url : null
  return {
    ...buildMetadata(site, {
      title,
      description,
      path: canonicalPath(page.path, sitePaths),
      picture: picture ?? null,
      shareImagePath: page.path,
    }),
    robots: page.meta?.noIndex || page.path === THANK_YOU_PATH ? { index: false } : undefined,
  }
}
