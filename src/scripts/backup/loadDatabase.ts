import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { migrations } from '../../migrations'
import { type Database, inTransaction, toDatabase } from '../../server/database/database'
import { payload_jobs, payload_migrations } from '../../server/database/tables.generated'
import { JOB_SCHEMA } from '../../server/jobs/jobTables'
import type { Logger } from '../../server/logger'
import { BackupError } from './backupError'
import { requireNoServers } from './checkTarget'
import { writeTable } from './copyStreams'
import { liftTimeLimits, listTables } from './listTables'
import { type BackupTable, getTableFile, type Manifest } from './manifest'

interface LoadOptions {
  pool: Pool
  /** of the backup */
  folder: string
  manifest: Manifest
  logger: Logger
  signal: AbortSignal
  onProgress: (detail: string) => void
}

/** Memory for one index, while nothing else uses the database. */
const INDEX_MEMORY = '256MB'

/** @throws {BackupError} if this version of Forecourt does not have a migration of the backup */
export function requireKnownMigrations({ migrations: applied }: Manifest): void {
  const unknown = applied.filter((name) => !migrations.some((migration) => migration.name === name))
  if (unknown.length === 0) return
  throw new BackupError(
    `This backup was made by a newer version of Forecourt, with the migration ${unknown.at(-1)}. Restore it with that version.`,
  )
}

/**
 * Replaces the content of the database by that of a backup, in one transaction: creates the tables by the migrations that the backup had,
 * fills them, and then applies the migrations since. After a failure the database is as it was.
 * @returns tables of the backup that no migration creates, which are left out
 */
export async function loadDatabase(options: LoadOptions): Promise<string[]> {
  const { pool, folder, manifest, logger, signal, onProgress } = options
  requireKnownMigrations(manifest)
  const leftOut = await inTransaction(pool, async (database) => {
    await liftTimeLimits(database)
    await database.execute(sql`select set_config('maintenance_work_mem', ${INDEX_MEMORY}, true)`)
    await requireNoServers(database)
    onProgress('creating tables')
    await dropTables(database)
    for (const { name, up } of migrations) if (manifest.migrations.includes(name)) await migrate(database, up, logger)
    const tables = await matchTables(database, manifest)
    const restoreIndexes = await dropIndexes(database)
    for (const [index, table] of tables.entries()) {
      signal.throwIfAborted()
      onProgress(`${index + 1} of ${tables.length} tables`)
      await loadTable(database, table, folder, signal)
    }
    onProgress('creating indexes')
    await restoreIndexes(signal)
    await setSequences(database, manifest.sequences)
    // A job that ran at the moment of the backup starts again.
    await database.update(payload_jobs).set({ processing: false }).where(eq(payload_jobs.processing, true))
    await applyNewer(database, manifest, logger)
    const names = new Set(tables.map(({ name }) => name))
    return manifest.tables.map(({ name }) => name).filter((name) => !names.has(name))
  })
  onProgress('collecting statistics')
  await toDatabase(pool).execute(sql`analyze`)
  return leftOut
}

/** Drops all tables and their types, and the queue of jobs, which name rows of what is replaced. */
async function dropTables(database: Database): Promise<void> {
  await database.execute(sql`drop schema if exists ${sql.identifier(JOB_SCHEMA)} cascade`)
  const tables = (await listTables(database)).map(({ name }) => sql.identifier(name))
  if (tables.length > 0) await database.execute(sql`drop table ${sql.join(tables, sql`, `)} cascade`)
  const { rows } = await database.execute<{ name: string }>(sql`
    select typname as name from pg_type
    where typnamespace = 'public'::regnamespace and typtype = 'e'
      and not exists (select from pg_depend where objid = pg_type.oid and classid = 'pg_type'::regclass and deptype = 'e')`)
  const types = rows.map(({ name }) => sql.identifier(name))
  if (types.length > 0) await database.execute(sql`drop type ${sql.join(types, sql`, `)}`)
}

type Up = (typeof migrations)[number]['up']

/** Applies a migration in the given transaction. Migrations use nothing of Payload but its log. */
const migrate = (database: Database, up: Up, logger: Logger) =>
  up({ db: database, payload: { logger } } as unknown as MigrateUpArgs)

/** The tables of a backup that exist. @throws {BackupError} if it lacks one, or a column */
async function matchTables(database: Database, { tables, excluded }: Manifest): Promise<BackupTable[]> {
  const saved = new Map(tables.map((table) => [table.name, table]))
  const existing = new Map((await listTables(database)).map(({ name, columns }) => [name, columns]))
  for (const name of existing.keys())
    if (!saved.has(name) && !Object.hasOwn(excluded, name))
      throw new BackupError(`This backup is damaged: it does not have the table ${name}. Use an earlier backup.`)
  const found = tables.filter(({ name }) => existing.has(name))
  for (const { name, columns } of found) {
    const unknown = columns.find((column) => !existing.get(name)!.includes(column))
    if (unknown)
      throw new BackupError(`No migration creates the column ${unknown} of the table ${name} in this backup.`)
  }
  return found
}

/**
 * Drops what slows down the rows to come: indexes, and foreign keys, which also prescribe an order of tables. Primary keys stay.
 * @returns a function that creates them again, which also checks the rows
 */
async function dropIndexes(database: Database): Promise<(signal: AbortSignal) => Promise<void>> {
  const { rows: keys } = await database.execute<{ table: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  const { rows: indexes } = await database.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))`)
  for (const { table, name } of keys) await database.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
  if (indexes.length > 0) await database.execute(sql.raw(`drop index ${indexes.map(({ name }) => name).join(', ')}`))
  return async (signal) => {
    for (const { definition } of indexes) {
      signal.throwIfAborted()
      await database.execute(sql.raw(definition))
    }
    for (const { table, name, definition } of keys)
      await database.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`))
  }
}

async function loadTable(database: Database, table: BackupTable, folder: string, signal: AbortSignal): Promise<void> {
  const { name, columns, rows } = table
  const target = writeTable(database, name, columns)
  await pipeline(createReadStream(join(folder, getTableFile(name))), createGunzip(), target, { signal })
  if (target.rowCount !== rows)
    throw new BackupError(`The table ${name} got ${target.rowCount} rows instead of ${rows}. Use an earlier backup.`)
}

async function setSequences(database: Database, values: Manifest['sequences']): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await database.execute(sql`select setval(found, ${value}::bigint) from to_regclass(${`public.${name}`}) found
      where found is not null`)
}

/** Applies the migrations that the backup did not have, and records them as Payload does. */
async function applyNewer(database: Database, manifest: Manifest, logger: Logger): Promise<void> {
  const newer = migrations.filter(({ name }) => !manifest.migrations.includes(name))
  const { rows } = await database.execute<{ batch: number }>(
    sql`select coalesce(max(${payload_migrations.batch}), 0)::int + 1 as batch from ${payload_migrations}`,
  )
  for (const { name, up } of newer) {
    await migrate(database, up, logger)
    await database.insert(payload_migrations).values({ name, batch: rows[0]!.batch })
  }
}
