import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isPlainObject } from '../../src/domain/cleanText'
import { isDocumentId } from '../../src/domain/documentId'
import { getRelationId } from '../../src/domain/relationId'
import { changedSettings, mergeSettings } from '../../src/domain/releases/heldSettings'
import { blockOf } from '../../src/server/blockConfigs'
import { findPlacedRelations } from '../fields/findRelations'
import { findForeignRelations, findSites } from '../hooks/enforceSiteRelations'
import { SITE_COLLECTIONS } from '../tenancyOptions'

type Data = Record<string, unknown>

/** A document that is edited: as last saved, and as its form has it. */
interface Edited {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  site: number
  stored: Data & { id: number }
  form: Data
}

/** Characters of one text. */
const MAX_TEXT = 100_000
/** Rows of one list, and values of one field. */
const MAX_ROWS = 1000

const isOfSites: ReadonlySet<string> = new Set(SITE_COLLECTIONS)

/**
 * What a form changes, as far as a preview can show it. A form that is being filled in is incomplete and partly invalid: a text may be
 * empty or too long, a row without what it needs is left out, and a value that cannot be read at all stays as it is stored. So do fields
 * that the user may not change, addresses, and relations to another site's documents.
 * @returns the changed fields, nested as in the document; null if nothing can be shown that is not saved
 */
export async function findUnsavedValues(edited: Edited): Promise<Data | null> {
  const { req, collection, site, stored, form } = edited
  const changed = changedSettings(stored, form)
  if (!changed) return null
  const { site: _site, deletedAt: _deletedAt, ...shown } = changed
  const values = await readFields(collection.flattenedFields, shown, { stored, form }, edited)
  await leaveOutForeign(req, collection, site, values)
  return Object.keys(values).length > 0 ? values : null
}

/** The fields around a value: as last saved, and as the form has them all. */
interface Level {
  stored: unknown
  form: unknown
}

const toData = (value: unknown): Data => (isPlainObject(value) ? value : {})

async function readFields(fields: readonly FlattenedField[], data: Data, level: Level, edited: Edited): Promise<Data> {
  const stored = toData(level.stored)
  const siblings = toData(level.form)
  const read: Data = {}
  for (const field of fields) {
    const value = data[field.name]
    if (value === undefined || ('virtual' in field && field.virtual) || ('unique' in field && field.unique)) continue
    if (!(await mayChange(field, siblings, edited))) continue
    const found = await readValue(field, value, stored[field.name], siblings, edited)
    if (found !== undefined) read[field.name] = found
  }
  return read
}

async function mayChange(field: FlattenedField, siblingData: Data, { req, stored, form }: Edited): Promise<boolean> {
  const rule = 'access' in field ? field.access?.update : undefined
  return rule ? rule({ req, id: stored.id, data: form, doc: stored, siblingData }) : true
}

const isRequired = (field: FlattenedField) => 'required' in field && field.required === true

/** The value of a field as the database can keep it; undefined for one that it cannot. */
async function readValue(
  field: FlattenedField,
  value: unknown,
  stored: unknown,
  siblings: Data,
  edited: Edited,
): Promise<unknown> {
  if ('hasMany' in field && field.hasMany) {
    if (value !== null && !Array.isArray(value)) return undefined
    const items = (value ?? []).slice(0, MAX_ROWS)
    return (await Promise.all(items.map((item) => readSingle(field, item, siblings, edited)))).filter(
      (item) => item !== undefined && item !== null,
    )
  }
  switch (field.type) {
    case 'group':
    case 'tab': {
      if (!isPlainObject(value)) return undefined
      const read = await readFields(field.flattenedFields, value, { stored, form: siblings[field.name] }, edited)
      return Object.keys(read).length > 0 ? read : undefined
    }
    case 'array':
    case 'blocks':
      return readRows(field, value, stored, edited)
    default:
      return readSingle(field, value, siblings, edited)
  }
}

async function readSingle(field: FlattenedField, value: unknown, siblings: Data, edited: Edited): Promise<unknown> {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
      return readText(field, value, siblings, edited)
    case 'checkbox':
      return value === null ? false : typeof value === 'boolean' ? value : undefined
  }
  if (value === null) return isRequired(field) ? undefined : null
  switch (field.type) {
    case 'number':
      return Number.isFinite(value) ? value : undefined
    case 'date':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : undefined
    case 'select':
    case 'radio':
      return field.options.some((option) => (typeof option === 'string' ? option : option.value) === value)
        ? value
        : undefined
    case 'relationship':
    case 'upload': {
      // A relation to several collections names which.
      if (typeof field.relationTo !== 'string') return undefined
      const id = getRelationId(value)
      return isDocumentId(id) && isOfSites.has(field.relationTo) ? id : undefined
    }
    case 'richText':
      return isPlainObject(value) && isPlainObject(value.root) && Array.isArray(value.root.children) ? value : undefined
    case 'json':
      return (await followsRule(field, value, siblings, edited)) ? value : undefined
    default:
      return undefined
  }
}

type TextLike = FlattenedField & { type: 'text' | 'textarea' | 'email' | 'code' }

