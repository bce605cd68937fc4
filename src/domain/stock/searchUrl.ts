import { truncateText } from '../cleanText'
import { isTrackingParam } from '../leads/clickIds.mjs'
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
import { parseTypedNumber } from './typedNumber'

/** A query string as passed by Next to a page, or by a browser. */
export type SearchParamsInput = URLSearchParams | Record<string, string | string[] | undefined>

/** Limits of a search URL; anything beyond is dropped. The index supports up to page 1,000. */
const LIMITS = { values: 50, valueLength: 120, queryLength: 200, nearLength: 60, page: 1000 }

const REFINEMENT = /^refinementList\[(\w+)\](?:\[\d*\])?$/
/** Forms send both ends of a range by themselves, as typed: `range[price][min]=25k`. */
const RANGE = /^range\[(\w+)\](?:\[(min|max)\])?$/

/**
 * Parses the path after /search and the query string (STK-01, STK-02). Null if the path is unknown. Unknown parameters are
 * ignored, so that links with tracking parameters still show stock.
 */
export function parseSearchUrl(
  segments: readonly string[],
  params: SearchParamsInput,
  vocabulary: SearchVocabulary,
): SearchState | null {
  const landing = parseLandingPath(segments, vocabulary)
  if (!landing) return null
  const state: SearchState = { ...ALL_STOCK, refinements: { ...landing }, ranges: {} }
  for (const [name, value] of toPairs(params)) {
    const refined = REFINEMENT.exec(name)?.[1]
    const [, ranged, end] = RANGE.exec(name) ?? []
    if (refined && REFINABLE_ATTRIBUTES.includes(refined)) {
      const values = state.refinements[refined] ?? []
      if (values.length < LIMITS.values)
        state.refinements[refined] = [...values, truncateText(value, LIMITS.valueLength)]
    } else if (ranged && RANGE_ATTRIBUTES.includes(ranged)) {
      const range = state.ranges[ranged] ?? { min: null, max: null }
      state.ranges[ranged] = end ? { ...range, [end]: parseWholeNumber(value) } : parseRange(value)
    } else if (name === 'query') {
      state.query = truncateText(value, LIMITS.queryLength)
    } else if (name === 'plain') {
      state.plain = value === '1'
    } else if (name === 'page') {
      state.page = Math.min(LIMITS.page, Number.parseInt(value, 10) || 1)
    } else if (name === 'near') {
      state.near = truncateText(value.trim(), LIMITS.nearLength)
    } else if (name === 'sortBy') {
      state.sortBy = parseSort(value)
    }
  }
  return normalizeSearch(state)
}

/**
 * True if a query string has search parameters beyond the landing path. Tracking parameters do not count.
 */
export function hasMoreThanLanding(params: SearchParamsInput): boolean {
  return toPairs(params).some(([name]) => isSearchParam(name))
}

/**
 * The clean address of a search that a form sent without scripts, with its empty ends of ranges and every value as a parameter; null for an
 * address that a page made. `path` is that of a page with its own search; null under /search.
 */
export function cleanFormAddress(
  search: SearchState,
  params: SearchParamsInput,
  vocabulary: SearchVocabulary,
  path: string | null = null,
): string | null {
  const pairs = toPairs(params)
  if (!pairs.some(([name]) => FORM_PARAM.test(name))) return null
  return withOthers(path === null ? formatSearchUrl(search, vocabulary) : addSearchToPage(path, search), pairs)
}

/** The address of a search that measures distances from a postcode, in place of the name that its address has. */
export function withPostcode(
  search: SearchState,
  near: string,
  params: SearchParamsInput,
  vocabulary: SearchVocabulary,
): string {
  return withOthers(formatSearchUrl({ ...search, near }, vocabulary), toPairs(params))
}

