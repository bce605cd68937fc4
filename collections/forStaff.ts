import type { CollectionConfig, Field } from 'payload'

/**
 * What holds for every collection in the admin: no tab with the raw API answer, and no cross to clear a choice that must
 * be made.
 */
export function forStaff(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    admin: { ...collection.admin, hideAPIURL: true },
    fields: collection.fields.map(choicesStayMade),
  }
}

function choicesStayMade(field: Field): Field {
  if (field.type === 'select' && field.required) return { ...field, admin: { isClearable: false, ...field.admin } }
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(choicesStayMade) })) }
  if (field.type === 'blocks')
    return { ...field, blocks: field.blocks.map((block) => ({ ...block, fields: block.fields.map(choicesStayMade) })) }
  if ('fields' in field) return { ...field, fields: field.fields.map(choicesStayMade) }
  return field
}
