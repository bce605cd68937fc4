import type { Block, CollectionConfig, Field } from 'payload'

const CHECKBOX_CELL = '/src/admin/cells/CheckboxCell.tsx#CheckboxCell'

/**
 * Defaults for every collection in the admin: no API tab, no clear button on required selects, and checkboxes shown as text
 * in lists.
 */
export function withAdminDefaults(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    admin: { ...collection.admin, hideAPIURL: true },
    fields: collection.fields.map(applyFieldDefaults),
  }
}

/** The same for a block. */
export const withBlockDefaults = (block: Block): Block => ({ ...block, fields: block.fields.map(applyFieldDefaults) })

function applyFieldDefaults(field: Field): Field {
  if (field.type === 'select' && field.required) return { ...field, admin: { isClearable: false, ...field.admin } }
  if (field.type === 'checkbox' && !field.admin?.components?.Cell)
    return { ...field, admin: { ...field.admin, components: { Cell: CHECKBOX_CELL, ...field.admin?.components } } }
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(applyFieldDefaults) })) }
  if ('fields' in field) return { ...field, fields: field.fields.map(applyFieldDefaults) }
  return field
}
