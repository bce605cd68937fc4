import type { Site } from '../domain/site/site'
import { sortFilter, sortIndexName } from '../domain/stock/results'
import type { UnderstoodQuery } from '../domain/stock/understandQuery'
import { measure, trace } from '../server/telemetry/telemetry.mjs'
import { algoliaConfig } from './algolia/algoliaConfig'
import { requestAlgolia } from './algolia/requestAlgolia'
import { type EmptySearchRules, explainEmptySearch, mayBeExplained } from './emptySearch'
import { hasWords, loadPlaces, type PlacesByName } from './placeNames'
import { rejectionResponse, type StockIndexCall, type StockIndexResponse } from './protocol/handleCall'
import { parseSearches, type ReceivedSearch } from './protocol/parseCall'
import type { Search } from './protocol/parseSearch'
import { ProtocolError } from './protocol/protocolError'
import type { SiteStock } from './siteStock'
import { stockCache } from './stockCache'
import { countUnderstoodFilters } from './understoodCounts'
import { leaveOutUnmatched } from './unmatchedWords'

/** Handles a call for a site: this process's index, or a test's. */
export type StockCallHandler = (site: Site, call: StockIndexCall) => Promise<StockIndexResponse>

/** Handles a call of the wire protocol for a site, as `searchStock`. Returns 503 when the stock index is not available. */
export async function handleStockCall(site: Site, call: StockIndexCall): Promise<StockIndexResponse> {
  try {
    return await searchStock(site, call)
  } catch (error) {
    stockCache().log.warn({ err: error, siteId: site.id }, 'Could not read the stock index')
    return rejectionResponse({ status: 503, message: 'The stock index is not available' })
  }
}

/**
 * Handles a call of the wire protocol for a site: with Algolia if configured, else with this process's index, loaded on first use.
 * @throws if Algolia is not available, or the database from which the index is loaded
 */
export function searchStock(site: Site, call: StockIndexCall): Promise<StockIndexResponse> {
  const algolia = algoliaConfig()
  const index = algolia === null ? 'embedded' : 'algolia'
  return measureSearch(
    site,
    index,
    () => search(site, call, algolia),
    ({ status }) => status === 200,
  )
}

/** Traces and measures a search; one that fails counts as rejected. */
function measureSearch<Result>(
  site: Site,
  index: 'embedded' | 'algolia',
  work: () => Promise<Result>,
  isAnswered: (result: Result) => boolean,
): Promise<Result> {
  const attributes = (result?: Result) => ({
    index,
    outcome: result !== undefined && isAnswered(result) ? 'ok' : 'rejected',
  })
  return trace('search stock', { index, 'site.id': site.id }, () => measure('stockSearch', attributes, work))
}

/**
 * The results of searches for a page of this process, in a tenth less of the page's time than as JSON.
 * @returns null for what needs `searchStock`: a search by Algolia, in words, among the values of a facet, or that is invalid, and one of which
 * the response explains why nothing is for sale
 * @throws as `searchStock`
 */
export function searchWithoutWords(site: Site, requests: readonly ReceivedSearch[]) {
  if (algoliaConfig() !== null) return null
  const searches = readSearches(requests)
  if (!searches) return null
  const find = async () => {
    const results = (await stockCache().getStock(site)).search(site, searches, new Date())
    return results[0] && !mayBeExplained(results[0]) ? results : null
  }
  return measureSearch(site, 'embedded', find, () => true)
}

/** The searches of a call without words; null for others. */
function readSearches(requests: readonly ReceivedSearch[]): { index: string; search: Search }[] | null {
  try {
    const searches = parseSearches(requests).flatMap(({ index, search }) =>
      search?.query.text === '' ? [{ index, search }] : [],
    )
    return searches.length === requests.length ? searches : null
  } catch (error) {
    if (error instanceof ProtocolError) return null
    throw error
  }
}

/** What typed words mean on a site, by this process's index, also where searches are made by Algolia. */
export async function understandWords(site: Site, query: string, now: Date): Promise<UnderstoodQuery> {
  const places = query.trim() === '' ? undefined : await findPlaces(site)
  return (await stockCache().getStockWithWords(site)).understand(site, query, now, places)
}

async function search(site: Site, call: StockIndexCall, algolia: ReturnType<typeof algoliaConfig>) {
  const now = new Date()
  const isTyped = hasWords(call.body)
  const places = isTyped ? await findPlaces(site) : undefined
  const stock = algolia === null ? await getStock(site, isTyped) : null
  const run = (query: StockIndexCall) =>
    algolia !== null
      ? requestAlgolia(site, query, algolia, now, places)
      : (stock as SiteStock).handle(site, query, now, places)
  const found = await leaveOutUnmatched(call, await run(call), run)
  const explained = await explainEmptySearch(call, found, run, emptySearchRules(site, now))
  return countUnderstoodFilters(call, explained, run)
}

function getStock(site: Site, isTyped: boolean): Promise<SiteStock> {
  return isTyped ? stockCache().getStockWithWords(site) : stockCache().getStock(site)
}

/** How a search that found nothing is explained on a site. */
function emptySearchRules(site: Site, now: Date): EmptySearchRules {
  const { defaultSort } = site.stockRules
  return {
    withoutWords: { indexName: sortIndexName(defaultSort), filter: sortFilter(defaultSort, site.flags) },
    // This process has the cars that were sold too, also where searches are made by Algolia.
    usualCars: async () => {
      const stock = await stockCache().getStock(site)
      return (nodes) => stock.findUsual(site, nodes, now)
    },
  }
}

/** The towns that a search may name; without them only the site's own towns are known. */
async function findPlaces(site: Site): Promise<PlacesByName | undefined> {
  try {
    return await loadPlaces(stockCache().pool)
  } catch (error) {
    stockCache().log.warn({ err: error, siteId: site.id }, 'Could not read the places that searches may name')
    return undefined
  }
}
