import type { Field } from 'payload'
import { isHeldList, listHeldParts } from '../../src/domain/releases/heldRows'
import { blockOf } from '../../src/server/blockConfigs'

type Data = Record<string, unknown>

/** A field of a document that holds a value, and where: `holder[field.name]`. */
export interface PlacedField {
  field: Field & { name: string }
  holder: Data
  /** as in the admin form: `layout.2.image` */
  path: string
}

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const toRows = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isData) : [])

/** The fields of a document's data, or of a draft of a site's settings, that hold values, including those in groups, tabs, arrays and blocks. */
export function walkFields(fields: readonly Field[], data: unknown, prefix = ''): PlacedField[] {
  if (!isData(data)) return []
  return fields.flatMap((field) => walkField(field, data, prefix))
}

function walkField(field: Field, data: Data, prefix: string): PlacedField[] {
  if (field.type === 'tabs')
    return field.tabs.flatMap((tab) =>
      'name' in tab && tab.name
        ? walkFields(tab.fields, data[tab.name], `${prefix}${tab.name}.`)
        : walkFields(tab.fields, data, prefix),
    )
  if (!('name' in field) || !field.name) return 'fields' in field ? walkFields(field.fields, data, prefix) : []

  const value = data[field.name]
  const path = `${prefix}${field.name}`
  switch (field.type) {
    case 'group':
      return walkFields(field.fields, value, `${path}.`)
    case 'array':
      return (isHeldList(value) ? listHeldParts(value) : toRows(value)).flatMap((row, position) =>
        walkFields(field.fields, row, `${path}.${position}.`),
      )
    case 'blocks':
      return toRows(value).flatMap((row, position) => {
        const block = blockOf(field, row.blockType)
        return block ? walkFields(block.fields, row, `${path}.${position}.`) : []
      })
    default:
      return [{ field: field as PlacedField['field'], holder: data, path }]
  }
}

/** Paths of the fields that a condition of the database may name. Blocks are JSON and have none. */
export function listFieldPaths(fields: readonly Field[], isListed: (field: Field) => boolean, prefix = ''): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        listFieldPaths(tab.fields, isListed, 'name' in tab && tab.name ? `${prefix}${tab.name}.` : prefix),
      )
    if (field.type === 'blocks') return []
    const name = 'name' in field && field.name ? `${prefix}${field.name}` : null
    if (name && isListed(field)) return [name]
    return 'fields' in field ? listFieldPaths(field.fields, isListed, name ? `${name}.` : prefix) : []
  })
}
