import type { CollectionBeforeOperationHook, Field, Tab } from 'payload'
import { isPlainObject } from '../src/domain/cleanText'
import { blockOf } from '../src/server/blockConfigs'
import { InvalidQueryError } from './invalidQueryError'

/** Letters of one text. The longest of the product is a post of some pages. */
const MAX_TEXT_LETTERS = 200_000

/** Rows of a list, and values of a field with many, that name no maximum of their own. */
const MAX_ROWS = 300
const MAX_VALUES = 1000

/** Years that Postgres and `Date` both know. */
const YEARS = [1, 9999] as const

/** Kinds of fields that may have a list of values. */
const VALUE_LISTS = new Set(['text', 'number', 'select', 'relationship', 'upload'])

type Values = Record<string, unknown>

/**
 * Refuses values that are not of their field's kind, such as a list for a text or a block of an unknown kind, and lists beyond their maximum,
 * also in drafts, whose fields Payload does not check. Without this, hooks and the database would fail on them.
 * @throws {InvalidQueryError} 400 with the path of the field
 */
export const checkValueShapes: CollectionBeforeOperationHook = ({ args, collection, operation, overrideAccess }) => {
  if (overrideAccess === true || (operation !== 'create' && operation !== 'update')) return args
  const { data } = args as { data?: unknown }
  return isPlainObject(data) ? ({ ...args, data: checkFields(collection.fields, data, '') } as typeof args) : args
}

/** The values with empty lists in place of null, which Payload cannot store. */
function checkFields(fields: readonly (Field | Tab)[], values: Values, path: string): Values {
  let checked = values
  for (const field of fields) {
    if ('virtual' in field && field.virtual) continue
    if (!('name' in field) || !field.name) {
      const inner = 'tabs' in field ? field.tabs : 'fields' in field ? field.fields : []
      checked = checkFields(inner, checked, path)
    } else if (Object.hasOwn(checked, field.name) && checked[field.name] !== undefined) {
      const value = checkValue(field, checked[field.name], `${path}${field.name}`)
      if (value !== checked[field.name]) checked = { ...checked, [field.name]: value }
    }
  }
  return checked
}

function checkValue(field: Field | Tab, value: unknown, path: string): unknown {
  const refuse = (message: string): never => {
    throw new InvalidQueryError(path, message)
  }
  // Only tabs have no type.
  const type = 'type' in field ? field.type : 'group'
  if (type === 'group') {
    if (!isPlainObject(value)) return refuse('Send an object.')
    return checkFields((field as { fields: Field[] }).fields, value, `${path}.`)
  }
  if (type === 'array' || type === 'blocks') {
    // A form without rows sends their number.
    if (value === null || value === 0 || value === '') return []
    if (!Array.isArray(value)) return refuse('Send a list.')
    const maxRows = (field as { maxRows?: number }).maxRows ?? MAX_ROWS
    if (value.length > maxRows) return refuse(`Use at most ${maxRows.toLocaleString('en-AU')} rows.`)
    return value.map((row, index) => checkRow(field as Field, row, `${path}.${index}`))
  }
  if (value === null) return value
  const maxValues = (field as { maxRows?: number }).maxRows ?? MAX_VALUES
  if (Array.isArray(value) && VALUE_LISTS.has(type) && value.length > maxValues)
    return refuse(`Choose at most ${maxValues.toLocaleString('en-AU')}.`)
  switch (type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
    case 'radio':
    case 'select': {
      const texts = (field as { hasMany?: boolean }).hasMany && Array.isArray(value) ? value : [value]
      if (!texts.every((text) => typeof text === 'string')) return refuse('Send text.')
      if (texts.some((text) => text.length > MAX_TEXT_LETTERS))
        return refuse(`Use at most ${MAX_TEXT_LETTERS.toLocaleString('en-AU')} letters.`)
      return value
    }
    case 'number': {
      const numbers = (field as { hasMany?: boolean }).hasMany && Array.isArray(value) ? value : [value]
      const isNumber = (number: unknown) =>
        typeof number === 'number'
          ? Number.isFinite(number)
          : typeof number === 'string' && Number.isFinite(Number(number))
      return numbers.every(isNumber) ? value : refuse('Send a number.')
    }
    case 'checkbox':
      return typeof value === 'object' ? refuse('Send true or false.') : value
    case 'date': {
      if (value === '' || value instanceof Date) return value
      const year =
        typeof value === 'string' || typeof value === 'number' ? new Date(value).getUTCFullYear() : Number.NaN
      return year >= YEARS[0] && year <= YEARS[1] ? value : refuse('Send a date, such as 2026-11-26T09:00:00.000Z.')
    }
    case 'relationship':
    case 'upload': {
      const related = Array.isArray(value) ? value : [value]
      return related.every(isRelation) ? value : refuse('Choose a document that exists.')
    }
    default:
      return value
  }
}

function checkRow(field: Field, row: unknown, path: string): Values {
  if (!isPlainObject(row)) throw new InvalidQueryError(path, 'Send an object.')
  if (field.type !== 'blocks') return checkFields((field as { fields: Field[] }).fields, row, `${path}.`)
  const block = blockOf(field, row.blockType)
  if (!block) throw new InvalidQueryError(`${path}.blockType`, 'Choose a kind of block.')
  return checkFields(block.fields, row, `${path}.`)
}

/** Ids are counted from 1; with several collections, the value says which. */
function isRelation(value: unknown): boolean {
  if (value === '' || value === null) return true
  if (typeof value === 'number') return Number.isInteger(value) && value > 0
  if (typeof value === 'string') return !/^-|^0+$/.test(value)
  return isPlainObject(value)
}
