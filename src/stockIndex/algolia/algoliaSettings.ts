import type { IndexSettings } from 'algoliasearch'
import { HITS_PER_PAGE, STOCK_INDEX } from '../../domain/stock/results'
import type { SortKey } from '../engine/sortedOrder'
import {
  CODE_ATTRIBUTES,
  ENGINE_SETTINGS,
  MAX_VALUES_PER_FACET,
  PAGINATION_LIMITED_TO,
  PROSE_ATTRIBUTES,
  SEARCHABLE_ATTRIBUTES,
  STOCK_ATTRIBUTES,
  TEXT_FIELDS,
  TYPO_FIELDS,
  UNRETRIEVABLE_ATTRIBUTES,
} from '../settings'

/** Ranking criteria that match the embedded engine: preferred values, then the field, phrases and whole words. */
const RELEVANCE = ['typo', 'geo', 'words', 'filters', 'attribute', 'proximity', 'exact', 'custom']

const FACETING = {
  searchable: (name: string) => `searchable(${name})`,
  counted: (name: string) => name,
  filterOnly: (name: string) => `filterOnly(${name})`,
} as const

/** Local names of the replicas: every index but the main one. */
export const REPLICAS: readonly string[] = Object.keys(ENGINE_SETTINGS.orders).filter((index) => index !== STOCK_INDEX)

/**
 * The Algolia settings of an index, derived from the embedded engine's so that both return the same results. `toName`
 * gives an index's name in Algolia.
 */
export function algoliaSettings(index: string, toName: (index: string) => string): IndexSettings {
  const isMain = index === STOCK_INDEX
  const order = (ENGINE_SETTINGS.orders[index] ?? []).map(printSortKey)
  return {
    // one entry per field; within a field a word counts the same in every attribute, wherever it stands
    searchableAttributes: [
      ...TEXT_FIELDS.map((attributes, field) => [...attributes, ...(field === 0 ? CODE_ATTRIBUTES : [])].join(',')),
      PROSE_ATTRIBUTES.join(','),
    ],
    disableTypoToleranceOnAttributes: [
      ...CODE_ATTRIBUTES,
      ...TEXT_FIELDS.slice(TYPO_FIELDS).flat(),
      ...PROSE_ATTRIBUTES,
    ],
    disablePrefixOnAttributes: [...PROSE_ATTRIBUTES],
    attributesForFaceting: facets(),
    numericAttributesForFiltering: numericAttributes(),
    unretrievableAttributes: [...UNRETRIEVABLE_ATTRIBUTES],
    attributesToHighlight: [...SEARCHABLE_ATTRIBUTES, ...CODE_ATTRIBUTES].filter(
      (name) => !UNRETRIEVABLE_ATTRIBUTES.has(name),
    ),
    ...(isMain
      ? { ranking: RELEVANCE, customRanking: order, replicas: REPLICAS.map(toName) }
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

/** The record's key is left out: Algolia always filters by it. */
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
