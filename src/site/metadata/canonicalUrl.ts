import { siteOrigin } from '@/domain/site/origin'
import type { Site } from '@/domain/site/site'

/** The one address of a path on a site, on its first domain. */
export function canonicalUrl(site: Site, path: string): string {
  return new URL(path, siteOrigin(site.domains, process.env.PORT)).toString()
}
