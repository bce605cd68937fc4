import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { CollectionSlug, DatabaseAdapterObj, FlattenedField, SelectType } from 'payload'
import { getSelectMode } from 'payload/shared'

/**
 * Reads of the CMS with a `select` leave out the lists of groups that it does not name. Payload alone reads them all and then drops them:
 * of a site, twenty tables for its name.
 */
export function narrowSelects(database: DatabaseAdapterObj<PostgresAdapter>): DatabaseAdapterObj<PostgresAdapter> {
  return { ...database, init: (args) => narrowAdapter(database.init(args) as PostgresAdapter) }
}

function narrowAdapter(adapter: PostgresAdapter): PostgresAdapter {
  const { find, findOne } = adapter
  adapter.find = function (this: PostgresAdapter, args) {
    return find.call(this, narrow(this, args))
  } as typeof find
  adapter.findOne = function (this: PostgresAdapter, args) {
    return findOne.call(this, narrow(this, args))
  } as typeof findOne
  return adapter
}

function narrow<Args extends { collection: CollectionSlug; select?: SelectType }>(
  adapter: PostgresAdapter,
  args: Args,
): Args {
  const { select } = args
  const fields = adapter.payload.collections[args.collection]?.config.flattenedFields
  if (!select || !fields || getSelectMode(select) !== 'include') return args
  return { ...args, select: nameGroups(select, fields) }
}

/** The selection, with the groups that it does not name as groups of which nothing is selected. */
function nameGroups(select: SelectType, fields: readonly FlattenedField[]): SelectType {
  const named: SelectType = { ...select }
  for (const field of fields) {
    if (field.type !== 'group' && field.type !== 'tab') continue
    const inner = select[field.name] ?? {}
    if (typeof inner === 'object') named[field.name] = nameGroups(inner, field.flattenedFields)
  }
  return named
}
