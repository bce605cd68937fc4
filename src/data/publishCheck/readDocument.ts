import type { BlocksField, Condition, Field } from 'payload'
import { getRelationIds } from '../../domain/relationId'
import { blockOf } from '../../server/blockConfigs'

/** A block of a document with the path of its row. */
export interface FoundBlock {
  path: string
  type: string
  data: Record<string, unknown>
  /** the flag that must be on for shoppers to see it; null for none */
  requires: string | null
  label: string
  /** whether it begins with a heading of its own, outside of its texts */
  hasHeading: boolean
}

/** What a check of a document looks at, each with the path of its field. */
export interface DocumentParts {
  links: { field: string; link: string }[]
  pictures: { field: string; block: string | null; id: number }[]
  texts: { field: string; value: unknown }[]
  blocks: FoundBlock[]
}

type BlockTraits = { requires?: string | null; hasHeading?: boolean; headingField?: boolean }

/** Parts of a document at most, so that a check of it ends. */
const MAX_PARTS = 400

/** Reads the links, pictures, rich texts and blocks of a document by its fields. */
export function readDocument(fields: readonly Field[], data: unknown): DocumentParts {
  const parts: DocumentParts = { links: [], pictures: [], texts: [], blocks: [] }
  readFields(fields, data, { prefix: '', block: null, document: (data ?? {}) as Record<string, unknown> }, parts)
  return parts
}

interface Place {
  prefix: string
  block: string | null
  /** the whole document, for conditions of fields */
  document: Record<string, unknown>
}

function readFields(fields: readonly Field[], data: unknown, place: Place, parts: DocumentParts): void {
  if (typeof data !== 'object' || data === null) return
  const count = parts.links.length + parts.pictures.length + parts.texts.length + parts.blocks.length
  if (count >= MAX_PARTS) return
  const row = data as Record<string, unknown>
  for (const field of fields) if (isInForm(field, row, place)) readField(field, row, place, parts)
}

/** False for a field that the form hides, whose value nobody sees: what happens after the end of a page without one. */
function isInForm(field: Field, row: Record<string, unknown>, { document }: Place): boolean {
  const condition = (field as { admin?: { condition?: Condition } }).admin?.condition
  return !condition || condition(document, row, { blockData: row, operation: 'update', path: [], user: null } as never)
}

function readField(field: Field, data: Record<string, unknown>, place: Place, parts: DocumentParts): void {
  if (field.type === 'tabs') {
    for (const tab of field.tabs)
      if ('name' in tab && tab.name) readFields(tab.fields, data[tab.name], within(place, tab.name), parts)
      else readFields(tab.fields, data, place, parts)
    return
  }
  if (!('name' in field) || !field.name) {
    if ('fields' in field) readFields(field.fields, data, place, parts)
    return
  }
  const path = place.prefix + field.name
  const value = data[field.name]
  if (field.type === 'group') readFields(field.fields, value, within(place, field.name), parts)
  else if (field.type === 'array')
    for (const [index, row] of rowsOf(value))
      readFields(field.fields, row, within(place, `${field.name}.${index}`), parts)
  else if (field.type === 'blocks') readBlocks(field, value, { ...place, prefix: path }, parts)
  else if (field.type === 'richText' && value) parts.texts.push({ field: path, value })
  else if (field.type === 'upload' && field.relationTo === 'media') {
    for (const id of getRelationIds(Array.isArray(value) ? value : [value]))
      parts.pictures.push({ field: path, block: place.block, id })
  } else if (field.type === 'text' && typeof value === 'string' && value && field.custom?.isLink)
    parts.links.push({ field: path, link: value })
}

/** @param place with the path of the field as its prefix */
function readBlocks(field: BlocksField, value: unknown, place: Place, parts: DocumentParts): void {
  for (const [index, row] of rowsOf(value)) {
    const data = (row ?? {}) as Record<string, unknown>
    const block = blockOf(field, data.blockType)
    if (!block) continue
    const { slug, labels, custom } = block
    const traits = (custom as { traits?: BlockTraits } | undefined)?.traits
    const requires = traits?.requires ?? null
    // The heading of a rich text is in the text.
    const mayHaveHeading = slug !== 'richText' && traits?.hasHeading === true
    const hasHeading = mayHaveHeading && (!traits.headingField || Boolean(String(data.heading ?? '').trim()))
    const label = typeof labels?.singular === 'string' ? labels.singular : slug
    const path = `${place.prefix}.${index}`
    parts.blocks.push({ path, type: slug, data, requires, label, hasHeading })
    readFields(block.fields, data, { ...place, prefix: `${path}.`, block: slug }, parts)
  }
}

const within = (place: Place, name: string): Place => ({ ...place, prefix: `${place.prefix}${name}.` })
const rowsOf = (value: unknown) => (Array.isArray(value) ? [...value.entries()] : [])
