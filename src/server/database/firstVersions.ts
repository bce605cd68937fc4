import { type SQL, sql } from 'drizzle-orm'
import type { Database } from './database'

/** Tables of the collections with versions, without those of their lists. */
const VERSIONED_TABLES = [
  ...['pages', 'posts', 'layouts', 'search_landings', 'menus', 'reviews', 'models'],
  ...['offers', 'promo_cards', 'promo_tiles', 'locations', 'hours_wording', 'sites'],
] as const

interface Column {
  table: string
  name: string
  /** name of its type if that is an enum, which a table and its versions do not share */
  enum: string | null
  isText: boolean
}

/**
 * Gives each document without a version its first one: a copy of its rows. The admin lists documents with drafts by their latest
 * version, and a first change can be taken back only with one. Needed for documents from before their collection had versions,
 * and for those that a server of the release before has created during a deploy. Call it in a transaction.
 */
export async function createFirstVersions(database: Pick<Database, 'execute'>): Promise<void> {
  const columns = await listColumns(database)
  await database.execute(sql`create temporary table first_versions (id integer, document integer) on commit drop`)
  await database.execute(
    sql`create temporary table first_version_rows (id integer, list text, uuid text) on commit drop`,
  )
  for (const table of VERSIONED_TABLES) {
    await database.execute(sql`delete from first_versions`)
    await copyDocuments(database, table, columns)
    const lists = [...columns.keys()].filter(
      (name) => name.startsWith(`${table}_`) && columns.has(toVersions(table, name)),
    )
    // A list in a list comes after it.
    for (const list of lists.sort((a, b) => a.length - b.length)) await copyList(database, table, list, columns)
  }
  await database.execute(sql`drop table first_versions, first_version_rows`)
}

async function listColumns(database: Pick<Database, 'execute'>): Promise<Map<string, Column[]>> {
  const { rows } = await database.execute(sql`
    select table_name as "table", column_name as name, data_type = 'character varying' as "isText",
      case when data_type = 'USER-DEFINED' then udt_name end as enum
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`)
  const byTable = new Map<string, Column[]>()
  for (const column of rows as unknown as Column[])
    byTable.set(column.table, [...(byTable.get(column.table) ?? []), column])
  return byTable
}

/** The table with the versions of a list: "_menus_v_version_items" of "menus_items". */
function toVersions(table: string, list: string): string {
  const rest = list.slice(table.length + 1)
  return ['rels', 'texts', 'numbers'].includes(rest) ? `_${table}_v_${rest}` : `_${table}_v_version_${rest}`
}

/** Only servers that have not migrated yet lack a column of the copy. */
const copied = (source: readonly Column[], name: string) => source.some((column) => column.name === name)

/** The value of a column of `source` for a column of its copy. */
function toValue(name: string, target: Column): SQL {
  const value = sql`source.${sql.identifier(name)}`
  return target.enum ? sql`${value}::text::${sql.identifier(target.enum)}` : value
}

const joined = (parts: SQL[]) => sql.join(parts, sql`, `)

async function copyDocuments(
  database: Pick<Database, 'execute'>,
  table: string,
  columns: Map<string, Column[]>,
): Promise<void> {
  const versions = `_${table}_v`
  const source = columns.get(table) ?? []
  const target = columns.get(versions) ?? []
  const fields = target.flatMap((column) => {
    const name = column.name.replace(/^version_/, '')
    return column.name.startsWith('version_') && copied(source, name) ? [{ column, value: toValue(name, column) }] : []
  })
  const latest = target.some(({ name }) => name === 'latest') ? [sql`true`] : []
  await database.execute(sql`
    with inserted as (
      insert into ${sql.identifier(versions)} (${joined([
        ...['parent_id', 'created_at', 'updated_at'].map((name) => sql`${sql.identifier(name)}`),
        ...latest.map(() => sql`latest`),
        ...fields.map(({ column }) => sql`${sql.identifier(column.name)}`),
      ])})
      select ${joined([sql`source.id`, sql`source.created_at`, sql`source.updated_at`, ...latest, ...fields.map(({ value }) => value)])}
      from ${sql.identifier(table)} source
      where not exists (select 1 from ${sql.identifier(versions)} existing where existing.parent_id = source.id)
      returning id, parent_id
    )
    insert into first_versions select id, parent_id from inserted`)
}

async function copyList(
  database: Pick<Database, 'execute'>,
  table: string,
  list: string,
  columns: Map<string, Column[]>,
): Promise<void> {
  const versions = toVersions(table, list)
  const source = columns.get(list) ?? []
  const target = columns.get(versions) ?? []
  const parent = source.find(({ name }) => name === '_parent_id' || name === 'parent_id')
  if (!parent) return
  const hasRowIds = copied(target, '_uuid')
  const hasPaths = /_v_(rels|texts|numbers)$/.test(versions)
  const fields = target.flatMap((column) => {
    if (column.name === 'id') return []
    if (column.name === parent.name) return [{ column, value: sql`parents.id` }]
    if (column.name === '_uuid') return [{ column, value: sql`source.id` }]
    if (column.name === 'path' && hasPaths) return [{ column, value: sql`'version.' || source.path` }]
    return copied(source, column.name) ? [{ column, value: toValue(column.name, column) }] : []
  })
  const parents = parent.isText
    ? sql`first_version_rows parents on parents.uuid = source.${sql.identifier(parent.name)} and starts_with(${list}, parents.list)`
    : sql`first_versions parents on parents.document = source.${sql.identifier(parent.name)}`
  const insert = sql`
    insert into ${sql.identifier(versions)} (${joined(fields.map(({ column }) => sql`${sql.identifier(column.name)}`))})
    select ${joined(fields.map(({ value }) => value))} from ${sql.identifier(list)} source join ${parents}`
  await database.execute(
    hasRowIds
      ? sql`with inserted as (${insert} returning id, _uuid)
          insert into first_version_rows select id, ${`${list}_`}, _uuid from inserted`
      : insert,
  )
}
