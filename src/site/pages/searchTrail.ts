import type { ResolvedSearch } from '@/data/stock/searchPage'
import { siteOrigin } from '@/domain/site/origin'
import type { Site } from '@/domain/site/site'
import { jsonLdText } from '@/domain/structuredData/jsonLd'
import { breadcrumbData } from '@/domain/structuredData/listData'
import { searchBreadcrumbs } from '@/stock/search/searchBreadcrumbs'

/** The breadcrumbs of a search as structured data. */
export function searchTrail(site: Site, { search, vocabulary }: ResolvedSearch): string {
  const trail = searchBreadcrumbs(search, vocabulary, site.stockNoun).map(({ name, url }) => ({
    name,
    path: url ?? null,
  }))
  return jsonLdText(breadcrumbData(trail, siteOrigin(site.domains, process.env.PORT)))
}
