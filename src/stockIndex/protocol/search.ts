import type { Filter } from '../../domain/stock/filters/filter'
import type { EngineAnswer, EngineHit, EngineQuery, StockEngine } from '../engine/stockEngine'
import { getInexactWords, getTypos } from '../engine/textSearch'
import { CODE_ATTRIBUTES, PAGINATION_LIMITED_TO, SEARCHABLE_ATTRIBUTES, UNRETRIEVABLE_ATTRIBUTES } from '../settings'
import { Highlighter } from './highlight'
import { isByOffset, type Search } from './readSearch'
import { retrieving } from './retrieve'
import { formatParams, type SearchParams } from './searchParams'

/** One site's stock as the protocol sees it: the engine, and the site's own rule that no query gets around. */
export interface SearchableStock {
  engine: StockEngine
  scope: Filter
}

/** Answers one search as Algolia does. */
export function handleSearch({ engine, scope }: SearchableStock, index: string, { given, params, asked }: Search) {
  const began = performance.now()
  const query = { ...asked, index, scope }
  const answer = engine.search(query)
  return {
    hits: hitsOf(answer, params, query),
    nbHits: answer.total,
    ...paginationOf(params, answer.total),
    ...(params.facets && { facets: facetsOf(answer), facets_stats: Object.fromEntries(answer.stats) }),
    exhaustive: { nbHits: true, facetsCount: true, typo: true },
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    exhaustiveTypo: true,
    index,
    query: params.query ?? '',
    params: formatParams(given),
    renderingContent: {},
    processingTimeMS: Math.max(1, Math.round(performance.now() - began)),
  }
}

function paginationOf(params: SearchParams, total: number) {
  if (isByOffset(params)) return { offset: params.offset ?? 0, length: params.length ?? params.hitsPerPage }
  const { hitsPerPage } = params
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(Math.min(total, PAGINATION_LIMITED_TO) / hitsPerPage)
  return { page: params.page ?? 0, nbPages, hitsPerPage }
}

function facetsOf(answer: EngineAnswer): Record<string, Record<string, number>> {
  return Object.fromEntries(
    Array.from(answer.facets, ([name, values]) => [
      name,
      Object.fromEntries(values.map(({ value, count }) => [value, count])),
    ]),
  )
}

function hitsOf(answer: EngineAnswer, params: SearchParams, query: EngineQuery) {
  const retrieve = retrieving(params.attributesToRetrieve)
  const tags = { before: params.highlightPreTag, after: params.highlightPostTag }
  // where a record was found without a slip, none is marked in it
  const exactly = new Highlighter({ text: query.text, prefixes: query.prefixes, typos: false }, tags)
  const forgiving = new Highlighter({ text: query.text, prefixes: query.prefixes, typos: true }, tags)
  const attributes = highlightedAttributes(params.attributesToHighlight)
  return answer.hits.map((hit) => ({
    ...retrieve(hit.record),
    _highlightResult: highlightsOf(hit, attributes, getTypos(hit.score) === 0 ? exactly : forgiving),
    ...(params.getRankingInfo && { _rankingInfo: rankingInfoOf(hit, query) }),
  }))
}

function highlightedAttributes(asked: readonly string[] | undefined): readonly string[] {
  const usual = [...SEARCHABLE_ATTRIBUTES, ...CODE_ATTRIBUTES]
  const names = !asked || asked.includes('*') ? usual : asked
  return names.filter((name) => !UNRETRIEVABLE_ATTRIBUTES.has(name))
}

function highlightsOf({ record }: EngineHit, attributes: readonly string[], highlighter: Highlighter) {
  const isCode = (name: string) => (CODE_ATTRIBUTES as readonly string[]).includes(name)
  const mark = (name: string, text: string) => (isCode(name) ? highlighter.code(text) : highlighter.text(text))
  const highlights: Record<string, unknown> = {}
  for (const name of attributes) {
    const value = Object.hasOwn(record, name) ? record[name] : undefined
    if (typeof value === 'string' && name !== 'objectID') highlights[name] = mark(name, value)
    else if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) {
      highlights[name] = value.map((entry) => mark(name, entry))
    }
  }
  return highlights
}

function rankingInfoOf({ record, score, distanceMetres }: EngineHit, query: EngineQuery) {
  const place = record._geoloc
  return {
    nbTypos: getTypos(score),
    nbInexactWords: getInexactWords(score),
    ...(distanceMetres !== null && {
      geoDistance: distanceMetres,
      geoPrecision: query.around?.precisionMetres,
      matchedGeoLocation: { ...(place as object), distance: distanceMetres },
    }),
  }
}