/** An address with the parameters that are none of a search. */
function withOthers(address: string, pairs: [string, string][]): string {
  const others = otherParams(new URLSearchParams(pairs))
  return others === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${others}`
}

/** What only forms send: `range[price][min]` and `refinementList[body][]`. */
const FORM_PARAM = /^(range\[\w+\]\[(min|max)\]|refinementList\[\w+\]\[\])$/

/** The part of a query string without search parameters: "utm_source=news". */
export function otherParams(params: URLSearchParams): string {
  return new URLSearchParams(toPairs(params).filter(([name]) => !isSearchParam(name))).toString()
}

/** Names of parameters that are neither of a search nor for tracking, such as a misspelt filter. */
export function unknownSearchParams(params: URLSearchParams): string[] {
  const isKnown = (name: string) => {
    const refined = REFINEMENT.exec(name)?.[1]
    const ranged = RANGE.exec(name)?.[1]
    if (refined) return REFINABLE_ATTRIBUTES.includes(refined)
    if (ranged) return RANGE_ATTRIBUTES.includes(ranged)
    return isSearchParam(name) || isTrackingParam(name)
  }
  return [...new Set(toPairs(params).map(([name]) => name))].filter((name) => !isKnown(name))
}

function isSearchParam(name: string): boolean {
  return REFINEMENT.test(name) || RANGE.test(name) || ['query', 'plain', 'page', 'sortBy', 'near'].includes(name)
}

/**
 * The URL of a search from its path on (STK-02): the landing path, and the rest in the query string, with the page only if it is
 * not 1. Equal searches have equal URLs, and `parseSearchUrl` is the inverse.
 */
export function formatSearchUrl(state: SearchState, vocabulary: SearchVocabulary): string {
  const search = normalizeSearch(state)
  const { segments, rest } = findLanding(search.refinements, vocabulary)
  return `/search/${segments.join('/')}${formatQuery({ ...search, refinements: rest })}`
}

/**
 * The URL of a search on a fixed page, such as a block on a campaign page: everything is in the query string.
 */
export function addSearchToPage(path: string, state: SearchState): string {
  return `${path}${formatQuery(normalizeSearch(state))}`
}

function formatQuery({ query, plain, page, sortBy, near, refinements, ranges }: SearchState): string {
  const params: string[] = []
  const add = (name: string, value: string) =>
    params.push(`${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`)
  if (query) add('query', query)
  if (plain) add('plain', '1')
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

/** A page's parameters as a query string, "?page=2", in their order; empty without parameters. */
export function formatQueryString(params: Record<string, string | string[] | undefined>): string {
  const query = new URLSearchParams(toPairs(params)).toString()
  return query ? `?${query}` : ''
}

/** The link of a search described by parts of its state. */
export function searchLink(parts: Partial<SearchState>, vocabulary: SearchVocabulary): string {
  return formatSearchUrl({ ...ALL_STOCK, ...parts }, vocabulary)
}

/** "5000:20000", with an open side left empty: a range in a URL (STK-02). */
export function formatRange({ min, max }: SearchRange): string {
  return `${min ?? ''}:${max ?? ''}`
}

/**
 * Parses "5000:20000"; dollar signs, commas and spaces are ignored, an invalid number leaves its side open.
 */
export function parseRange(text: string): SearchRange {
  const [min = '', max = ''] = text.replaceAll(/[$,\s]/g, '').split(':')
  return { min: parseBound(min), max: parseBound(max) }
}

function parseBound(text: string): number | null {
  return /^\d{1,12}(\.\d{1,4})?$/.test(text) ? Number(text) : null
}

/** A whole number as typed into a form; null if the text is none. */
function parseWholeNumber(text: string): number | null {
  const number = parseTypedNumber(text)
  return number === null ? null : Math.round(number)
}

/** `relevance` is the main index, as `recommended`: the best match of a query. */
function parseSort(text: string): StockSort | null {
  if (text === 'relevance') return 'recommended'
  return STOCK_SORTS.find((sort) => sort === text) ?? parseSortIndexName(text)
}

function toPairs(params: SearchParamsInput): [string, string][] {
  if (params instanceof URLSearchParams) return [...params]
  return Object.entries(params).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((item): [string, string][] =>
      item === undefined ? [] : [[name, item]],
    ),
  )
}
