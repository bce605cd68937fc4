import type { Socket } from 'node:net'
import type { Readable, Writable } from 'node:stream'
import type { PoolClient } from 'pg'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Database } from '../../server/database/database'

// drizzle has no COPY, whose data does not fit into memory.

const quote = (name: string) => pg.escapeIdentifier(name)
const listColumns = (columns: readonly string[]) => columns.map(quote).join(', ')
const clientOf = (database: Database) => (database as Database & { $client: PoolClient }).$client

/**
 * The rows of a table, as COPY's text: a line for each. The transaction of `database` can run nothing else until it ends.
 * `rowCount` is right after the next query.
 */
export const readTable = (
  database: Database,
  table: string,
  columns: readonly string[],
): Readable & { rowCount: number } =>
  clientOf(database).query(copyTo(`copy ${quote(table)} (${listColumns(columns)}) to stdout`))

/** Ends the connection of a transaction, whose `readTable` was given up: rows that nobody reads would hold it forever. */
export function closeConnection(database: Database): void {
  const { connection } = clientOf(database) as PoolClient & { connection: { stream: Socket } }
  connection.stream.destroy()
}

/** Adds the rows that are written to it to a table. */
export const writeTable = (
  database: Database,
  table: string,
  columns: readonly string[],
): Writable & { rowCount: number } =>
  clientOf(database).query(copyFrom(`copy ${quote(table)} (${listColumns(columns)}) from stdin`))
