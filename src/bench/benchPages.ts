import { CARD_ATTRIBUTES } from '../domain/stock/cardRecord'
import type { Random } from './benchRandom'

/** The 18 facets that a search page counts, of every kind that a site can show. */
export const PAGE_FACETS = [
  ...['make', 'make_model', 'badge', 'body', 'car_type', 'categories', 'city', 'colour', 'drive', 'filtered_features'],
  ...['fuel', 'location_name', 'seats', 'state', 'transmission', 'year', 'certified', 'price'],
]

/** A shopper's filters: values by facet and a price range. */
export interface BenchRefinement {
  values: { attribute: string; chosen: string[] }[]
  /** dollars */
  price: [number, number] | null
  query: string
  index: string
  page: number
}

const TEXTS = ['toyota', 'hilux', 'toyta corola', 'cx5', 'white suv', 'mazda 2021', 'ranger xlt', 'hybrid']
const INDEXES = ['stock', 'stock_price_asc', 'stock_price_desc', 'stock_newest', 'stock_km_asc', 'stock_year_desc']

/**
 * A typical search: values of three facets, often a price range, any sort order and sometimes a text query. `facetValues` are
 * the values in stock.
 */
export function randomRefinement(random: Random, facetValues: Record<string, string[]>): BenchRefinement {
  const attributes = random.next() < 0.5 ? ['make', 'body', 'fuel'] : ['make', 'transmission', 'colour']
  return {
    values: attributes.map((attribute) => ({
      attribute,
      chosen: [...new Set([1, 2].map(() => random.pick(facetValues[attribute] as string[])))],
    })),
    price:
      random.next() < 0.6
        ? [10_000 + Math.floor(random.next() * 20_000), 40_000 + Math.floor(random.next() * 60_000)]
        : null,
    query: random.next() < 0.3 ? random.pick(TEXTS) : '',
    index: random.pick(INDEXES),
    page: random.next() < 0.3 ? 1 : 0,
  }
}

/**
 * The request that InstantSearch makes: one query for the cars and all counts, and for each facet with selected values
 * another that counts it without them.
 */
export function buildSearchBody({ values, price, query, index, page }: BenchRefinement): string {
  const filtersWithout = (excluded: string | null) =>
    values
      .filter(({ attribute }) => attribute !== excluded)
      .map(({ attribute, chosen }) => chosen.map((value) => `${attribute}:${value}`))
  const numericFilters = price === null ? [] : [`price>=${price[0]}`, `price<=${price[1]}`]
  const shared = { query, numericFilters }
  const requests = [
    {
      indexName: index,
      ...shared,
      page,
      hitsPerPage: 21,
      facets: PAGE_FACETS,
      facetFilters: filtersWithout(null),
      attributesToRetrieve: CARD_ATTRIBUTES,
      attributesToHighlight: [],
    },
    ...values.map(({ attribute }) => ({
      indexName: index,
      ...shared,
      hitsPerPage: 0,
      facets: [attribute],
      facetFilters: filtersWithout(attribute),
    })),
    ...(price === null
      ? []
      : [{ indexName: index, query, hitsPerPage: 0, facets: ['price'], facetFilters: filtersWithout(null) }]),
  ]
  return JSON.stringify({ requests })
}
