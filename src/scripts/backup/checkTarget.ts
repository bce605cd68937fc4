import { sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database'
import { BackupError } from './backupError'
import { EXCLUDED_TABLES } from './excludedTables'
import { listTables } from './listTables'

/** The oldest Postgres that Forecourt runs on. */
const MIN_POSTGRES = 15

/** Tables that a new database has rows in as soon as a server has started. */
const FILLED_AT_START = ['payload_kv', 'payload_migrations', 'places']

/**
 * Whether a backup may be loaded into this database: it must be empty, or be named to be replaced, and nobody may use it.
 * @param replace name of the database whose content may be deleted
 * @throws {BackupError}
 */
export async function checkTarget(database: Database, replace: string | undefined): Promise<void> {
  const { rows } = await database.execute<{ name: string; version: number; encoding: string }>(sql`
    select current_database() as name, current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding`)
  const { name, version, encoding } = rows[0]!
  if (version < MIN_POSTGRES)
    throw new BackupError(`This is Postgres ${version}. Use version ${MIN_POSTGRES} or newer.`)
  if (encoding !== 'UTF8')
    throw new BackupError(`The encoding of the database ${name} is ${encoding}. Create it with UTF8.`)
  if (replace !== undefined && replace !== name)
    throw new BackupError(`--replace names the database ${replace}, but DATABASE_URL leads to ${name}.`)
  await requireNoServers(database, name)
  const filled = replace === undefined ? await findFilledTables(database) : []
  if (filled.length > 0)
    throw new BackupError(
      `The database ${name} is not empty: it has rows in ${filled.slice(0, 5).join(', ')}${filled.length > 5 ? ' …' : ''}. ` +
        `Set DATABASE_URL to an empty database, or delete its content with --replace ${name}.`,
    )
}

/** @throws {BackupError} if a web server or worker is connected */
export async function requireNoServers(database: Database, name = 'this database'): Promise<void> {
  const { rows } = await database.execute<{ name: string }>(sql`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'forecourt %' order by 1`)
  if (rows.length === 0) return
  const connected = rows.map((row) => row.name).join(', ')
  throw new BackupError(
    `Servers use ${name} (${connected}). Stop all web servers and workers, or Ctrl-C in \`npm start\`.`,
  )
}

async function findFilledTables(database: Database): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of await listTables(database)) {
    if (FILLED_AT_START.includes(name) || Object.hasOwn(EXCLUDED_TABLES, name)) continue
    const { rows } = await database.execute<{ filled: boolean }>(
      sql`select exists (select from ${sql.identifier(name)}) as filled`,
    )
    if (rows[0]!.filled) filled.push(name)
  }
  return filled
}
