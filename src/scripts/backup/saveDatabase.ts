import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import { asc, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { type Database, inTransaction, toDatabase } from '../../server/database/database'
import { payload_migrations } from '../../server/database/tables.generated'
import { listStoredFiles } from '../files/listStoredFiles'
import { BackupError } from './backupError'
import { closeConnection, readTable } from './copyStreams'
import { EXCLUDED_TABLES } from './excludedTables'
import { writeHashed } from './hashContent'
import { liftTimeLimits, listTables, readSequences, type Table } from './listTables'
import { type BackupTable, DATABASE_FOLDER, getTableFile, type Manifest } from './manifest'

/** The level that takes a third of the default's time, for files that are a tenth larger. */
const GZIP_LEVEL = 3

export interface SaveOptions {
  pool: Pool
  /** of the backup, which exists */
  folder: string
  signal: AbortSignal
  onProgress: (detail: string) => void
}

/** What a manifest says of the database. */
export type SavedDatabase = Pick<
  Manifest,
  'createdAt' | 'postgres' | 'migrations' | 'tables' | 'excluded' | 'sequences'
>

/**
 * Copies the tables as they are at one moment, while others read and write them.
 * @param fileNames path of a new file for the files that documents referred to at that moment, a line of JSON for each
 * @throws {BackupError} if a migration runs, or the database is not Forecourt's
 */
export async function saveDatabase(options: SaveOptions, fileNames: string): Promise<SavedDatabase> {
  const { pool, folder, signal, onProgress } = options
  await mkdir(join(folder, DATABASE_FOLDER), { mode: 0o700 })
  const names = await listTableNames(toDatabase(pool))
  if (!names.includes('payload_migrations'))
    throw new BackupError('This database has no tables of Forecourt. Check DATABASE_URL.')
  return inTransaction(pool, async (database) => {
    await database.execute(sql`set transaction isolation level repeatable read, read only`)
    await liftTimeLimits(database)
    await lockAgainstMigrations(database, names)
    const tables = (await listTables(database)).filter(({ name }) => !Object.hasOwn(EXCLUDED_TABLES, name))
    const state = await readState(database)
    const saved: BackupTable[] = []
    for (const table of tables) {
      saved.push(await saveTable(database, table, options))
      onProgress(`${saved.length} of ${tables.length} tables`)
      signal.throwIfAborted()
    }
    await writeFileNames(database, fileNames)
    return { ...state, tables: saved, excluded: EXCLUDED_TABLES }
  })
}

/** Not `Date.now()`: the moment is compared with times that the database wrote. */
async function readState(database: Database) {
  const { rows } = await database.execute<{ at: Date | string; version: string }>(
    sql`select now() as at, current_setting('server_version') as version`,
  )
  const migrations = await database
    .select({ name: payload_migrations.name })
    .from(payload_migrations)
    .orderBy(asc(payload_migrations.id))
  const { at, version } = rows[0]!
  return {
    createdAt: new Date(at).toISOString(),
    postgres: version,
    migrations: migrations.map(({ name }) => name ?? ''),
    sequences: await readSequences(database),
  }
}

const listTableNames = async (database: Database) => (await listTables(database)).map(({ name }) => name)

/**
 * Locks all tables before the snapshot is taken, since a migration that rewrites a table hides its rows from older snapshots. Readers
 * and writers do not notice.
 */
async function lockAgainstMigrations(database: Database, names: readonly string[]): Promise<void> {
  await database.execute(sql`set local lock_timeout = '60s'`)
  const list = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
  await database.execute(sql`lock table ${list} in access share mode`)
  const now = await listTableNames(database)
  if (now.join() !== names.join())
    throw new BackupError('A migration created or removed tables meanwhile. Run the command again.')
}

async function saveTable(database: Database, { name, columns }: Table, options: SaveOptions): Promise<BackupTable> {
  const rows = readTable(database, name, columns)
  const gzip = createGzip({ level: GZIP_LEVEL })
  const content = await writeHashed(join(options.folder, getTableFile(name)), rows, options.signal, gzip).catch(
    (error) => {
      closeConnection(database)
      throw error
    },
  )
  // The count follows the data, and has come when the next query is done.
  await database.execute(sql`select`)
  return { name, columns, rows: rows.rowCount, ...content }
}

/** The names are kept on disk, since there may be millions. */
async function writeFileNames(database: Database, path: string): Promise<void> {
  const file: FileHandle = await open(path, 'wx', 0o600)
  try {
    for await (const stored of listStoredFiles(database)) await file.appendFile(`${JSON.stringify(stored)}\n`)
  } finally {
    await file.close()
  }
}
