import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { isNull } from 'drizzle-orm'
import { type ExtraConfigColumn, type PgColumn, uniqueIndex } from 'drizzle-orm/pg-core'

type SchemaHook = PostgresAdapter['afterSchemaInit'][number]

/**
 * Limits the unique indexes of collections with a trash to documents outside it, so that an address in the trash can be used again.
 * Payload's configuration has no conditions for indexes.
 */
export const freeTrashedAddresses: SchemaHook = ({ adapter, extendTable, schema }) => {
  for (const [name, { columns, indexes }] of Object.entries(adapter.rawTables)) {
    const isVersion = 'parent' in columns
    const unique = Object.entries(indexes ?? {}).filter(([, index]) => index.unique)
    if (!columns.deletedAt || isVersion || unique.length === 0) continue
    extendTable({
      table: schema.tables[name] as never,
      extraConfig: (table: Record<string, PgColumn>) =>
        Object.fromEntries(
          unique.map(([key, { name: indexName, on }]) => {
            const [first, ...others] = [on].flat().map((column) => table[column] as unknown as ExtraConfigColumn)
            return [
              key,
              uniqueIndex(indexName)
                .on(first!, ...others)
                .where(isNull(table.deletedAt!)),
            ]
          }),
        ),
    } as never)
  }
  return schema
}
