import type { Block, Field, Tab } from 'payload'

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

type Data = Record<string, unknown>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Every relation and upload in a document's data, including groups, tabs, arrays, blocks and rich text. Paths match the admin
 * form, such as `layout.2.image`, so that errors show at their field.
 */
export const findRelations = (fields: readonly Field[], data: unknown): FoundRelation[] =>
  findPlacedRelations(fields, data).map(({ collection, id, path }) => ({ collection, id, path }))

/** The same with their places in the data. */
export function findPlacedRelations(fields: readonly Field[], data: unknown, prefix = ''): PlacedRelation[] {
  if (!isData(data)) return []
  return fields.flatMap((field) => findInField(field, data, prefix))
}

function findInField(field: Field, data: Data, prefix: string): PlacedRelation[] {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => findInTab(tab, data, prefix))
  if (field.type === 'row' || field.type === 'collapsible') return findPlacedRelations(field.fields, data, prefix)
  if (field.type === 'group' && !('name' in field && field.name)) return findPlacedRelations(field.fields, data, prefix)
  if (!('name' in field) || !field.name) return []

  const value = data[field.name]
  const path = `${prefix}${field.name}`
  switch (field.type) {
    case 'group':
      return findPlacedRelations(field.fields, value, `${path}.`)
    case 'array':
      return toRows(value).flatMap((row, position) => findPlacedRelations(field.fields, row, `${path}.${position}.`))
    case 'blocks':
      return toRows(value).flatMap((row, position) => {
        const block = field.blocks.find((candidate: Block) => candidate.slug === row.blockType)
        return block ? findPlacedRelations(block.fields, row, `${path}.${position}.`) : []
      })
    case 'relationship':
    case 'upload':
      return toRelations({ holder: data, key: field.name }, field.relationTo, path)
    case 'richText':
      return findInRichText(isData(value) ? value.root : null, path)
    default:
      return []
  }
}

function findInTab(tab: Tab, data: Data, prefix: string): PlacedRelation[] {
  return 'name' in tab && tab.name
    ? findPlacedRelations(tab.fields, data[tab.name], `${prefix}${tab.name}.`)
    : findPlacedRelations(tab.fields, data, prefix)
}

function toRows(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter(isData) : []
}

type Place = Pick<PlacedRelation, 'holder' | 'key'>

const valueAt = ({ holder, key }: Place): unknown => (holder as Data)[key]

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
