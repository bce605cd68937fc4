import type { IndexSettings } from 'algoliasearch'
import { HITS_PER_PAGE, STOCK_INDEX } from '../../domain/stock/results'
import type { SortKey } from '../engine/sortedOrder'
import {
  CODE_ATTRIBUTES,
  ENGINE_SETTINGS,
  MAX_VALUES_PER_FACET,
  PAGINATION_LIMITED_TO,
  SEARCHABLE_ATTRIBUTES,
  STOCK_ATTRIBUTES,
  UNRETRIEVABLE_ATTRIBUTES,
} from '../settings'

/** What the embedded engine ranks texts by, in Algolia's terms; where words stand in a record is no matter to either. */
const RELEVANCE = ['typo', 'geo', 'words', 'filters', 'exact', 'custom']

const FACETING = {
  searchable: (name: string) => `searchable(${name})`,
  counted: (name: string) => name,
  filterOnly: (name: string) => `filterOnly(${name})`,
} as const

/** The replicas by our own names: every index but the main one. */
export const REPLICAS: readonly string[] = Object.keys(ENGINE_SETTINGS.orders).filter((index) => index !== STOCK_INDEX)

/**
 * The settings of an index in Algolia, made from those of the embedded engine, so that both answer alike. `nameOf` gives an
 * index's name in Algolia.
 */
export function algoliaSettings(index: string, nameOf: (index: string) => string): IndexSettings {
  const isMain = index === STOCK_INDEX
  const order = (ENGINE_SETTINGS.orders[index] ?? []).map(printSortKey)
  return {
    // one entry: in all of these a word counts the same
    searchableAttributes: [[...SEARCHABLE_ATTRIBUTES, ...CODE_ATTRIBUTES].join(',')],
    disableTypoToleranceOnAttributes: [...CODE_ATTRIBUTES],
    attributesForFaceting: facets(),
    numericAttributesForFiltering: numericAttributes(),
    unretrievableAttributes: [...UNRETRIEVABLE_ATTRIBUTES],
    attributesToHighlight: [...SEARCHABLE_ATTRIBUTES, ...CODE_ATTRIBUTES].filter(
      (name) => !UNRETRIEVABLE_ATTRIBUTES.has(name),
    ),
    ...(isMain
      ? { ranking: RELEVANCE, customRanking: order, replicas: REPLICAS.map(nameOf) }
      : { ranking: [...order, ...RELEVANCE], customRanking: [] }),
    hitsPerPage: HITS_PER_PAGE,
    maxValuesPerFacet: MAX_VALUES_PER_FACET,
    paginationLimitedTo: PAGINATION_LIMITED_TO,
    typoTolerance: 'min',
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    allowTyposOnNumericTokens: false,
    queryType: 'prefixLast',
  }
}

/** The record's key needs no mention: Algolia filters by it anyway. */
function facets(): string[] {
  return Object.entries(STOCK_ATTRIBUTES).flatMap(([name, { kind, faceting }]) =>
    name === 'objectID' || kind === 'compared' ? [] : [FACETING[faceting](name)],
  )
}

function numericAttributes(): string[] {
  return Object.entries(STOCK_ATTRIBUTES).flatMap(([name, { kind }]) =>
    kind === 'number' || kind === 'spread' || kind === 'compared' ? [name] : [],
  )
}

function printSortKey({ attribute, direction }: SortKey): string {
  return `${direction}(${attribute})`
}
