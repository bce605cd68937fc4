import type { CollectionConfig, Field, Plugin } from 'payload'

/**
 * Leaves fields out of bulk edit that cannot be meant for many documents, in all collections and in fields added by plugins. Lists: bulk edit
 * starts from an empty form, so it would overwrite the list of each document. The site, and addresses such as a slug, of which a site has
 * one each.
 */
export const limitBulkEdit: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const single = listSingle(collection)
    return { ...collection, fields: collection.fields.map((field) => limit(field, single)) }
  }),
})

/** Names of the fields whose values only one document can have, and of its site. */
const listSingle = ({ indexes = [] }: CollectionConfig): ReadonlySet<string> =>
  new Set(['site', ...indexes.filter(({ unique }) => unique).flatMap(({ fields }) => fields)])

function limit(field: Field, single: ReadonlySet<string>): Field {
  if (isList(field) || ('name' in field && field.name && single.has(field.name)))
    return { ...field, admin: { ...field.admin, disableBulkEdit: true } } as Field
  if (field.type === 'tabs')
    return {
      ...field,
      tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map((inner) => limit(inner, single)) })),
    }
  if ('fields' in field) return { ...field, fields: field.fields.map((inner) => limit(inner, single)) } as Field
  return field
}

const isList = (field: Field): boolean =>
  ['array', 'blocks', 'join'].includes(field.type) || ('hasMany' in field && field.hasMany === true)
