import type { Field } from 'payload'
import { isData, toRows, walkFields } from './walkFields'

/** A relation in a document's data, with the field's path as in the admin form. */
export interface FoundRelation {
  collection: string
  id: number
  path: string
}

/** A found relation and where its value is, so that it can be replaced: `holder[key]`. */
export interface PlacedRelation extends FoundRelation {
  holder: Record<string, unknown> | unknown[]
  key: string | number
}

/**
 * Every relation and upload in a document's data, including groups, tabs, arrays, blocks and rich text. Paths match the admin
 * form, such as `layout.2.image`, so that errors show at their field.
 */
export const findRelations = (fields: readonly Field[], data: unknown): FoundRelation[] =>
  findPlacedRelations(fields, data).map(({ collection, id, path }) => ({ collection, id, path }))

/** The same with their places in the data. */
export const findPlacedRelations = (fields: readonly Field[], data: unknown, prefix = ''): PlacedRelation[] =>
  walkFields(fields, data, prefix).flatMap(({ field, holder, path }) => {
    if (field.type === 'relationship' || field.type === 'upload')
      return toRelations({ holder, key: field.name }, field.relationTo, path)
    const value = holder[field.name]
    return field.type === 'richText' && isData(value) ? findInRichText(value.root, path) : []
  })

type Place = Pick<PlacedRelation, 'holder' | 'key'>

const valueAt = ({ holder, key }: Place): unknown => (holder as Record<string, unknown>)[key]

/** One or many values: ids, populated documents, or `{ relationTo, value }` for polymorphic relations. */
function toRelations(place: Place, relationTo: string | string[], path: string): PlacedRelation[] {
  const value = valueAt(place)
  if (Array.isArray(value)) return value.flatMap((_, key) => toRelations({ holder: value, key }, relationTo, path))
  if (isData(value) && typeof value.relationTo === 'string')
    return toRelations({ holder: value, key: 'value' }, value.relationTo, path)
  const id = isData(value) ? value.id : value
  if (typeof relationTo !== 'string' || (typeof id !== 'number' && typeof id !== 'string')) return []
  return [{ collection: relationTo, id: Number(id), path, ...place }]
}

/** Links and uploads in the node tree of rich text. */
function findInRichText(node: unknown, path: string): PlacedRelation[] {
  if (!isData(node)) return []
  const nodeRelations = [node, node.fields].filter(isData).flatMap((holder) => {
    const link = isData(holder.doc) ? holder.doc : holder
    return typeof link.relationTo === 'string' ? toRelations({ holder: link, key: 'value' }, link.relationTo, path) : []
  })
  return [...nodeRelations, ...toRows(node.children).flatMap((child) => findInRichText(child, path))]
}
