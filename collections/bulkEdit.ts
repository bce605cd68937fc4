import type { Field, Plugin } from 'payload'

/**
 * Takes every field that holds a list out of bulk edit, in all collections and in fields that plugins add. Bulk edit starts
 * from an empty form, so it would replace each document's own list with whatever was typed there.
 */
export const noBulkEditOfLists: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    fields: collection.fields.map(withoutBulkEditOfLists),
  })),
})

function withoutBulkEditOfLists(field: Field): Field {
  if (isList(field)) return { ...field, admin: { ...field.admin, disableBulkEdit: true } } as Field
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(withoutBulkEditOfLists) })) }
  if ('fields' in field) return { ...field, fields: field.fields.map(withoutBulkEditOfLists) } as Field
  return field
}

const isList = (field: Field): boolean =>
  ['array', 'blocks', 'join'].includes(field.type) || ('hasMany' in field && field.hasMany === true)
