import {
  buildVersionCollectionFields,
  type FlattenedField,
  type Operator,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { validOperatorSet } from 'payload/shared'
import { isPlainObject } from '../src/domain/cleanText'
import { InvalidQueryError } from './invalidQueryError'

/** Operators that no field has: those of points, and one that the database adapter lacks. */
const UNSUPPORTED = ['near', 'within', 'intersects', 'all']
const TEXT_TYPES = ['text', 'textarea', 'code', 'email']
export const JSON_TYPES = ['json', 'richText', 'blocks']
const TYPES_WITHOUT_LIKE = ['select', 'radio', 'date', 'checkbox', ...JSON_TYPES]
/** Types whose values are compared one by one by `contains` if the field has several. */
const LISTED_TYPES = ['relationship', 'upload', 'select']
const SAME_OR_NOT = ['equals', 'not_equals', 'in', 'not_in', 'exists']
/** Operators of a place within JSON. */
const WITHIN_JSON = [...SAME_OR_NOT, 'like', 'not_like']
const LISTS = ['in', 'not_in']

/** What a path of a `where` leads to. */
interface Target {
  field: Pick<FlattenedField, 'type'> & Partial<Pick<FlattenedField & { hasMany: boolean }, 'hasMany'>>
  /** a place within the field's JSON, or one part of a relation to several collections */
  isWithin?: boolean
}

export type Collections = PayloadRequest['payload']['collections']

/**
 * Checks that the operators of a query fit the types of its fields, since Postgres fails on the others, such as text operators on dates.
 * Payload itself refuses unknown fields later.
 * @throws {InvalidQueryError} 400 with the field
 */
export function checkOperators(
  where: unknown,
  { collection, req }: { collection: SanitizedCollectionConfig; req: PayloadRequest },
): void {
  checkConditions(where, listFieldSets(collection, req).flat(), req.payload.collections)
}

/** The fields of a collection, and those of its versions: hooks cannot tell a query of versions from one of documents. */
export function listFieldSets(collection: SanitizedCollectionConfig, req: PayloadRequest): readonly FlattenedField[][] {
  return collection.versions
    ? [collection.flattenedFields, buildVersionCollectionFields(req.payload.config, collection, true)]
    : [collection.flattenedFields]
}

/** Checks the conditions of a query of a join, by its path. @throws {InvalidQueryError} 400 with the field */
export function checkJoinOperators(
  where: unknown,
  path: string,
  { collection, req }: { collection: SanitizedCollectionConfig; req: PayloadRequest },
): void {
  const { collections } = req.payload
  const related = relatedFields(
    findTarget(collection.flattenedFields, path.split('.'), collections)?.field,
    collections,
  )
  if (related) checkConditions(where, related, collections)
}

function checkConditions(where: unknown, fields: readonly FlattenedField[], collections: Collections): void {
  if (!isPlainObject(where)) return
  for (const [path, conditions] of Object.entries(where)) {
    if (Array.isArray(conditions) && /^(and|or)$/i.test(path)) {
      for (const part of conditions) checkConditions(part, fields, collections)
      continue
    }
    if (!isPlainObject(conditions)) continue
    const target = findTarget(fields, path.replaceAll('__', '.').split('.'), collections)
    for (const [operator, value] of Object.entries(conditions)) {
      if (UNSUPPORTED.includes(operator) || !validOperatorSet.has(operator as Operator))
        throw unfitError(path, operator)
      if (!target) continue
      const related = operator === 'contains' && isPlainObject(value) && relatedFields(target.field, collections)
      if (related && target.field.type !== 'join') checkConditions(value, related, collections)
      else checkCondition(path, target, operator, value)
    }
  }
}

function checkCondition(path: string, { field, isWithin }: Target, operator: string, value: unknown): void {
  if ('relationTo' in field && Array.isArray(field.relationTo)) {
    checkRelation(path, field.relationTo, { operator, value, isPart: isWithin === true })
    return
  }
  if (isWithin) {
    if (!WITHIN_JSON.includes(operator)) throw unfitError(path, operator)
    if (operator !== 'exists' && !isJsonValue(value, LISTS.includes(operator)))
      throw new InvalidQueryError(path, `Send ${LISTS.includes(operator) ? 'a list' : 'one value'} for "${operator}".`)
    return
  }
  const { type, hasMany = false } = field
  const isText = TEXT_TYPES.includes(type)
  if (operator === 'contains' && !isText && !(hasMany && LISTED_TYPES.includes(type))) throw unfitError(path, operator)
  if (operator === 'not_like' && !isText) throw unfitError(path, operator)
  if (operator === 'like' && TYPES_WITHOUT_LIKE.includes(type)) throw unfitError(path, operator)
  if (operator === 'like' && isText && typeof value !== 'string')
    throw new InvalidQueryError(path, 'Send one text for "like".')
  if (['contains', 'not_like'].includes(operator) && hasObject(value)) throw unfitError(path, operator)
}

/** A relation to several collections equals a collection with an id; its id, as `path.value`, is compared like any other. */
function checkRelation(
  path: string,
  relationTo: readonly unknown[],
  { operator, value, isPart }: { operator: string; value: unknown; isPart: boolean },
): void {
  if (!SAME_OR_NOT.includes(operator) || (isPart && isPlainObject(value))) throw unfitError(path, operator)
  if (isPart) return
  if (operator !== 'equals' || !isPlainObject(value) || value.value === undefined)
    throw new InvalidQueryError(path, `Compare "${path}.value", or send "relationTo" and "value" for "equals".`)
  if (!relationTo.includes(value.relationTo))
    throw new InvalidQueryError(path, `Send "relationTo" as one of: ${relationTo.join(', ')}.`)
}

const hasObject = (value: unknown) => [value].flat().some(isPlainObject)

const isScalar = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value)
const isJsonValue = (value: unknown, isList: boolean) =>
  isList ? Array.isArray(value) && value.length > 0 && value.every(isScalar) : isScalar(value)

const unfitError = (path: string, operator: string) =>
  new InvalidQueryError(path, `"${path}" cannot be compared by "${operator}".`)

/** What a path leads to; null if there is no such field. */
export function findTarget(
  fields: readonly FlattenedField[],
  [name, ...rest]: readonly string[],
  collections: Collections,
): Target | null {
  const field = fields.find((candidate) => candidate.name === name)
  if (!field) return name === 'id' && rest.length === 0 ? { field: { type: 'number' } } : null
  if (JSON_TYPES.includes(field.type)) return { field, isWithin: rest.length > 0 }
  if (rest.length === 0) return { field }
  if ('relationTo' in field && Array.isArray(field.relationTo))
    return rest[0] === 'relationTo' ? { field: { type: 'text' } } : { field, isWithin: true }
  const inner = relatedFields(field, collections) ?? ('flattenedFields' in field ? field.flattenedFields : null)
  return inner && findTarget(inner, rest, collections)
}

/** The collection that a relation or a join leads to; null for other fields and for several collections. */
export function relatedCollection(field: Target['field'] | undefined): string | null {
  const slug = field && ('relationTo' in field ? field.relationTo : 'collection' in field ? field.collection : null)
  return typeof slug === 'string' ? slug : null
}

/** The fields of the documents that a relation or a join leads to; null for other fields and for several collections. */
export function relatedFields(
  field: Target['field'] | undefined,
  collections: Collections,
): readonly FlattenedField[] | null {
  const slug = relatedCollection(field)
  return slug === null ? null : (collections[slug as keyof Collections]?.config.flattenedFields ?? null)
}
