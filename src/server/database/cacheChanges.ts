import { lt, sql } from 'drizzle-orm'
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from './database'

/** Channel on which servers hear that `cache_changes` has new rows; the notification itself is empty, unless it is a test. */
export const CACHE_CHANNEL = 'cache_changed'

/** Expired cache tags, with the transaction that expired them (`xid`). The table comes from a migration. */
export const cache_changes = pgTable('cache_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { mode: 'date', withTimezone: true }).notNull().defaultNow(),
  tags: text('tags').array().notNull(),
})

/** Days that a server may be cut off from the database and still read what it missed. */
const RETENTION_DAYS = 7

/** What was visible at a moment, as Postgres prints it: `pg_current_snapshot()`. */
export type Snapshot = string

/** Records expired cache tags in the transaction of the change: other servers read them once it commits. */
export async function recordCacheChange(database: Database, tags: readonly string[]): Promise<void> {
  await database.insert(cache_changes).values({ tags: [...tags] })
  await database.execute(sql`select pg_notify(${CACHE_CHANNEL}, '')`)
}

/** Sends a notification on that channel that stands for no change. */
export async function sendTestNotification(database: Database, payload: string): Promise<void> {
  await database.execute(sql`select pg_notify(${CACHE_CHANNEL}, ${payload})`)
}

/**
 * The tags that were committed after a snapshot, each once, and the next snapshot. Compares transactions and not times, since a long
 * transaction becomes visible after shorter ones that began later. Without a snapshot there are no tags.
 */
export async function readCacheChanges(
  database: Database,
  since: Snapshot | null,
): Promise<{ tags: string[]; snapshot: Snapshot }> {
  const { rows } = await database.execute<{ tags: string[]; snapshot: Snapshot }>(sql`
    select pg_current_snapshot()::text as snapshot,
      coalesce((
        select array_agg(distinct tag) from ${cache_changes}, unnest(tags) tag
        where xid >= pg_snapshot_xmin(${since}::pg_snapshot)
          and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot)
      ), '{}') as tags`)
  return rows[0]!
}

/** Form of a snapshot: oldest and next transaction, and those between them that are running. */
const SNAPSHOT = /^\d+:\d+:[\d,]*$/

/**
 * As above, for a snapshot that is kept outside this database: `tags` is null if the changes since then are unknown, because there is
 * no snapshot or the database is a restored backup, whose transactions are older.
 */
export async function readChangesSince(
  database: Database,
  since: Snapshot | null,
): Promise<{ tags: string[] | null; snapshot: Snapshot }> {
  const known = since !== null && SNAPSHOT.test(since) && !(await isInFuture(database, since)) ? since : null
  const { tags, snapshot } = await readCacheChanges(database, known)
  return { tags: known === null ? null : tags, snapshot }
}

async function isInFuture(database: Database, snapshot: Snapshot): Promise<boolean> {
  const { rows } = await database.execute<{ future: boolean }>(
    sql`select pg_snapshot_xmax(${snapshot}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as future`,
  )
  return rows[0]!.future
}

/** Deletes rows that every server has read. */
export async function deleteReadCacheChanges(database: Database): Promise<void> {
  await database
    .delete(cache_changes)
    .where(lt(cache_changes.at, sql`now() - make_interval(days => ${RETENTION_DAYS})`))
}
