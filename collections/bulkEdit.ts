import type { Field, Plugin } from 'payload'

/**
 * Disables bulk edit for list fields, in all collections and in fields added by plugins. Bulk edit starts from an empty form,
 * so it would overwrite the list of each document.
 */
export const disableListBulkEdit: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    fields: collection.fields.map(disableForLists),
  })),
})

function disableForLists(field: Field): Field {
  if (isList(field)) return { ...field, admin: { ...field.admin, disableBulkEdit: true } } as Field
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(disableForLists) })) }
  if ('fields' in field) return { ...field, fields: field.fields.map(disableForLists) } as Field
  return field
}

const isList = (field: Field): boolean =>
  ['array', 'blocks', 'join'].includes(field.type) || ('hasMany' in field && field.hasMany === true)
