import type { Block, CollectionConfig, Field } from 'payload'

const CHECKBOX_CELL = '/src/admin/cells/CheckboxCell.tsx#CheckboxCell'

const PUBLISH_SELECTED = '/src/admin/lists/PublishSelected.tsx#PublishSelected'

/**
 * Defaults for every collection in the admin: no API tab, no clear button on required selects, checkboxes shown as text
 * in lists, and a dialog that says what of a list is published.
 */
export function withAdminDefaults(collection: CollectionConfig): CollectionConfig {
  const { admin, versions } = collection
  const components = admin?.components
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)
  return {
    ...collection,
    admin: {
      ...admin,
      hideAPIURL: true,
      ...(hasDrafts && {
        components: { ...components, beforeListTable: [...(components?.beforeListTable ?? []), PUBLISH_SELECTED] },
      }),
    },
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
