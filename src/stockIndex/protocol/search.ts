import { freezeDeep } from '../../domain/freezeDeep'
import type { Filter } from '../../domain/stock/filters/filter'
import type { UnderstoodQuery } from '../../domain/stock/understandQuery'
import type { IndexRecord } from '../engine/indexRecord'
import type { EngineHit, EngineQuery, EngineResult, StockEngine } from '../engine/stockEngine'
import { getInexactWords, getTypos } from '../engine/textSearch'
import { CODE_ATTRIBUTES, PAGINATION_LIMITED_TO, SEARCHABLE_ATTRIBUTES, UNRETRIEVABLE_ATTRIBUTES } from '../settings'
import { describeUnderstanding, orderByWords, type QueryReader, withUnderstanding } from '../understanding'
import { Highlighter } from './highlight'
import { isByOffset, type Search } from './parseSearch'
import { parseRetrieve } from './retrieve'
import { formatParams, type SearchParams } from './searchParams'

/** One site's stock for the protocol: the engine, and the site's listing rule that every query gets. */
export interface SearchableStock {
  engine: StockEngine
  scope: Filter
  /** understands typed searches; without it they are text */
  reader?: QueryReader
}

/** Runs one search as Algolia does. */
export function handleSearch(
  { engine, scope, reader }: SearchableStock,
  index: string,
  { input, params, query: requested }: Search,
) {
  const startedAt = performance.now()
  const read = readQuery(reader, params, requested.text)
  const ordered = read && orderByWords(index, read, requested.around !== null)
  const understood = ordered?.understood
  const query = {
    ...(understood ? withUnderstanding(requested, understood) : requested),
    index: ordered?.index ?? index,
    scope,
  }
  const result = engine.search(query)
  return {
    hits: formatHits(result, params, query),
    nbHits: result.total,
    ...formatPagination(params, result.total),
    ...(params.facets && { facets: formatFacets(result), facets_stats: Object.fromEntries(result.stats) }),
    exhaustive: { nbHits: true, facetsCount: true, typo: true },
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    exhaustiveTypo: true,
    index,
    query: params.query ?? '',
    ...(understood && {
      queryAfterRemoval: understood.text,
      userData: [describeUnderstanding(requested.text, understood)],
    }),
    params: formatParams(input),
    renderingContent: {},
    processingTimeMS: Math.max(1, Math.round(performance.now() - startedAt)),
  }
}

/** What a search means; null for one that is searched as it is. */
export function readQuery(reader: QueryReader | undefined, params: SearchParams, text: string): UnderstoodQuery | null {
  return reader === undefined || !params.enableRules || text === '' ? null : reader.read(text)
}

function formatPagination(params: SearchParams, total: number) {
  if (isByOffset(params)) return { offset: params.offset ?? 0, length: params.length ?? params.hitsPerPage }
  const { hitsPerPage } = params
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(Math.min(total, PAGINATION_LIMITED_TO) / hitsPerPage)
  return { page: params.page ?? 0, nbPages, hitsPerPage }
}

function formatFacets(result: EngineResult): Record<string, Record<string, number>> {
  return Object.fromEntries(
    Array.from(result.facets, ([name, values]) => [
      name,
      Object.fromEntries(values.map(({ value, count }) => [value, count])),
    ]),
  )
}

/** A hit as it was formatted last, by its record, which is frozen; `key` is what it depends on beside the record. */
const formatted = new WeakMap<IndexRecord, { key: string; hit: object }>()

/** The hits. Without words and distances, a record's is the same in every search, and frozen. */
function formatHits(result: EngineResult, params: SearchParams, query: EngineQuery) {
  const format = hitFormat(params, query)
  if (query.text !== '' || query.around !== null || params.getRankingInfo) return result.hits.map(format)
  const key = JSON.stringify([params.attributesToRetrieve, params.attributesToHighlight])
  return result.hits.map((hit) => {
    const last = formatted.get(hit.record)
    if (last?.key === key) return last.hit
    const made = freezeDeep(format(hit))
    formatted.set(hit.record, { key, hit: made })
    return made
  })
}

function hitFormat(params: SearchParams, query: EngineQuery): (hit: EngineHit) => object {
  const retrieve = parseRetrieve(params.attributesToRetrieve)
  const tags = { before: params.highlightPreTag, after: params.highlightPostTag }
  // if a record matches without typos, only exact matches are highlighted
  const strict = new Highlighter({ text: query.text, prefixes: query.prefixes, typos: false }, tags)
  const tolerant = new Highlighter({ text: query.text, prefixes: query.prefixes, typos: true }, tags)
  const attributes = highlightedAttributes(params.attributesToHighlight)
  return (hit) => ({
    ...retrieve(hit.record),
    _highlightResult: formatHighlights(hit, attributes, getTypos(hit.score) === 0 ? strict : tolerant),
    ...((params.getRankingInfo || (query.around !== null && !params.aroundLatLng)) && {
      _rankingInfo: formatRankingInfo(hit, query),
    }),
  })
}

function highlightedAttributes(requested: readonly string[] | undefined): readonly string[] {
  const defaults = [...SEARCHABLE_ATTRIBUTES, ...CODE_ATTRIBUTES]
  const names = !requested || requested.includes('*') ? defaults : requested
  return names.filter((name) => !UNRETRIEVABLE_ATTRIBUTES.has(name))
}

function formatHighlights({ record }: EngineHit, attributes: readonly string[], highlighter: Highlighter) {
  const isCode = (name: string) => (CODE_ATTRIBUTES as readonly string[]).includes(name)
  const highlight = (name: string, text: string) => (isCode(name) ? highlighter.code(text) : highlighter.text(text))
  const highlights: Record<string, unknown> = {}
  for (const name of attributes) {
    const value = Object.hasOwn(record, name) ? record[name] : undefined
    if (typeof value === 'string' && name !== 'objectID') highlights[name] = highlight(name, value)
    else if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) {
      highlights[name] = value.map((entry) => highlight(name, entry))
    }
  }
  return highlights
}

function formatRankingInfo({ record, score, distanceMetres }: EngineHit, query: EngineQuery) {
  const coordinates = record._geoloc
  return {
    nbTypos: getTypos(score),
    nbInexactWords: getInexactWords(score),
    ...(distanceMetres !== null && {
      geoDistance: distanceMetres,
      geoPrecision: query.around?.precisionMetres,
      matchedGeoLocation: { ...(coordinates as object), distance: distanceMetres },
    }),
  }
}
