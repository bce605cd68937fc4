import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { sqlState } from './database/driverError'
import { payload_migrations } from './database/tables.generated'

const UNDEFINED_TABLE = '42P01'

/**
 * The committed migrations that this database lacks, oldest first. Queries the table, since a command's exit code can be 0
 * when nothing ran.
 */
export async function listMissingMigrations(payload: Payload): Promise<string[]> {
  const applied = new Set(await listAppliedMigrations(payload))
  const { prodMigrations = [] } = getAdapter(payload)
  return prodMigrations.map(({ name }) => name).filter((name) => !applied.has(name))
}

/** Throws if the database does not respond. */
export async function pingDatabase(payload: Payload): Promise<void> {
  await getAdapter(payload).drizzle.execute(sql`select 1`)
}

async function listAppliedMigrations(payload: Payload): Promise<unknown[]> {
  try {
    const rows = await getAdapter(payload).drizzle.select({ name: payload_migrations.name }).from(payload_migrations)
    return rows.map(({ name }) => name)
  } catch (error) {
    if (sqlState(error) === UNDEFINED_TABLE) return []
    throw error
  }
}

const getAdapter = (payload: Payload) => payload.db as unknown as PostgresAdapter
