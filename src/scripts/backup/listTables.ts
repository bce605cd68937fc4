import { sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database'

export interface Table {
  name: string
  /** those that are stored, in order */
  columns: string[]
}

/** The tables of the schema `public`, in order, without those of extensions. */
export async function listTables(database: Database): Promise<Table[]> {
  const { rows } = await database.execute<{ name: string; columns: string[] }>(sql`
    select class.relname as name,
      array_agg(attribute.attname::text order by attribute.attnum) as columns
    from pg_class class
    join pg_attribute attribute on attribute.attrelid = class.oid
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p')
      and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
      and not exists (select from pg_depend where objid = class.oid and classid = 'pg_class'::regclass and deptype = 'e')
    group by class.relname
    order by class.relname`)
  return rows
}

/** The last values of sequences that were used. */
export async function readSequences(database: Database): Promise<Record<string, string>> {
  const { rows } = await database.execute<{ name: string; value: string }>(sql`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** Lifts the limits of time that an account or database may have, until the transaction ends. */
export async function liftTimeLimits(database: Database): Promise<void> {
  await database.execute(sql`
    select set_config(name, '0', true) from pg_settings
    where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`)
}
