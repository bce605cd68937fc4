import * as z from 'zod'
import { HITS_PER_PAGE } from '../../domain/stock/results'
import { MAX_VALUES_PER_FACET } from '../settings'
import { CAPS } from './caps'
import { Refusal } from './rejection'

const whole = (highest: number) => z.coerce.number().int().min(0).max(highest)
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])

/** A list, or a text that stands for one: JSON, or entries parted by commas. */
const names = (most: number) =>
  z.preprocess((value) => (typeof value === 'string' ? listOf(value) : value), z.array(z.string().max(200)).max(most))

/** Conditions are read by their own parsers; here only their size is checked. */
const conditions = z.unknown().refine((value) => (JSON.stringify(value) ?? '').length <= CAPS.filterLetters, {
  error: `longer than ${CAPS.filterLetters} characters`,
})

/** Parameters that would change the results in ways this index does not know; better refused than quietly ignored. */
const UNSUPPORTED = [
  'insidePolygon',
  'tagFilters',
  'optionalFilters',
  'similarQuery',
  'restrictSearchableAttributes',
] as const

const absent = z
  .unknown()
  .refine((value) => value === '' || (Array.isArray(value) && value.length === 0), {
    error: 'not supported by this index',
  })
  .optional()

/** The search parameters that are understood, by Algolia's names. Others are ignored, as those of analytics are. */
const schema = z.object({
  query: z.string().max(CAPS.queryLetters).optional(),
  filters: z.string().max(CAPS.filterLetters).optional(),
  facetFilters: conditions.optional(),
  numericFilters: conditions.optional(),
  facets: names(CAPS.facetsPerRequest).optional(),
  maxValuesPerFacet: whole(CAPS.valuesPerFacet).default(MAX_VALUES_PER_FACET),
  sortFacetValuesBy: z.enum(['count', 'alpha']).default('count'),
  page: whole(CAPS.pageDepth).optional(),
  hitsPerPage: whole(CAPS.hitsPerPage).default(HITS_PER_PAGE),
  offset: whole(CAPS.pageDepth).optional(),
  length: whole(CAPS.hitsPerPage).optional(),
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
 * The parameters of a search, checked; a `params` text (`query=hilux&hitsPerPage=5`) counts like parameters of its own.
 * @throws Refusal 400 that names the parameter
 */
export function parseSearchParams(given: Record<string, unknown>): SearchParams {
  const parsed = schema.safeParse(knownParams(given))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new Refusal(400, `Invalid value for "${issue?.path.join('.')}" parameter: ${issue?.message}`)
}

/** The parameters that are understood, as they came, those of a `params` text among the others. */
export function knownParams(given: Record<string, unknown>): Record<string, unknown> {
  const { params, ...direct } = given
  const all = { ...direct, ...(typeof params === 'string' ? paramsOf(params) : {}) }
  // null says the same as leaving a parameter out
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => value !== null && name in schema.shape))
}

/** The parameters in their one-text form, as answers repeat them. */
export function formatParams(given: Record<string, unknown>): string {
  if (typeof given.params === 'string') return given.params
  return Object.entries(given)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&')
}

function paramsOf(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

function listOf(text: string): unknown {
  const trimmed = text.trim()
  if (trimmed === '') return []
  if (!trimmed.startsWith('[')) return trimmed.split(',').map((entry) => entry.trim())
  try {
    return JSON.parse(trimmed)
  } catch {
    return null
  }
}
