import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { count, sql } from 'drizzle-orm'
import type { DatabaseAdapterObj, PaginatedDocs, RequestContext } from 'payload'
import { MAX_LIST_TOTAL } from '../../domain/listTotal'

const LIMITED = 'limitedCount'

/** Context of a count for a screen: it stops above `MAX_LIST_TOTAL`, and then returns one more. */
export const limitedCount = (): RequestContext => ({ [LIMITED]: true })

type CountDistinct = PostgresAdapter['countDistinct']

/**
 * Lists of the CMS count up to `MAX_LIST_TOTAL` rows: a total of one more stands for any larger number. So do counts with the context
 * `limitedCount()`; other counts are exact.
 */
export function limitTotals(database: DatabaseAdapterObj<PostgresAdapter>): DatabaseAdapterObj<PostgresAdapter> {
  return { ...database, init: (args) => limitAdapter(database.init(args) as PostgresAdapter) }
}

function limitAdapter(adapter: PostgresAdapter): PostgresAdapter {
  // The same adapter, whose methods count up to the limit.
  const limited: PostgresAdapter = Object.assign(Object.create(adapter), { countDistinct: countUpToLimit })
  const { count: countDocuments, countVersions, find, findVersions, queryDrafts } = adapter
  const forRequest = (req: Parameters<typeof countDocuments>[0]['req']) => (req?.context?.[LIMITED] ? limited : adapter)
  adapter.count = (args) => countDocuments.call(forRequest(args.req), args)
  adapter.countVersions = (args) => countVersions.call(forRequest(args.req), args)
  adapter.find = (async (args) => withNextPage(await find.call(limited, args))) as typeof find
  adapter.findVersions = (async (args) => withNextPage(await findVersions.call(limited, args))) as typeof findVersions
  adapter.queryDrafts = (async (args) => withNextPage(await queryDrafts.call(limited, args))) as typeof queryDrafts
  return adapter
}

/** Pages beyond the limit can still be opened one after the other, so that clients that read a whole list miss nothing. */
function withNextPage<Document>(found: PaginatedDocs<Document>): PaginatedDocs<Document> {
  if (found.totalDocs <= MAX_LIST_TOTAL) return found
  const hasNextPage = found.docs.length === found.limit
  return { ...found, hasNextPage, nextPage: hasNextPage ? (found.page ?? 1) + 1 : null }
}

const countUpToLimit: CountDistinct = async function (this: PostgresAdapter, { db, joins, tableName, where }) {
  const table = this.tables[tableName]!
  let rows = (db as PostgresAdapter['drizzle'])
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .$dynamic()
  for (const { type, condition, table: joined } of joins)
    rows = rows[type ?? 'leftJoin'](joined as typeof table, condition) as unknown as typeof rows
  // A joined row counts once for each document.
  if (joins.length > 0) rows = rows.groupBy(table.id!) as typeof rows
  const [found] = await (db as PostgresAdapter['drizzle'])
    .select({ total: count() })
    .from(rows.limit(MAX_LIST_TOTAL + 1).as('found'))
  return found?.total ?? 0
}
