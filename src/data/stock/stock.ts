import 'server-only'
import { cache } from 'react'
import { compareNames } from '@/domain/compareNames'
import { cacheTags } from '../../domain/cacheTags'
import type { Site, StockSort } from '../../domain/site/site'
import type { CarSummary } from '../../domain/stock/car'
import { CARD_ATTRIBUTES, type CardRecord, fromStockRecord } from '../../domain/stock/cardRecord'
import { ITEM_TYPES } from '../../domain/stock/carType'
import { HIERARCHY_SEPARATOR } from '../../domain/stock/hierarchy'
import { type LandingName, type SearchVocabulary, toBodyName, toLandingNames } from '../../domain/stock/landingPath'
import { sortFilter, sortIndexName } from '../../domain/stock/results'
import { serverSearchClient } from '../../stockIndex/serverSearchClient'
import { cachedRead } from '../cachedRead'
import { listLocations } from '../locations/locations'
import { pageTime } from '../pageTime'
import { recentRead } from '../recentReads'
import { findSiteBySlug } from '../site/sites'

/** The site's search client without HTTP, for server rendering. */
export { serverSearchClient }

/** Maximum values of a facet, above any dealer's makes or models. */
const MAX_FACET_VALUES = 1000

interface StockResult {
  hits: CardRecord[]
  count: number
  facets: Record<string, Record<string, number>>
}

/**
 * How current a read of the stock is. `current`: it expires with any change of the site's cars. `aged`: it is up to an hour old, for
 * what pages of single cars and menus show of the rest of the stock, since otherwise every change would expire every page.
 */
export type StockFreshness = 'current' | 'aged'

/** Seconds for which an aged read is used. */
const MAX_AGE_SECONDS = 3600

async function readStock(
  _siteId: number,
  siteSlug: string,
  indexName: string,
  params: string,
  _day: string,
): Promise<StockResult> {
  const site = await findSiteBySlug(siteSlug)
  if (!site) throw new Error(`There is no site ${siteSlug}`)
  const { results } = await serverSearchClient(site).search<CardRecord>([{ indexName, params: JSON.parse(params) }])
  const [result] = results
  if (!result) throw new Error('The stock index returned no result')
  return { hits: result.hits, count: result.nbHits, facets: result.facets ?? {} }
}

/**
 * A query of the stock index, cached until the site's stock or settings change, at most for the day, since sold cars expire
 * by day (STK-07). `params` is JSON in the index's terms.
 */
const queryStock = cachedRead('queryStock', readStock, (siteId) => [cacheTags.stock(siteId), cacheTags.site(siteId)])

/** The same, up to an hour old. */
const queryAgedStock = cachedRead(
  'queryAgedStock',
  readStock,
  (siteId) => [cacheTags.cars(siteId), cacheTags.site(siteId)],
  { maxAgeSeconds: MAX_AGE_SECONDS },
)

/**
 * The number of cars by value of a facet in the site's default order, largest first; only cars that match `filter` if given.
 */
export async function getFacetCounts(
  site: Site,
  attribute: string,
  filter: string | null = null,
  { freshness = 'current', sort = site.stockRules.defaultSort }: { freshness?: StockFreshness; sort?: StockSort } = {},
): Promise<{ value: string; count: number }[]> {
  const params = { hitsPerPage: 0, facets: [attribute] }
  const { facets } = await query(site, sort, filter, params, freshness)
  return toSortedCounts(facets[attribute])
}

/** The number of cars by value of each of several facets; only cars that match `filter` if given. Cached as `listStock` is. */
export async function getFacets(
  site: Site,
  attributes: readonly string[],
  filter: string | null = null,
): Promise<Record<string, { value: string; count: number }[]>> {
  const { facets } = await query(site, site.stockRules.defaultSort, filter, { hitsPerPage: 0, facets: attributes })
  return Object.fromEntries(attributes.map((attribute) => [attribute, toSortedCounts(facets[attribute])]))
}

export interface StockListQuery {
  /** in the index's filter language; null for all stock */
  filter: string | null
  limit: number
  sort: StockSort
}

/** A limited list of the site's cars (STK-17). */
export async function listStock(site: Site, { filter, limit, sort }: StockListQuery): Promise<CarSummary[]> {
  const { hits } = await query(site, sort, filter, { hitsPerPage: limit, attributesToRetrieve: CARD_ATTRIBUTES })
  return hits.map(fromStockRecord)
}

/** A car of an aged list: enough to choose from the list and to read its card. */
export interface AgedHit {
  id: number
  slug: string
  make: string
  model: string
}

