import { truncateText } from '../cleanText'
import { STOCK_SORTS, type StockSort } from '../site/site'
import { findLanding, parseLandingPath, type SearchVocabulary } from './landingPath'
import { parseSortIndexName } from './results'
import {
  ALL_STOCK,
  normalizeSearch,
  RANGE_ATTRIBUTES,
  REFINABLE_ATTRIBUTES,
  type SearchRange,
  type SearchState,
} from './searchState'

/** A query string as Next gives it to a page, or as a browser has it. */
export type SearchParamsInput = URLSearchParams | Record<string, string | string[] | undefined>

/** What a URL may ask for at most; anything beyond is left out rather than refused. The index answers to page 1,000. */
const CAPS = { values: 50, valueLength: 120, queryLength: 200, page: 1000 }

const REFINEMENT = /^refinementList\[(\w+)\](?:\[\d*\])?$/
const RANGE = /^range\[(\w+)\]$/

/**
 * Reads the path after /search and the query string as a search (STK-01, STK-02). Null where the path is none of the
 * site's. Parameters that mean nothing here are ignored, so that a link with tracking parameters, or one that was cut
 * short, still shows stock.
 */
export function parseSearchUrl(
  segments: readonly string[],
  params: SearchParamsInput,
  vocabulary: SearchVocabulary,
): SearchState | null {
  const landed = parseLandingPath(segments, vocabulary)
  if (!landed) return null
  const state: SearchState = { ...ALL_STOCK, refinements: { ...landed }, ranges: {} }
  for (const [name, value] of pairsOf(params)) {
    const refined = REFINEMENT.exec(name)?.[1]
    const ranged = RANGE.exec(name)?.[1]
    if (refined && REFINABLE_ATTRIBUTES.includes(refined)) {
      const values = state.refinements[refined] ?? []
      if (values.length < CAPS.values) state.refinements[refined] = [...values, truncateText(value, CAPS.valueLength)]
    } else if (ranged && RANGE_ATTRIBUTES.includes(ranged)) {
      state.ranges[ranged] = parseRange(value)
    } else if (name === 'query') {
      state.query = truncateText(value, CAPS.queryLength)
    } else if (name === 'page') {
      state.page = Math.min(CAPS.page, Number.parseInt(value, 10) || 1)
    } else if (name === 'near') {
      state.near = value.trim()
    } else if (name === 'sortBy') {
      state.sortBy = readSort(value)
    }
  }
  return normalizeSearch(state)
}

/**
 * True where a query string holds anything of a search, so that its page differs from the landing's own. What
 * advertisements and newsletters add does not count.
 */
export function hasMoreThanLanding(params: SearchParamsInput): boolean {
  return pairsOf(params).some(([name]) => isOfSearch(name))
}

/** The part of a query string that says nothing of the search: "utm_source=news". */
export function otherParams(params: URLSearchParams): string {
  return new URLSearchParams(pairsOf(params).filter(([name]) => !isOfSearch(name))).toString()
}

function isOfSearch(name: string): boolean {
  return REFINEMENT.test(name) || RANGE.test(name) || ['query', 'page', 'sortBy', 'near'].includes(name)
}

/**
 * The URL of a search, from its path on (STK-02): what a landing path can express is in the path, the rest in the query
 * string, the page only when it is not 1. Equal searches have equal URLs, and `parseSearchUrl` reads back what this
 * writes.
 */
export function formatSearchUrl(state: SearchState, vocabulary: SearchVocabulary): string {
  const search = normalizeSearch(state)
  const { segments, rest } = findLanding(search.refinements, vocabulary)
  return `/search/${segments.join('/')}${writeQuery({ ...search, refinements: rest })}`
}

/**
 * The URL of a search that stays on a page of its own, as a block on a campaign page does: the path never changes and
 * the query string says everything.
 */
export function addSearchToPage(path: string, state: SearchState): string {
  return `${path}${writeQuery(normalizeSearch(state))}`
}

function writeQuery({ query, page, sortBy, near, refinements, ranges }: SearchState): string {
  const params: string[] = []
  const add = (name: string, value: string) =>
    params.push(`${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`)
  if (query) add('query', query)
  for (const [attribute, values] of Object.entries(refinements)) {
    values.forEach((value, index) => {
      add(`refinementList[${attribute}][${index}]`, value)
    })
  }
  for (const [attribute, range] of Object.entries(ranges)) {
    params.push(`range[${attribute}]=${formatRange(range)}`)
  }
  if (near) add('near', near)
  if (sortBy) add('sortBy', sortBy)
  if (page > 1) add('page', String(page))
  return params.length > 0 ? `?${params.join('&')}` : ''
}

/** A page's parameters as its query string, "?page=2", in their own order; empty where there are none. */
export function formatParams(params: Record<string, string | string[] | undefined>): string {
  const query = new URLSearchParams(pairsOf(params)).toString()
  return query ? `?${query}` : ''
}

/** The path and query of a link to a search that staff or a tile describe by a few of its parts. */
export function searchLink(parts: Partial<SearchState>, vocabulary: SearchVocabulary): string {
  return formatSearchUrl({ ...ALL_STOCK, ...parts }, vocabulary)
}

/** "5000:20000", either side empty when open: the form of a range in a URL (STK-02). */
export function formatRange({ min, max }: SearchRange): string {
  return `${min ?? ''}:${max ?? ''}`
}

/**
 * Reads "5000:20000"; dollar signs, commas and spaces are forgiven, anything else that is no number leaves its side
 * open.
 */
export function parseRange(text: string): SearchRange {
  const [min = '', max = ''] = text.replaceAll(/[$,\s]/g, '').split(':')
  return { min: readBound(min), max: readBound(max) }
}

function readBound(text: string): number | null {
  return /^\d{1,12}(\.\d{1,4})?$/.test(text) ? Number(text) : null
}

function readSort(text: string): StockSort | null {
  return STOCK_SORTS.find((sort) => sort === text) ?? parseSortIndexName(text)
}

function pairsOf(params: SearchParamsInput): [string, string][] {
  if (params instanceof URLSearchParams) return [...params]
  return Object.entries(params).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one): [string, string][] =>
      one === undefined ? [] : [[name, one]],
    ),
  )
}
