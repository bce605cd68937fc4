import { LRUCache } from 'lru-cache'
import { TREE_ATTRIBUTE } from '@/domain/stock/makeModelTree'
import type { SearchState } from '@/domain/stock/searchState'
import type { useAnswer } from '../SearchContext'
import type { SearchSetup } from '../searchSetup'
import type { FacetProps } from './FacetGroup'

const MAX_CACHE_BYTES = 16 * 1024 ** 2

/** A filter as HTML: whether it is open, and its content. */
interface FacetHtml {
  open: boolean
  html: string
}

/** Filters by their keys. */
const cache = new LRUCache<string, FacetHtml>({
  maxSize: MAX_CACHE_BYTES,
  sizeCalculation: ({ html }, key) => 2 * (html.length + key.length),
})

/** Keys of filters that a page did not find in the cache, by their ids. */
const missing = new WeakMap<SearchSetup, Map<string, string>>()

type Results = ReturnType<typeof useAnswer>['results']

/**
 * A filter as another search has rendered it: most searches of a site differ in few of its filters. Server only; nothing that a filter depends
 * on may be missing in the key.
 * @returns undefined if it has not been rendered before, or depends on typed words
 */
export function findFacetHtml(
  { facet, id, open }: FacetProps,
  setup: SearchSetup,
  search: SearchState,
  results: Results,
): FacetHtml | undefined {
  if (facet.kind === 'toggle' || search.query !== '') return undefined
  const { siteId, vocabulary, facetValues, weeklyTerms, now } = setup
  const isTree = facet.kind === 'hierarchy'
  const isNumber = facet.kind === 'range' || facet.kind === 'age'
  const attribute = isTree ? TREE_ATTRIBUTE : facet.attribute
  const { refinements, ranges } = search
  const key = JSON.stringify([
    ...[siteId, id, facet, open, facetValues[attribute]],
    isTree ? [vocabulary.makes, vocabulary.models, refinements] : refinements[attribute],
    isNumber && [ranges[attribute], weeklyTerms, facet.kind === 'age' && now.slice(0, 10)],
    results?._rawResults.map(({ facets, facets_stats: stats }) =>
      isNumber ? stats?.[attribute] : facets?.[attribute],
    ),
  ])
  const found = cache.get(key)
  if (found) return found
  const keys = missing.get(setup) ?? new Map<string, string>()
  missing.set(setup, keys.set(id, key))
  return undefined
}

/** Caches the filters of a search that were not in the cache. @param html of the search of this setup, in UTF-8 */
export function keepFacetHtml(setup: SearchSetup, html: Buffer): void {
  for (const [id, key] of missing.get(setup) ?? []) {
    const start = html.indexOf(`<details id="${id}"`)
    const contentStart = html.indexOf('>', start) + 1
    const end = html.indexOf('</details>', contentStart)
    if (start < 0 || end < 0) continue
    const tag = html.toString('utf8', start, contentStart)
    cache.set(key, { open: tag.includes(' open=""'), html: html.toString('utf8', contentStart, end) })
  }
}
