import 'server-only'
import { decodeSegment } from '../../domain/site/path'
import type { Site } from '../../domain/site/site'
import type { CarSummary } from '../../domain/stock/car'
import type { SearchVocabulary } from '../../domain/stock/landingPath'
import { HITS_PER_PAGE } from '../../domain/stock/results'
import { type SearchLanding, searchLanding } from '../../domain/stock/searchLanding'
import { ALL_STOCK, isSameSearch, type SearchState } from '../../domain/stock/searchState'
import { formatSearchUrl, parseSearchUrl } from '../../domain/stock/searchUrl'
import { refinementsFilter } from '../../domain/stock/stockSelection'
import { findLandingTexts } from './landingTexts'
import { getLandingVocabulary } from './landingVocabulary'
import { countMatchingCars, listStock } from './stock'

/** The search of a URL. */
export interface ResolvedSearch {
  search: SearchState
  vocabulary: SearchVocabulary
  landing: SearchLanding
  /** the filter of the refinements, in the index's filter language; null for all stock */
  filter: string | null
}

/** The search of a path's segments below /search and its query; null if the site has no such landing. */
export async function resolveSearch(
  site: Site,
  segments: readonly string[],
  searchParams: Record<string, string | string[] | undefined>,
): Promise<ResolvedSearch | null> {
  const decoded = segments.map(decodeSegment)
  const vocabulary = await getLandingVocabulary(site, ...decoded)
  const search = parseSearchUrl(decoded, searchParams, vocabulary)
  if (!search) return null
  const filter = refinementsFilter(search.refinements)
  // A search with a query or ranges gets its count from its own results.
  const isLanding = isSameSearch(search, { ...search, query: '', ranges: {} })
  const count = isLanding ? await countMatchingCars(site, filter, search.sortBy ?? undefined) : null
  const texts = await findLandingTexts(
    site.id,
    formatSearchUrl({ ...ALL_STOCK, refinements: search.refinements }, vocabulary),
  )
  return { search, vocabulary, landing: searchLanding(search, vocabulary, site, count, texts), filter }
}

/** The cars in the HTML of a search page for search engines; none on later pages and searches that are not indexed. */
export async function listIndexedCars(site: Site, { search, landing, filter }: ResolvedSearch): Promise<CarSummary[]> {
  if (!landing.index || search.page !== 1) return []
  return listStock(site, { filter, limit: HITS_PER_PAGE, sort: search.sortBy ?? site.stockRules.defaultSort })
}
