import { siteOrigin } from '@/domain/site/origin'
import type { Site } from '@/domain/site/site'

/** The absolute URL of a path on the site's first domain. */
export function canonicalUrl(site: Site, path: string): string {
  return new URL(path, siteOrigin(site.domains, process.env.PORT)).toString()
}
