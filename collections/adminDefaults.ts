import type { CollectionConfig, Field } from 'payload'

const TICK_CELL = '/src/admin/cells/TickCell.tsx#TickCell'

/**
 * What holds for every collection in the admin: no tab with the raw API answer, no cross to clear a choice that must be
 * made, and ticks in lists that read as words.
 */
export function withAdminDefaults(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    admin: { ...collection.admin, hideAPIURL: true },
    fields: collection.fields.map(inPlainWords),
  }
}

function inPlainWords(field: Field): Field {
  if (field.type === 'select' && field.required) return { ...field, admin: { isClearable: false, ...field.admin } }
  if (field.type === 'checkbox' && !field.admin?.components?.Cell)
    return { ...field, admin: { ...field.admin, components: { Cell: TICK_CELL, ...field.admin?.components } } }
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(inPlainWords) })) }
  if (field.type === 'blocks')
    return { ...field, blocks: field.blocks.map((block) => ({ ...block, fields: block.fields.map(inPlainWords) })) }
  if ('fields' in field) return { ...field, fields: field.fields.map(inPlainWords) }
  return field
}
