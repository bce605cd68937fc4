import {
  type AccessResult,
  type FlattenedField,
  getLocalizedPaths,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { isPlainObject } from '../src/domain/cleanText'
import { InvalidQueryError } from './invalidQueryError'
import { findTarget, JSON_TYPES, listFieldSets, relatedCollection, relatedFields } from './whereOperators'

interface QueryOf {
  collection: SanitizedCollectionConfig
  req: PayloadRequest
}

/** Steps to related documents in the conditions of one query. The adapter joins their tables once for each: eighty take half a minute. */
const MAX_RELATED_STEPS = 20

/** Characters of a path. The longest that leads somewhere through three related documents has some 120. */
const MAX_PATH_LENGTH = 300

/**
 * Refuses conditions on fields that nobody or not this caller may read, also through relations: their results would tell the values. Refuses lists of
 * related documents that are reached through another document, for which the adapter writes invalid SQL, and more steps to related documents
 * than the database joins in time. Refuses all that Payload refuses as well: for a path through two related documents it begins a check that it
 * does not wait for, whose failure nobody would catch.
 * @throws {InvalidQueryError} 400 with the field
 */
export async function checkWherePaths(where: unknown, { collection, req }: QueryOf): Promise<void> {
  const check = createPathCheck(req)
  await check.conditions(where, findQueriedFields(where, listFieldSets(collection, req), req))
}

/** The same for the fields of a sort: the order of documents tells their values too. @throws {InvalidQueryError} */
export async function checkSortPaths(sort: unknown, { collection, req }: QueryOf): Promise<void> {
  for (const fields of listFieldSets(collection, req)) await checkEachOnce(sort, fields, req, SORT)
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
  await createPathCheck(req).conditions(where, findQueriedFields(where, [related], req))
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
  const paths = sortFields(sort).map(toPath)
  if (new Set(paths).size < paths.length) throw new InvalidQueryError(name, 'Sort by each field once.')
  const check = createPathCheck(req)
  for (const path of paths) {
    limitPath(path, name)
    const { isKnown, isList } = await check.path(path, fields)
    // For a join, the adapter writes invalid SQL for an unknown field, which a sort of documents ignores, and for one of several values.
    if ((!isKnown || isList) && name !== SORT)
      throw new InvalidQueryError(name, `Documents cannot be sorted by "${path}".`)
  }
}

const toPath = (name: string) => name.replaceAll('__', '.')

const notQueried = (path: string) => new InvalidQueryError(path, `"${path}" cannot be queried.`)

const queryRelated = (path: string) =>
  new InvalidQueryError(path, `"${path}" cannot be queried. Query the related documents instead.`)

/** Refuses a path before anything walks it. @param name what the response names in its place @throws {InvalidQueryError} */
function limitPath(path: string, name: string): void {
  if (path.length > MAX_PATH_LENGTH)
    throw new InvalidQueryError(name, `A path has at most ${MAX_PATH_LENGTH} characters.`)
}

/**
 * The fields that all conditions of a query are about: hooks cannot tell a query of versions from one of documents, and Payload knows
 * only one of the two sets.
 * @throws {InvalidQueryError} for a path that leads nowhere, or into the other set
 */
function findQueriedFields(
  where: unknown,
  sets: readonly (readonly FlattenedField[])[],
  req: PayloadRequest,
): readonly FlattenedField[] {
  const paths = listPaths(where)
  const unknown = sets.map((fields) => paths.filter((path) => !isPathTo(path, fields, req)))
  const index = unknown.findIndex((ofSet) => ofSet.length === 0)
  if (index >= 0) return sets[index]!
  const nowhere = paths.find((path) => unknown.every((ofSet) => ofSet.includes(path)))
  throw notQueried(nowhere ?? unknown[0]![0]!)
}

/** The paths of all conditions, but those on the documents of a list. @throws {InvalidQueryError} for what is no condition */
function listPaths(where: unknown): string[] {
  if (Array.isArray(where)) throw new InvalidQueryError('where', 'Name the field of each condition.')
  if (!isPlainObject(where)) return []
  return Object.entries(where).flatMap(([path, conditions]) => {
    if (isCombination(path, conditions)) return conditions.flatMap(listPaths)
    limitPath(path, 'where')
    if (Array.isArray(conditions) || (typeof conditions === 'string' && conditions !== ''))
      throw new InvalidQueryError(path, `Name how "${path}" is compared, as where[${path}][equals]=.`)
    return toPath(path)
  })
}

const isCombination = (path: string, conditions: unknown): conditions is unknown[] =>
  Array.isArray(conditions) && /^(and|or)$/i.test(path)

/** Whether Payload compares documents by a path. */
function isPathTo(path: string, fields: readonly FlattenedField[], req: PayloadRequest): boolean {
  if (path === 'id' || path === '_id') return true
  try {
    const parts = getLocalizedPaths({
      ...{ fields: [...fields], incomingPath: path, locale: req.locale ?? undefined, payload: req.payload },
      // Hidden fields are refused below, by a message of their own.
      overrideAccess: true,
    })
    return parts.every(({ field, invalid }) => !invalid && !(field && 'virtual' in field && field.virtual === true))
  } catch {
    // A join of several collections.
    return false
  }
}

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

/** The check of one query: it counts its steps, and asks once for each collection whether the caller may read it. */
function createPathCheck(req: PayloadRequest) {
  const { collections } = req.payload
  const rights = new Map<string, AccessResult>()
  let stepsLeft = MAX_RELATED_STEPS

  /** What the caller may read of the documents that a field leads to. @throws {InvalidQueryError} if none */
  const getRights = async (field: FlattenedField, path: string): Promise<AccessResult> => {
    const slug = relatedCollection(field)
    if (slug === null) return true
    const found = rights.get(slug) ?? (await collections[slug as keyof typeof collections].config.access.read({ req }))
    rights.set(slug, found)
    if (!found) throw notQueried(path)
    return found
  }

  /** @throws {InvalidQueryError} */
  const checkPath = async (path: string, ofCollection: readonly FlattenedField[]): Promise<PathEnd> => {
    const segments = path.split('.')
    let fields = ofCollection
    let isRelated = false
    let last: FlattenedField | null = null
    let isList = false
    let relatedSteps = 0
    let isPartOfList = false
    for (const [index, name] of segments.entries()) {
      const isLast = index === segments.length - 1
      const field = fields.find((candidate) => candidate.name === name)
      if (!field) return { field: last, isKnown: name === 'id' && isLast, isList, relatedSteps }
      last = field
      isList ||= hasSeveralValues(field)
      if (!(await isReadable(field, req))) throw notQueried(path)
      if (field.type === 'join' && isRelated) throw queryRelated(path)
      if (JSON_TYPES.includes(field.type)) return { field, isKnown: true, isList, relatedSteps }
      const related = relatedFields(field, collections)
      isRelated ||= related !== null
      if (related !== null && !isLast) {
        relatedSteps += 1
        // The id of a related document is stored with the field.
        const isOwnId = segments.slice(index + 1).join() === 'id' && field.type !== 'join'
        if (!isOwnId) {
          if (isPartOfList) throw queryRelated(path)
          // Payload adds the caller's rights to a list of which they may read a part, and then loses the rest of the path.
          isPartOfList = (await getRights(field, path)) !== true && hasSeveralValues(field)
        }
      }
      fields = related ?? ('flattenedFields' in field ? field.flattenedFields : [])
    }
    return { field: last, isKnown: true, isList, relatedSteps }
  }

  /** @throws {InvalidQueryError} */
  const checkConditions = async (where: unknown, fields: readonly FlattenedField[]): Promise<void> => {
    if (!isPlainObject(where)) return
    for (const [path, conditions] of Object.entries(where)) {
      if (isCombination(path, conditions)) {
        for (const part of conditions) await checkConditions(part, fields)
        continue
      }
      const { field, relatedSteps } = await checkPath(toPath(path), fields)
      stepsLeft -= relatedSteps
      if (stepsLeft < 0)
        throw new InvalidQueryError('where', 'The query has too many conditions on fields of related documents.')
      const related = field && relatedFields(field, collections)
      if (!related || !isPlainObject(conditions) || !isPlainObject(conditions.contains)) continue
      // Conditions on the documents of a list.
      await getRights(field, path)
      await checkConditions(conditions.contains, findQueriedFields(conditions.contains, [related], req))
    }
  }

  return { path: checkPath, conditions: checkConditions }
}

const hasSeveralValues = (field: FlattenedField): boolean =>
  field.type === 'array' || field.type === 'join' || ('hasMany' in field && field.hasMany === true)

const isReadable = async (field: FlattenedField, req: PayloadRequest): Promise<boolean> =>
  !('hidden' in field && field.hidden) && (!field.access?.read || Boolean(await field.access.read({ req })))
