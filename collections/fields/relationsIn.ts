import type { Block, Field, Tab } from 'payload'

/** A relation found in a document's data: the collection, the id, and the field's path as the admin names it. */
export interface FoundRelation {
  collection: string
  id: number
  path: string
}

type Data = Record<string, unknown>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Every relation and upload in a document's data, also those in groups, tabs, arrays, blocks and rich text. Paths are those
 * of the admin's form, `layout.2.image`, so that an error stands beside its field.
 */
export function relationsIn(fields: readonly Field[], data: unknown, prefix = ''): FoundRelation[] {
  if (!isData(data)) return []
  return fields.flatMap((field) => relationsOfField(field, data, prefix))
}

function relationsOfField(field: Field, data: Data, prefix: string): FoundRelation[] {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => relationsOfTab(tab, data, prefix))
  if (field.type === 'row' || field.type === 'collapsible') return relationsIn(field.fields, data, prefix)
  if (field.type === 'group' && !('name' in field && field.name)) return relationsIn(field.fields, data, prefix)
  if (!('name' in field) || !field.name) return []

  const value = data[field.name]
  const path = `${prefix}${field.name}`
  switch (field.type) {
    case 'group':
      return relationsIn(field.fields, value, `${path}.`)
    case 'array':
      return rowsOf(value).flatMap((row, position) => relationsIn(field.fields, row, `${path}.${position}.`))
    case 'blocks':
      return rowsOf(value).flatMap((row, position) => {
        const block = field.blocks.find((candidate: Block) => candidate.slug === row.blockType)
        return block ? relationsIn(block.fields, row, `${path}.${position}.`) : []
      })
    case 'relationship':
    case 'upload':
      return relationsOf(value, field.relationTo, path)
    case 'richText':
      return relationsOfNode(isData(value) ? value.root : null, path)
    default:
      return []
  }
}

function relationsOfTab(tab: Tab, data: Data, prefix: string): FoundRelation[] {
  return 'name' in tab && tab.name
    ? relationsIn(tab.fields, data[tab.name], `${prefix}${tab.name}.`)
    : relationsIn(tab.fields, data, prefix)
}

function rowsOf(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter(isData) : []
}

/** One value or many; ids, populated documents, or `{ relationTo, value }` where several collections are allowed. */
function relationsOf(value: unknown, relationTo: string | string[], path: string): FoundRelation[] {
  if (Array.isArray(value)) return value.flatMap((item) => relationsOf(item, relationTo, path))
  if (isData(value) && typeof value.relationTo === 'string') return relationsOf(value.value, value.relationTo, path)
  const id = isData(value) ? value.id : value
  if (typeof relationTo !== 'string' || (typeof id !== 'number' && typeof id !== 'string')) return []
  return [{ collection: relationTo, id: Number(id), path }]
}

/** Links and uploads inside rich text, which keeps them in its own tree of nodes. */
function relationsOfNode(node: unknown, path: string): FoundRelation[] {
  if (!isData(node)) return []
  const own = [node, node.fields].filter(isData).flatMap((holder) => {
    const link = isData(holder.doc) ? holder.doc : holder
    return typeof link.relationTo === 'string' ? relationsOf(link.value, link.relationTo, path) : []
  })
  return [...own, ...rowsOf(node.children).flatMap((child) => relationsOfNode(child, path))]
}