async function readText(field: TextLike, value: unknown, siblings: Data, edited: Edited): Promise<unknown> {
  if (value === null || value === '') return isRequired(field) ? '' : value
  if (typeof value !== 'string' || value.length > MAX_TEXT) return undefined
  const text = await normalize(field, value, siblings, edited)
  return typeof text === 'string' && (await followsRule(field, text, siblings, edited)) ? text : undefined
}

/** A text as a save would keep it: "5pm" as "17:00". Undefined if the save would refuse it. */
async function normalize(field: TextLike, value: string, siblingData: Data, edited: Edited): Promise<unknown> {
  const { req, collection, form, stored } = edited
  let found: unknown = value
  try {
    for (const hook of field.hooks?.beforeValidate ?? [])
      found = await hook({
        ...{ blockData: undefined, collection, context: {}, data: form, field, global: null, indexPath: [] },
        ...{ operation: 'update', originalDoc: stored, overrideAccess: false, path: [field.name] },
        ...{ previousDoc: stored, previousSiblingDoc: {}, previousValue: undefined, req, schemaPath: [] },
        ...{ siblingData: { ...siblingData }, siblingFields: [], value: found },
      } as Parameters<typeof hook>[0])
  } catch {
    return undefined
  }
  return found
}

type Rule = (value: unknown, options: Data) => unknown

/**
 * Whether a value has the form that its field asks for, such as of a colour. Its length does not count, nor does how it fits others, such
 * as the contrast of colours: both are seen best in the preview.
 */
async function followsRule(
  field: FlattenedField,
  value: unknown,
  siblingData: Data,
  { req, collection, form, stored }: Edited,
) {
  const rule = 'validate' in field ? (field.validate as Rule | undefined) : undefined
  const { id } = stored
  const options = {
    ...field,
    ...{ required: false, minLength: undefined, maxLength: undefined, minRows: undefined, maxRows: undefined },
    ...{
      id,
      req,
      collectionSlug: collection.slug,
      operation: 'update',
      path: [field.name],
      preferences: { fields: {} },
    },
    ...{ blockData: {}, event: 'onChange', overrideAccess: false },
  }
  const isFine = async (data: Data, siblings: Data) => {
    try {
      return (await rule?.(value, { ...options, data, siblingData: siblings })) === true
    } catch {
      return false
    }
  }
  return !rule || (await isFine({}, {})) || isFine(form, siblingData)
}

type RowsField = FlattenedField & { type: 'array' | 'blocks' }

async function readRows(field: RowsField, value: unknown, stored: unknown, edited: Edited): Promise<unknown> {
  if (value === null) return []
  if (!Array.isArray(value)) return undefined
  const before = new Map((Array.isArray(stored) ? stored : []).flatMap((row) => (isRow(row) ? [[row.id, row]] : [])))
  const rows: Data[] = []
  for (const row of value.slice(0, MAX_ROWS)) {
    if (!isRow(row)) continue
    const fields = fieldsOf(field, row)
    if (!fields) continue
    const saved = before.get(row.id)
    const read = await readFields(fields, row, { stored: saved, form: row }, edited)
    const whole = complete(fields, { ...saved, ...mergeSettings(saved ?? {}, read) })
    if (whole) rows.push({ ...whole, id: row.id, ...(field.type === 'blocks' && { blockType: row.blockType }) })
  }
  return rows
}

const isRow = (row: unknown): row is Data & { id: string } =>
  isPlainObject(row) && typeof row.id === 'string' && /^[\w-]{1,40}$/.test(row.id)

const fieldsOf = (field: RowsField, row: Data): FlattenedField[] | null =>
  field.type === 'array' ? field.flattenedFields : (blockOf(field, row.blockType)?.flattenedFields ?? null)

/** A row with what it needs; null if that is not entered yet. */
function complete(fields: readonly FlattenedField[], row: Data): Data | null {
  const whole: Data = { ...row }
  for (const field of fields) {
    if (!isRequired(field) || (whole[field.name] ?? null) !== null) continue
    const initial = 'defaultValue' in field ? field.defaultValue : undefined
    if (field.type === 'text' || field.type === 'textarea') whole[field.name] = ''
    else if (field.type === 'checkbox') whole[field.name] = false
    else if (typeof initial === 'string' || typeof initial === 'number') whole[field.name] = initial
    else return null
  }
  return whole
}

/** Takes relations to documents of other sites, or of no site, out of the values. */
async function leaveOutForeign(
  req: PayloadRequest,
  { fields }: SanitizedCollectionConfig,
  site: number,
  values: Data,
): Promise<void> {
  const placed = findPlacedRelations(fields, values)
  const ofSites = placed.filter(({ collection }) => isOfSites.has(collection))
  const foreign = new Set(
    (await findForeignRelations(ofSites, site, findSites(req))).map(({ collection, id }) => `${collection}:${id}`),
  )
  const lists = new Set<unknown[]>()
  for (const { collection, id, holder, key } of placed) {
    // A text may name any collection.
    if (isOfSites.has(collection) && !foreign.has(`${collection}:${id}`)) continue
    ;(holder as Data)[key] = null
    if (Array.isArray(holder)) lists.add(holder)
  }
  for (const list of lists) list.splice(0, list.length, ...list.filter((item) => item !== null))
}