/**
 * As `listStock`, up to an hour old, without what cards show: `listCardsBySlug` has that, as it is now. For lists on the pages of
 * cars, which otherwise would expire with every car of the site.
 */
export async function listAgedStock(site: Site, { filter, limit, sort }: StockListQuery): Promise<AgedHit[]> {
  const params = { hitsPerPage: limit, attributesToRetrieve: ['slug', 'make', 'model'] }
  const { hits } = await query(site, sort, filter, params, 'aged')
  return hits.map(({ objectID, slug, make, model }) => ({ id: Number(objectID), slug, make, model }))
}

/** The number of cars in a search, by default in the site's default order; some orders omit cars (STK-06). */
export async function countMatchingCars(
  site: Site,
  filter: string | null = null,
  sort: StockSort = site.stockRules.defaultSort,
): Promise<number> {
  return (await query(site, sort, filter, { hitsPerPage: 0 })).count
}

/**
 * Names in the site's landing paths (STK-01): makes and models in stock, the site's brands, which keep their landing when
 * sold out, locations and dealerships. Once per request: a page and its metadata both need them.
 */
export const getSearchVocabulary = cache(
  (site: Site, freshness: StockFreshness = 'current'): Promise<SearchVocabulary> =>
    recentRead(['getSearchVocabulary', site.id, freshness], () => readSearchVocabulary(site, freshness)),
)

async function readSearchVocabulary(site: Site, freshness: StockFreshness): Promise<SearchVocabulary> {
  const read = (filter: string | null, facets: string[]) =>
    query(site, 'recommended', filter, { hitsPerPage: 0, facets }, freshness)
  const [{ facets }, locations] = await Promise.all([
    read(null, ['make', 'make_model', 'body', 'fuel', 'item_type']),
    listLocations(site.id),
  ])
  const kinds = OTHER_VEHICLES.filter((kind) => facets.item_type?.[kind])
  const bodiesOf = new Map(
    await Promise.all(
      kinds.map(async (kind) => [kind, (await read(`item_type:${kind}`, ['body'])).facets.body ?? {}] as const),
    ),
  )
  /** A body belongs to the kind of vehicle that most of its cars are. */
  const kindOf = (body: string, count: number) => kinds.find((kind) => (bodiesOf.get(kind)?.[body] ?? 0) * 2 > count)
  const makes = toSortedCounts(facets.make)
  const pairs = toSortedCounts(facets.make_model).map(({ value }) => value.split(HIERARCHY_SEPARATOR))
  return {
    makes: sortByName(uniqueBySlug([...toLandingNames(makes.map(({ value }) => value)), ...site.brands])),
    models: sortByName(
      pairs.flatMap(([make, model]) =>
        make && model ? toLandingNames([model]).map((name) => ({ ...name, make })) : [],
      ),
    ),
    locations: locations.map(({ slug, name, address, dealershipName }) => ({
      ...{ slug, name, city: address.city },
      ...(dealershipName !== null && { dealership: dealershipName }),
    })),
    dealerships: site.dealerships.map(({ slug, name }) => ({ slug, name })),
    bodies: toSortedCounts(facets.body).map(({ value, count }) => toBodyName(value, kindOf(value, count))),
    fuels: toLandingNames(toSortedCounts(facets.fuel).map(({ value }) => value)),
  }
}

/** Kinds of vehicle whose bodies have landings with their own nouns. */
const OTHER_VEHICLES = ITEM_TYPES.filter((kind) => kind !== 'car')

function query(
  site: Site,
  sort: StockSort,
  filter: string | null,
  params: Record<string, unknown>,
  freshness: StockFreshness = 'current',
): Promise<StockResult> {
  const filters = [filter, sortFilter(sort, site.flags)].filter(Boolean).join(' AND ')
  const query = { filters, attributesToHighlight: [], maxValuesPerFacet: MAX_FACET_VALUES, ...params }
  const day = pageTime().toISOString().slice(0, 10)
  const read = freshness === 'aged' ? queryAgedStock : queryStock
  return read(site.id, site.slug, sortIndexName(sort), JSON.stringify(query), day)
}

function toSortedCounts(facet: Record<string, number> = {}): { value: string; count: number }[] {
  return Object.entries(facet)
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
}

function uniqueBySlug(names: readonly LandingName[]): LandingName[] {
  const seen = new Set<string>()
  return names.flatMap(({ slug, name }) => {
    if (seen.has(slug)) return []
    seen.add(slug)
    return [{ slug, name }]
  })
}

function sortByName<N extends LandingName>(names: N[]): N[] {
  return names.sort((a, b) => compareNames(a.name, b.name))
}
