import type { CollectionBeforeOperationHook, FlattenedBlock, SanitizedConfig } from 'payload'
import { cleanJson, isPlainObject } from '../src/domain/cleanText'
import { explainJsonSize } from '../src/domain/jsonSize'
import { registerBlocks } from '../src/server/blockConfigs'
import { limitedCount } from '../src/server/database/limitTotals'
import { isNestedDeeper, MAX_JSON_NESTING, NESTED_TOO_DEEPLY } from '../src/server/requestBody'
import { accessFirst } from './access/accessFirst'
import { LOCKS, limitToOwnDocuments, onlyVisibleLocks } from './access/ownDocuments'
import { limitEndpoints } from './concurrentReads'
import { takeFilesFirst } from './files/takeFilesFirst'
import { InvalidQueryError } from './invalidQueryError'
import { guardListPreferences } from './listPreferences'
import { limitPageReads } from './publishing/publishedReads'
import { checkJoinPaths, checkSortPaths, checkWherePaths, limitSort } from './queryPaths'
import { MAX_DOCUMENTS } from './readLimits'
import { checkValueShapes } from './valueShapes'
import { checkJoinOperators, checkOperators } from './whereOperators'

/** Documents per page if the query has no limit. */
const DEFAULT_DOCUMENTS = 10
/** Conditions and values of a `where`. The admin sends at most 100 document ids plus filters. */
const MAX_WHERE_PARTS = 1000
const MAX_WHERE_NESTING = 20
/** Words of one text search. Payload compares each by itself, in every row. */
const MAX_SEARCH_WORDS = 50
/** Names in each of `select` and `populate`, and their levels. The longest list of the admin has some 150 columns. */
const MAX_SELECTED = 300
const MAX_SELECT_NESTING = 10
/** No collection has more lists of related documents than a lead has. */
const MAX_JOINS = 10

type Args = Record<string, unknown>

/**
 * Limits the size of client queries, and how far their counts go. Product code that overrides access is not limited, nor are reads that populate related
 * documents, since both would lose rows.
 * @throws {InvalidQueryError} 400 if the query has too many conditions, sort fields or selected fields
 */
export const limitReads: CollectionBeforeOperationHook = ({ args, collection, operation, overrideAccess, req }) => {
  if (overrideAccess === true) return args
  const query: Args = { ...args }
  const joins = isPlainObject(query.joins) ? query.joins : {}
  limitJoinCount(joins)
  limitWhere([query.where, ...Object.values(joins).map((join) => isPlainObject(join) && join.where)])
  // REST endpoints leave the override undefined; the local API always sets it.
  const isRest = overrideAccess === undefined
  if (operation === 'count' && isRest) req.context = { ...req.context, ...limitedCount() }
  limitSort(query.sort, 'sort')
  for (const name of ['select', 'populate']) limitSelection(query[name], name)
  if (operation !== 'read' && operation !== 'readDistinct') return query as typeof args

  if (isRest) {
    const fallback = operation === 'readDistinct' || query.pagination === false ? MAX_DOCUMENTS : DEFAULT_DOCUMENTS
    if ('limit' in query) query.limit = clampLimit(query.limit, fallback)
    if ('page' in query) query.page = isCount(query.page) ? query.page : undefined
    if (isPlainObject(query.joins)) query.joins = limitJoins(joins)
  } else if (query.pagination !== false && typeof query.limit === 'number') {
    // The admin's site selector loads every site with limit 0.
    const isUnlimited = query.limit === 0 && collection.slug !== 'sites'
    if (isUnlimited || query.limit > MAX_DOCUMENTS) query.limit = MAX_DOCUMENTS
  }
  return query as typeof args
}

/**
 * Refuses a document of more rows than a save can take without holding up everybody else. Before hooks of the collections, which walk through it.
 * @throws {InvalidQueryError} 400 that says what to leave out
 */
export const limitSize: CollectionBeforeOperationHook = ({ args, overrideAccess }) => {
  const problem = overrideAccess !== true && 'data' in args ? explainJsonSize(args.data) : null
  if (problem) throw new InvalidQueryError('data', problem)
  return args
}

/**
 * Cleans text input, since Postgres stores neither NUL nor lone surrogates.
 * @throws {InvalidQueryError} 400 if a write has no document, or one nested too deeply; Payload alone responds with 500
 */
