import * as z from 'zod'
import { cleanText } from '../../domain/cleanText'
import { HITS_PER_PAGE } from '../../domain/stock/results'
import { MAX_VALUES_PER_FACET } from '../settings'
import { CAPS } from './caps'
import { ProtocolError } from './protocolError'

const wholeNumber = (max: number) => z.coerce.number().int().min(0).max(max)
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])

/** A list, or a string with one: JSON, or comma-separated. */
const names = (max: number) =>
  z.preprocess((value) => (typeof value === 'string' ? parseList(value) : value), z.array(z.string().max(200)).max(max))

/** Conditions have their own parsers; only their size is checked here. */
const conditions = z.unknown().refine((value) => (JSON.stringify(value) ?? '').length <= CAPS.filterLetters, {
  error: `longer than ${CAPS.filterLetters} characters`,
})

/** Parameters that would change the results in ways that this index does not support; rejected rather than ignored. */
const UNSUPPORTED = ['insidePolygon', 'tagFilters', 'similarQuery', 'restrictSearchableAttributes'] as const

const absent = z
  .unknown()
  .refine((value) => value === '' || (Array.isArray(value) && value.length === 0), {
    error: 'not supported by this index',
  })
  .optional()

/** The supported search parameters, by Algolia's names. Others, such as those for analytics, are ignored. */
const schema = z.object({
  query: z.string().max(CAPS.queryLetters).optional(),
  filters: z.string().max(CAPS.filterLetters).optional(),
  facetFilters: conditions.optional(),
  numericFilters: conditions.optional(),
  optionalFilters: conditions.optional(),
  /** false: the query is searched as it is, without understanding what it means */
  enableRules: flag.default(true),
  facets: names(CAPS.facetsPerRequest).optional(),
  maxValuesPerFacet: wholeNumber(CAPS.valuesPerFacet).default(MAX_VALUES_PER_FACET),
  sortFacetValuesBy: z.enum(['count', 'alpha']).default('count'),
  page: wholeNumber(CAPS.pageDepth).optional(),
  hitsPerPage: wholeNumber(CAPS.hitsPerPage).default(HITS_PER_PAGE),
  offset: wholeNumber(CAPS.pageDepth).optional(),
  length: wholeNumber(CAPS.hitsPerPage).optional(),
  attributesToRetrieve: names(100).optional(),
  attributesToHighlight: names(100).optional(),
  highlightPreTag: z.string().max(100).default('<em>'),
  highlightPostTag: z.string().max(100).default('</em>'),
  queryType: z.enum(['prefixLast', 'prefixAll', 'prefixNone']).default('prefixLast'),
  typoTolerance: z.union([flag, z.literal('min')]).default('min'),
  aroundLatLng: z.string().max(100).optional(),
  aroundRadius: z.union([z.literal('all'), z.coerce.number().int().min(1)]).optional(),
  aroundPrecision: z.coerce.number().int().min(1).optional(),
  insideBoundingBox: z.union([z.string().max(2000), z.array(z.array(z.number())).max(CAPS.boxes)]).optional(),
  getRankingInfo: flag.default(false),
  ...Object.fromEntries(UNSUPPORTED.map((name) => [name, absent])),
})

export type SearchParams = z.output<typeof schema>

/**
 * The validated parameters of a search; those in a `params` string (`query=hilux&hitsPerPage=5`) count like the others.
 * @throws ProtocolError 400 that names the parameter
 */
export function parseSearchParams(input: Record<string, unknown>): SearchParams {
  const parsed = schema.safeParse(knownParams(input))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new ProtocolError(400, `Invalid value for "${issue?.path.join('.')}" parameter: ${issue?.message}`)
}

/** The supported parameters as received, including those of a `params` string. */
export function knownParams(input: Record<string, unknown>): Record<string, unknown> {
  const { params, ...direct } = input
  const all = { ...direct, ...(typeof params === 'string' ? parseParamsText(params) : {}) }
  // null means the same as leaving a parameter out
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => value !== null && name in schema.shape))
}

/** The parameters as a query string, as responses repeat them. */
export function formatParams(input: Record<string, unknown>): string {
  if (typeof input.params === 'string') return input.params
  return Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => {
      // Half an emoji cannot be encoded.
      const text = cleanText(typeof value === 'string' ? value : JSON.stringify(value))
      return `${name}=${encodeURIComponent(text)}`
    })
    .join('&')
}

function parseParamsText(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

function parseList(text: string): unknown {
  const trimmed = text.trim()
  if (trimmed === '') return []
  if (!trimmed.startsWith('[')) return trimmed.split(',').map((entry) => entry.trim())
  try {
    return JSON.parse(trimmed)
  } catch {
    return null
  }
}
