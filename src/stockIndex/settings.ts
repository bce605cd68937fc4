import { STOCK_SORTS, type StockSort } from '../domain/site/site'
import { carFieldEntries } from '../domain/stock/carFields'
import { parseSortIndexName, STOCK_INDEX, sortIndexName } from '../domain/stock/results'
import type { StockRecord } from '../domain/stock/stockRecord'
import { REPEATED_TEXTS } from './engine/repeatedTexts'
import type { SortKey } from './engine/sortedOrder'
import type { AttributeSetting, EngineSettings } from './engine/stockEngine'
import { IMAGES } from './packedImages'

/** How an attribute can be filtered, in Algolia's terms. */
interface StockAttribute extends AttributeSetting {
  /** `counted` may be requested as a facet, `searchable` also allows searching its values, `filterOnly` only filters */
  faceting: 'counted' | 'searchable' | 'filterOnly'
}

const value = (faceting: StockAttribute['faceting']): StockAttribute => ({ kind: 'values', faceting })
const spread: StockAttribute = { kind: 'spread', faceting: 'counted' }
const compared: StockAttribute = { kind: 'compared', faceting: 'filterOnly' }
const key: StockAttribute = { kind: 'key', faceting: 'filterOnly' }

/** Attributes that are not car fields; those of car fields are in `CAR_FIELDS`. */
const COMPUTED_ATTRIBUTES = {
  city: value('searchable'),
  dealership_name: value('searchable'),
  filtered_features: value('searchable'),
  body_style: value('searchable'),
  details: value('counted'),
  location_name: value('searchable'),
  location_slug: value('filterOnly'),
  make_model: value('searchable'),
  make_or_model: value('counted'),
  make_model_badge: value('counted'),
  price_range: value('counted'),
  weekly_price_range: value('counted'),
  transmission: value('searchable'),
  state: value('counted'),
  show_on_dealer_website: value('filterOnly'),
  objectID: key,
  is_available: compared,
  weekly_price: spread,
  power_hp: spread,
  photos_count: compared,
  created_at_timestamp: spread,
  sold_date_timestamp: compared,
} satisfies Partial<Record<keyof StockRecord, StockAttribute>>

/** Every attribute that stock can be filtered by (STK-03, STK-07, STK-16): a car's own fields, then computed ones. */
export const STOCK_ATTRIBUTES: Readonly<Record<string, StockAttribute>> = {
  ...Object.fromEntries(carFieldEntries.flatMap(([name, { filter }]) => (filter ? [[name, filter]] : []))),
  ...COMPUTED_ATTRIBUTES,
}

/** Attributes that text queries search, in fields of falling importance. */
export const TEXT_FIELDS = [
  ['make', 'model'],
  ['name', 'badge', 'series'],
  [
    'body',
    'body_style',
    'fuel',
    'colour',
    'drive',
    'transmission',
    'axle_type',
    'location_name',
    'city',
    'categories',
    'tag',
    'filtered_features',
    'features',
    'details',
  ],
] as const satisfies readonly (readonly (keyof StockRecord)[])[]

/** The fields with names, in which typos are tolerated; those of other words are corrected when the search is understood. */
export const TYPO_FIELDS = 2

/** Long texts, of which only whole words are found: the least important field. */
export const PROSE_ATTRIBUTES = ['comments'] as const satisfies readonly (keyof StockRecord)[]

/** Attributes in which matches are highlighted. */
export const SEARCHABLE_ATTRIBUTES: readonly string[] = TEXT_FIELDS.flat()

/** Matched exactly, by prefix or by the digits at their end, without typos. */
export const CODE_ATTRIBUTES = ['stocknum', 'vin', 'regplate'] as const satisfies readonly (keyof StockRecord)[]

/** Never returned: not for shoppers, too long for a list, or only for understanding searches. */
export const UNRETRIEVABLE_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...(['vin', 'regplate', 'features', 'details', 'comments', 'make_model_badge'] satisfies (keyof StockRecord)[]),
  ...carFieldEntries.flatMap(([name, { typedOnly }]) => (typedOnly ? [name] : [])),
])

/** Sort keys of each sort (STK-06). Ties go to the dealer's own rank. */
const SORT_KEYS: Record<StockSort, readonly SortKey[]> = {
  recommended: [{ attribute: 'custom_rank', direction: 'desc' }, ...newestFirst()],
  price_asc: [{ attribute: 'price', direction: 'asc' }, ...dealersRank()],
  price_desc: [{ attribute: 'price', direction: 'desc' }, ...dealersRank()],
  newest: [...newestFirst(), ...dealersRank()],
  km_asc: [{ attribute: 'km', direction: 'asc' }, ...dealersRank()],
  year_desc: [{ attribute: 'year', direction: 'desc' }, ...dealersRank()],
}

function newestFirst(): SortKey[] {
  return [{ attribute: 'created_at_timestamp', direction: 'desc' }]
}

function dealersRank(): SortKey[] {
  return [{ attribute: 'custom_rank', direction: 'desc' }]
}

/** True for the index and its replicas. */
export function isStockIndex(name: string): boolean {
  return parseSortIndexName(name) !== null
}

/** Hits beyond this can be counted but not paged to, as on hosted Algolia. */
export const PAGINATION_LIMITED_TO = 1000

/** Default number of values per facet. */
export const MAX_VALUES_PER_FACET = 100

/** Bytes of cached responses in a process (STK-12): some 500 searches with all facets. */
export const MAX_CACHED_RESPONSE_BYTES = 64 * 1024 * 1024

/** The settings of the embedded engine. */
export const ENGINE_SETTINGS: EngineSettings = {
  attributes: STOCK_ATTRIBUTES,
  shared: ['finance_terms'],
  packings: { features: REPEATED_TEXTS, images: IMAGES },
  textAttributes: TEXT_FIELDS,
  typoFields: TYPO_FIELDS,
  proseAttributes: PROSE_ATTRIBUTES,
  codeAttributes: CODE_ATTRIBUTES,
  nameAttributes: ['model', 'badge'],
  phraseAttribute: 'name',
  orders: Object.fromEntries(STOCK_SORTS.map((sort) => [sortIndexName(sort), SORT_KEYS[sort]])),
  relevanceIndex: STOCK_INDEX,
  demoted: { kind: 'compare', attribute: 'is_available', operator: '=', operand: 0 },
}

/** The attributes that may be requested as facets. */
export const COUNTED_ATTRIBUTES: readonly string[] = Object.entries(STOCK_ATTRIBUTES)
  .filter(([, { faceting }]) => faceting !== 'filterOnly')
  .map(([name]) => name)

/** True for a facet whose values may be searched. */
export function isSearchableFacet(name: string): boolean {
  return Object.hasOwn(STOCK_ATTRIBUTES, name) && STOCK_ATTRIBUTES[name]?.faceting === 'searchable'
}