export const cleanInput: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  if (overrideAccess === true) return args
  const input: Args = { ...args }
  if ((operation === 'create' || operation === 'update') && !isPlainObject(input.data))
    throw new InvalidQueryError('body', 'Send the fields as a JSON object.')
  for (const name of ['data', 'where'])
    if (isNestedDeeper(input[name], MAX_JSON_NESTING)) throw new InvalidQueryError(name, NESTED_TOO_DEEPLY)
  if ('data' in input) input.data = cleanJson(input.data)
  if ('where' in input) input.where = cleanJson(input.where)
  return input as typeof args
}

/**
 * Refuses conditions and sorts that the database cannot compute, or that tell what the caller may not read.
 * @throws {InvalidQueryError} 400 with the field; the database alone responds with 500
 */
export const checkQuery: CollectionBeforeOperationHook = async ({ args, collection, overrideAccess, req }) => {
  if (overrideAccess === true) return args
  const { joins, sort, where } = args as Args
  const of = { collection, req }
  if (where) {
    checkOperators(where, of)
    await checkWherePaths(where, of)
  }
  if (sort) await checkSortPaths(sort, of)
  if (isPlainObject(joins))
    for (const [path, join] of Object.entries(joins)) {
      if (!isPlainObject(join)) continue
      checkJoinOperators(join.where, path, of)
      await checkJoinPaths(join, path, of)
    }
  return args
}

/** Adds the guards to every collection, including those of plugins and Payload. */
export async function guardOperations(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  registerBlocks((sanitized.blocks ?? []) as FlattenedBlock[])
  for (const collection of sanitized.collections) {
    limitToOwnDocuments(collection)
    guardListPreferences(collection)
    collection.hooks.beforeOperation = [
      accessFirst,
      limitSize,
      ...(collection.hooks.beforeOperation ?? []),
      cleanInput,
      checkValueShapes,
      limitReads,
      checkQuery,
      ...(collection.slug === LOCKS ? [onlyVisibleLocks] : []),
      limitPageReads,
    ]
    takeFilesFirst(collection)
    limitEndpoints(collection)
  }
  limitEndpoints(sanitized)
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
      limitSort(join.sort, `joins.${path}.sort`)
      const page = isCount(join.page) ? join.page : undefined
      // Without a limit, the join field's default applies.
      return [path, join.limit === undefined ? { ...join, page } : { ...join, page, limit: clampLimit(join.limit, 10) }]
    }),
  )
}

/** @param wheres of the query and of its joins, which share the limit */
function limitWhere(wheres: readonly unknown[]): void {
  let parts = 0
  const count = (value: unknown, nesting: number, operator?: string) => {
    parts += 1
    if (operator === 'like') limitWords(value)
    if (parts > MAX_WHERE_PARTS || nesting > MAX_WHERE_NESTING)
      throw new InvalidQueryError('where', 'The query has too many conditions.')
    if (typeof value !== 'object' || value === null) return
    for (const [name, part] of Object.entries(value)) count(part, nesting + 1, name)
  }
  for (const where of wheres) count(where, 0)
}

function limitWords(value: unknown): void {
  if (typeof value === 'string' && value.split(' ').length > MAX_SEARCH_WORDS)
    throw new InvalidQueryError('where', `Search for at most ${MAX_SEARCH_WORDS} words.`)
}

function limitJoinCount(joins: Args): void {
  if (Object.keys(joins).length > MAX_JOINS) throw new InvalidQueryError('joins', `Name at most ${MAX_JOINS} joins.`)
}

function limitSelection(selection: unknown, name: string): void {
  if (typeof selection === 'string') throw new InvalidQueryError(name, `Name fields as ${name}[title]=true.`)
  if (isNestedDeeper(selection, MAX_SELECT_NESTING))
    throw new InvalidQueryError(name, `Nest at most ${MAX_SELECT_NESTING} levels.`)
  if (countNames(selection) > MAX_SELECTED) throw new InvalidQueryError(name, `Name at most ${MAX_SELECTED} fields.`)
}

/** The names in a selection of limited depth, including those in its parts. */
function countNames(selection: unknown): number {
  if (typeof selection !== 'object' || selection === null) return 0
  return Object.values(selection).reduce((sum: number, part) => sum + 1 + countNames(part), 0)
}
