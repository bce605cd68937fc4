import { APIError, type CollectionBeforeOperationHook, type SanitizedConfig } from 'payload'
import { cleanJson, isPlainObject } from '../src/domain/cleanText'
import { limitedCount } from '../src/server/database/limitTotals'
import { limitToOwnDocuments } from './access/ownDocuments'
import { limitPageReads } from './publishing/publishedReads'
import { MAX_DOCUMENTS } from './readLimits'
import { checkJoinOperators, checkOperators } from './whereOperators'

/** Documents per page if the query has no limit. */
const DEFAULT_DOCUMENTS = 10
/** Conditions and values of a `where`. The admin sends at most 100 document ids plus filters. */
const MAX_WHERE_PARTS = 1000
const MAX_WHERE_NESTING = 20
/** Words of one text search. Payload compares each by itself, in every row. */
const MAX_SEARCH_WORDS = 50
const MAX_SORT_FIELDS = 10

type Args = Record<string, unknown>

/**
 * Limits the size of client queries, and how far their counts go. Product code that overrides access is not limited, nor are reads that populate related
 * documents, since both would lose rows.
 * @throws {APIError} 400 if the query has too many conditions or sort fields
 */
export const limitReads: CollectionBeforeOperationHook = ({ args, collection, operation, overrideAccess, req }) => {
  if (overrideAccess === true) return args
  const query: Args = { ...args }
  limitWhere(query.where)
  // REST endpoints leave the override undefined; the local API always sets it.
  const isRest = overrideAccess === undefined
  if (operation === 'count' && isRest) req.context = { ...req.context, ...limitedCount() }
  if (Array.isArray(query.sort) && query.sort.length > MAX_SORT_FIELDS)
    throw new APIError(`Sort by at most ${MAX_SORT_FIELDS} fields.`, 400, undefined, true)
  if (operation !== 'read' && operation !== 'readDistinct') return query as typeof args

  if (isRest) {
    const fallback = operation === 'readDistinct' || query.pagination === false ? MAX_DOCUMENTS : DEFAULT_DOCUMENTS
    if ('limit' in query) query.limit = clampLimit(query.limit, fallback)
    if ('page' in query) query.page = isCount(query.page) ? query.page : undefined
    if (isPlainObject(query.joins)) query.joins = limitJoins(query.joins)
  } else if (query.pagination !== false && typeof query.limit === 'number') {
    // The admin's site selector loads every site with limit 0.
    const isUnlimited = query.limit === 0 && collection.slug !== 'sites'
    if (isUnlimited || query.limit > MAX_DOCUMENTS) query.limit = MAX_DOCUMENTS
  }
  return query as typeof args
}

/**
 * Cleans text input, since Postgres stores neither NUL nor lone surrogates.
 * @throws {APIError} 400 if a write has no document; Payload alone responds with 500
 */
export const cleanInput: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  if (overrideAccess === true) return args
  const input: Args = { ...args }
  if ((operation === 'create' || operation === 'update') && !isPlainObject(input.data))
    throw new APIError('Send the fields as a JSON object.', 400, undefined, true)
  if ('data' in input) input.data = cleanJson(input.data)
  if ('where' in input) input.where = cleanJson(input.where)
  return input as typeof args
}

/**
 * Refuses conditions that the database cannot compute.
 * @throws {InvalidConditionError} 400 with the field; the database alone responds with 500
 */
export const checkConditions: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
  if (overrideAccess === true) return args
  const { joins, where } = args as Args
  if (where) checkOperators(where, { collection, req })
  if (isPlainObject(joins))
    for (const [path, join] of Object.entries(joins))
      if (isPlainObject(join)) checkJoinOperators(join.where, path, { collection, req })
  return args
}

/** Adds the guards to every collection, including those of plugins and Payload. */
export async function guardOperations(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const collection of sanitized.collections) {
    limitToOwnDocuments(collection)
    collection.hooks.beforeOperation = [
      ...(collection.hooks.beforeOperation ?? []),
      cleanInput,
      limitReads,
      checkConditions,
      limitPageReads,
    ]
  }
  return sanitized
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0

/** A limit from 1 to `MAX_DOCUMENTS`. Payload reads 0 as no limit, and the database rejects non-integers. */
function clampLimit(value: unknown, fallback: number): number {
  if (value === undefined || (value !== 0 && !isCount(value))) return fallback
  return value === 0 ? MAX_DOCUMENTS : Math.min(value, MAX_DOCUMENTS)
}

function limitJoins(joins: Args): Args {
  return Object.fromEntries(
    Object.entries(joins).map(([path, join]) => {
      if (!isPlainObject(join)) return [path, join]
      limitWhere(join.where)
      const page = isCount(join.page) ? join.page : undefined
      // Without a limit, the join field's default applies.
      return [path, join.limit === undefined ? { ...join, page } : { ...join, page, limit: clampLimit(join.limit, 10) }]
    }),
  )
}

function limitWhere(where: unknown): void {
  let parts = 0
  const count = (value: unknown, nesting: number, operator?: string) => {
    parts += 1
    if (operator === 'like') limitWords(value)
    if (parts > MAX_WHERE_PARTS || nesting > MAX_WHERE_NESTING)
      throw new APIError('The query has too many conditions.', 400, undefined, true)
    if (typeof value !== 'object' || value === null) return
    for (const [name, part] of Object.entries(value)) count(part, nesting + 1, name)
  }
  count(where, 0)
}

function limitWords(value: unknown): void {
  if (typeof value === 'string' && value.split(' ').length > MAX_SEARCH_WORDS)
    throw new APIError(`Search for at most ${MAX_SEARCH_WORDS} words.`, 400, undefined, true)
}
