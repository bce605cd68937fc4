import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isPlainObject } from '../src/domain/cleanText'
import { InvalidQueryError } from './invalidQueryError'
import { findTarget, JSON_TYPES, queriedFields, relatedFields } from './whereOperators'

interface QueryOf {
  collection: SanitizedCollectionConfig
  req: PayloadRequest
}

/** Steps to related documents in the conditions of one query. The adapter joins their tables once for each: eighty take half a minute. */
const MAX_RELATED_STEPS = 20

/**
 * Refuses conditions on fields that nobody or not this caller may read, also through relations: their results would tell the values.
 * Refuses lists of related documents that are reached through another document, for which the adapter writes invalid SQL, and more steps to related
 * documents than the database joins in time.
 * @throws {InvalidQueryError} 400 with the field
 */
export const checkWherePaths = (where: unknown, { collection, req }: QueryOf): Promise<void> =>
  checkConditionPaths(where, queriedFields(collection, req), req, { left: MAX_RELATED_STEPS })

/** The same for the fields of a sort: the order of documents tells their values too. @throws {InvalidQueryError} */
export async function checkSortPaths(sort: unknown, { collection, req }: QueryOf): Promise<void> {
  await checkEachOnce(sort, queriedFields(collection, req), req, SORT)
}

/** The same for the conditions and the sort of a join, by its path. @throws {InvalidQueryError} */
export async function checkJoinPaths(
  { where, sort }: Readonly<Record<string, unknown>>,
  path: string,
  { collection, req }: QueryOf,
): Promise<void> {
  const { collections } = req.payload
  const related = relatedFields(
    findTarget(collection.flattenedFields, path.split('.'), collections)?.field,
    collections,
  )
  if (!related) return
  await checkConditionPaths(where, related, req, { left: MAX_RELATED_STEPS })
  await checkEachOnce(sort, related, req, `joins.${path}.sort`)
}

/** The fields of a sort, without their direction. Anything but texts is ignored, as Payload does. */
const sortFields = (sort: unknown): string[] =>
  [sort]
    .flat()
    .filter((name) => typeof name === 'string')
    .flatMap((name) => name.split(','))
    .map((name) => name.replace(/^-/, ''))

const SORT = 'sort'

const MAX_SORT_FIELDS = 10

/** Refuses a sort by too many fields. @param name of the parameter @throws {InvalidQueryError} */
export function limitSort(sort: unknown, name: string): void {
  if (sortFields(sort).length > MAX_SORT_FIELDS)
    throw new InvalidQueryError(name, `Sort by at most ${MAX_SORT_FIELDS} fields.`)
}

/** A field of a relation that is sorted by twice is joined twice under one name, which the database refuses. */
async function checkEachOnce(
  sort: unknown,
  fields: readonly FlattenedField[],
  req: PayloadRequest,
  name: string,
): Promise<void> {
  const paths = sortFields(sort).map(toSegments)
  if (new Set(paths.map((path) => path.join('.'))).size < paths.length)
    throw new InvalidQueryError(name, 'Sort by each field once.')
  for (const path of paths) {
    const { isKnown, isList } = await checkPath(path, fields, req)
    // For a join, the adapter writes invalid SQL for an unknown field, which a sort of documents ignores, and for one of several values.
    if ((!isKnown || isList) && name !== SORT)
      throw new InvalidQueryError(name, `Documents cannot be sorted by "${path.join('.')}".`)
  }
}

async function checkConditionPaths(
  where: unknown,
  fields: readonly FlattenedField[],
  req: PayloadRequest,
  steps: { left: number },
): Promise<void> {
  if (!isPlainObject(where)) return
  for (const [path, conditions] of Object.entries(where)) {
    if (Array.isArray(conditions) && /^(and|or)$/i.test(path)) {
      for (const part of conditions) await checkConditionPaths(part, fields, req, steps)
      continue
    }
    const { field, relatedSteps } = await checkPath(toSegments(path), fields, req)
    steps.left -= relatedSteps
    if (steps.left < 0)
      throw new InvalidQueryError('where', 'The query has too many conditions on fields of related documents.')
    const related = field && relatedFields(field, req.payload.collections)
    // Conditions on the documents of a list.
    if (related && isPlainObject(conditions)) await checkConditionPaths(conditions.contains, related, req, steps)
  }
}

const toSegments = (path: string) => path.replaceAll('__', '.').split('.')

interface PathEnd {
  /** the last known field; null if there is none */
  field: FlattenedField | null
  /** whether the whole path is known */
  isKnown: boolean
  /** whether a document may have several values there */
  isList: boolean
  /** related documents that it leads through */
  relatedSteps: number
}

/** What a path leads to. @throws {InvalidQueryError} */
async function checkPath(
  segments: readonly string[],
  ofCollection: readonly FlattenedField[],
  req: PayloadRequest,
): Promise<PathEnd> {
  let fields = ofCollection
  let isRelated = false
  let last: FlattenedField | null = null
  let isList = false
  let relatedSteps = 0
  for (const [index, name] of segments.entries()) {
    const field = fields.find((candidate) => candidate.name === name)
    if (!field) return { field: last, isKnown: name === 'id' && index === segments.length - 1, isList, relatedSteps }
    last = field
    isList ||= hasSeveralValues(field)
    const path = segments.join('.')
    if (!(await isReadable(field, req))) throw new InvalidQueryError(path, `"${path}" cannot be queried.`)
    if (field.type === 'join' && isRelated)
      throw new InvalidQueryError(path, `"${path}" cannot be queried. Query the related documents instead.`)
    if (JSON_TYPES.includes(field.type)) return { field, isKnown: true, isList, relatedSteps }
    const related = relatedFields(field, req.payload.collections)
    isRelated ||= related !== null
    if (related !== null && index < segments.length - 1) relatedSteps += 1
    fields = related ?? ('flattenedFields' in field ? field.flattenedFields : [])
  }
  return { field: last, isKnown: true, isList, relatedSteps }
}

const hasSeveralValues = (field: FlattenedField): boolean =>
  field.type === 'array' || field.type === 'join' || ('hasMany' in field && field.hasMany === true)

const isReadable = async (field: FlattenedField, req: PayloadRequest): Promise<boolean> =>
  !('hidden' in field && field.hidden) && (!field.access?.read || Boolean(await field.access.read({ req })))
