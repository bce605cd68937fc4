import { searchBlocks } from '@blocks/generated/searchBlocks.generated'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLayout } from '@/data/site/layouts'
import { followRedirect } from '@/data/site/redirects'
import { findSiteByHost } from '@/data/site/sites'
import { countMatchingCars, getSearchVocabulary, listStock } from '@/data/stock/stock'
import { siteOrigin } from '@/domain/site/origin'
import type { Site } from '@/domain/site/site'
import type { SearchVocabulary } from '@/domain/stock/landingPath'
import { HITS_PER_PAGE } from '@/domain/stock/results'
import { searchLanding } from '@/domain/stock/searchLanding'
import { isSameSearch, type SearchState } from '@/domain/stock/searchState'
import { parseSearchUrl } from '@/domain/stock/searchUrl'
import { refinementsFilter } from '@/domain/stock/stockSelection'
import { jsonLdText } from '@/domain/structuredData/jsonLd'
import { breadcrumbData, resultsData } from '@/domain/structuredData/listData'
import { RenderBlocks } from '@/site/blocks/RenderBlocks'
import { buildMetadata } from '@/site/metadata/buildMetadata'
import { searchTrail } from '@/stock/search/searchTrail'
import { JsonLd } from '@/ui/content/JsonLd'
import { NotFound, notFoundMetadata } from '../NotFound'

/** What a route of the search knows: the host, the path under /search, and the query. */
export interface SearchRoute {
  host: string
  /** "/search/mazda" or "/cars" */
  path: string
  segments: string[]
  searchParams: Record<string, string | string[] | undefined>
}

/** Title, description, canonical address and indexing of a search by its landing (STK-01). */
export async function searchMetadata(route: SearchRoute): Promise<Metadata> {
  const { site, found } = await findSearch(route)
  if (!found) return notFoundMetadata(site)
  const { landing } = found
  const { title, description } = landing
  return {
    ...buildMetadata(site, { title, description, path: landing.canonical, picture: null }),
    robots: landing.index ? undefined : { index: false, follow: true },
  }
}

/** A search page: the site's search layout around its stock, and what search engines want to know of it. */
export async function SearchPage(route: SearchRoute) {
  const { site, found } = await findSearch(route)
  if (!found) return <NotFound site={site} />
  const { search, vocabulary, landing, filter } = found
  const [layout, listed] = await Promise.all([
    getLayout(site.id, 'search'),
    landing.index && search.page === 1
      ? listStock(site, { filter, limit: HITS_PER_PAGE, sort: search.sortBy ?? site.stockRules.defaultSort })
      : [],
  ])
  const origin = siteOrigin(site.domains, process.env.PORT)
  const trail = searchTrail(search, vocabulary, site.stockNoun).map(({ name, url }) => ({ name, path: url ?? null }))
  return (
    <>
      <RenderBlocks
        components={searchBlocks}
        blocks={layout.length > 0 ? layout : [{ blockType: 'stockSearch' }]}
        context={{ site, path: route.path, searchParams: route.searchParams }}
      />
      <JsonLd text={jsonLdText(breadcrumbData(trail, origin))} />
      {listed.length > 0 && <JsonLd text={jsonLdText(resultsData(listed, 0, origin))} />}
    </>
  )
}

/** The site and the search of a route, null where the path is no search of the site's. Such a path follows its redirect. */
async function findSearch({ host, path, segments, searchParams }: SearchRoute) {
  const site = await findSiteByHost(host)
  if (!site) notFound()
  const vocabulary = await getSearchVocabulary(site)
  const search = parseSearchUrl(segments.map(decode), searchParams, vocabulary)
  if (!search) {
    await followRedirect(site.id, path)
    return { site, found: null }
  }
  return { site, found: { search, vocabulary, ...(await landingFor(site, search, vocabulary)) } }
}

async function landingFor(site: Site, search: SearchState, vocabulary: SearchVocabulary) {
  const landed = { ...search, query: '', ranges: {} }
  const filter = refinementsFilter(search.refinements)
  // Only the whole of what is searched can be counted without asking the search itself.
  const count = isSameSearch(search, landed) ? await countMatchingCars(site, filter, search.sortBy ?? undefined) : null
  return { landing: searchLanding(search, vocabulary, site, count), filter }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
