import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import type { PlacedChange } from '../domain/history/diffDocuments'
import { formatMoment } from '../domain/site/countdown'
import { blockOf } from '../server/blockConfigs'
import { type Stored, titleOf } from './documents'
import { withRights } from './transaction'

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

/** Related documents that are named in a list of changes; the numbers of others are shown. */
const MAX_NAMED = 50

/**
 * Changes of a document with the labels of its form instead of field names, the titles of related documents that the user may read, and with times in
 * the site's zone.
 */
export async function describeChanges(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  changes: readonly PlacedChange[],
  timeZone: string,
): Promise<DescribedChange[]> {
  const titles = await readTitles(req, fields, changes)
  return describe(fields, changes, { timeZone, titles })
}

interface Context {
  timeZone: string
  /** titles of related documents, by collection and id */
  titles: ReadonlyMap<string, string>
}

const describe = (
  fields: readonly FlattenedField[],
  changes: readonly PlacedChange[],
  context: Context,
): DescribedChange[] =>
  changes.flatMap(({ path, before, after, blocks }) => {
    // The list of blocks says which there are, and a date is shown with its zone.
    if (path.endsWith(' blockType') || path.endsWith('_tz')) return []
    const { label, field } = describePath(fields, path, blocks)
    const [from, to] = [describeValue(field, before, context), describeValue(field, after, context)]
    // A row that was replaced by one with the same words.
    return from === to && from !== null ? [] : { path, field: label, before: from, after: to }
  })

interface DescribedChange {
  path: string
  field: string
  before: string | null
  after: string | null
}

/** @param blocks the kinds of the blocks on the path, from the top */
function describePath(fields: readonly FlattenedField[], path: string, blocks: readonly string[]) {
  // The last line of a long list: "and 12 more fields".
  if (path.startsWith('and ')) return { label: path, field: null }
  const kinds = [...blocks]
  let level: readonly FlattenedField[] = fields
  let field: FlattenedField | null = null
  const words = path.split(' ').flatMap((token) => {
    const parent = field as FlattenedField | null
    if (/^\d+$/.test(token)) {
      if (parent?.type !== 'blocks') return token
      // Fields of different blocks have the same names.
      const kind = kinds.shift()
      const block = blockOf(parent, kind)
      level = block?.flattenedFields ?? []
      return typeof block?.labels?.singular === 'string' ? `${token} (${block.labels.singular})` : token
    }
    field = level.find(({ name }) => name === token) ?? null
    level = field && 'flattenedFields' in field ? (field as { flattenedFields: FlattenedField[] }).flattenedFields : []
    // A group that has no label in the form.
    if (field && 'label' in field && field.label === false) return []
    return field && 'label' in field && typeof field.label === 'string' && field.label ? field.label : spaced(token)
  })
  return { label: words.join(' ') || spaced(path), field: field as FlattenedField | null }
}

/** "beforePrice" and "before_price" as "before price". */
const spaced = (name: string) =>
  name.replaceAll('_', ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function describeValue(
  field: FlattenedField | null,
  value: string | null,
  { timeZone, titles }: Context,
): string | null {
  if (value === null) return null
  if (ISO_TIME.test(value)) return formatMoment(value, timeZone, { withYear: true })
  if (field?.type === 'blocks') {
    const nameOf = (slug: string) => {
      const block = blockOf(field, slug)
      return typeof block?.labels?.singular === 'string' ? block.labels.singular : slug
    }
    return value.split(', ').map(nameOf).join(', ')
  }
  if (field?.type === 'select') {
    const option = field.options.find((candidate) => typeof candidate === 'object' && candidate.value === value)
    return typeof option === 'object' && typeof option.label === 'string' ? option.label : value
  }
  const collection = relatedCollection(field)
  if (collection === null || !IDS.test(value)) return value
  const named = value.split(', ').map((id) => titles.get(`${collection} ${id}`) ?? `No. ${id}`)
  return named.join(', ')
}

/** One id, or several of a list. */
const IDS = /^\d+(, \d+)*$/

/** The collection of a relation to one; null for other fields. */
function relatedCollection(field: FlattenedField | null): CollectionSlug | null {
  const isRelation = field?.type === 'relationship' || field?.type === 'upload'
  return isRelation && typeof field.relationTo === 'string' ? field.relationTo : null
}

/** The titles of the documents that relations led to and lead to. */
async function readTitles(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  changes: readonly PlacedChange[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<CollectionSlug, Set<number>>()
  for (const { path, before, after, blocks } of changes) {
    const collection = relatedCollection(describePath(fields, path, blocks).field)
    if (collection === null) continue
    const known = ids.get(collection) ?? new Set()
    ids.set(collection, known)
    for (const value of [before, after])
      if (value !== null && IDS.test(value)) for (const id of value.split(', ')) known.add(Number(id))
  }
  const titles = new Map<string, string>()
  for (const [collection, related] of ids) {
    const { docs } = await req.payload.find({
      collection,
      limit: MAX_NAMED,
      pagination: false,
      where: { id: { in: [...related].slice(0, MAX_NAMED) } },
      ...withRights(req),
    })
    for (const document of docs as unknown as Stored[])
      titles.set(`${collection} ${document.id}`, titleOf(req, collection, document))
  }
  return titles
}
