import { inArray, lt, sql } from 'drizzle-orm'
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from './database'

/** Expired tags that a CDN has to be told. Not a collection of Payload: the table comes from a migration. */
export const cdn_purges = pgTable('cdn_purges', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { mode: 'date', withTimezone: true }).notNull().defaultNow(),
  tags: text('tags').array().notNull(),
})

/** Changes that one purge takes together. */
const MAX_CHANGES = 500

/** Days after which a CDN has dropped its pages by itself: it keeps them for a day at most. */
const RETENTION_DAYS = 2

/** Records tags that the CDN has to purge. Rows are only added, so that saves do not wait for each other. */
export async function recordCdnPurge(database: Database, tags: readonly string[]): Promise<void> {
  await database.insert(cdn_purges).values({ tags: [...tags] })
}

/**
 * Takes the oldest recorded tags, each once, in the caller's transaction: a rollback puts them back.
 * @returns null if there are none
 */
export async function takeCdnPurges(database: Database): Promise<string[] | null> {
  await database.delete(cdn_purges).where(lt(cdn_purges.at, sql`now() - make_interval(days => ${RETENTION_DAYS})`))
  const oldest = database
    .select({ id: cdn_purges.id })
    .from(cdn_purges)
    .orderBy(cdn_purges.id)
    .limit(MAX_CHANGES)
    .for('update', { skipLocked: true })
  const rows = await database
    .delete(cdn_purges)
    .where(inArray(cdn_purges.id, oldest))
    .returning({ tags: cdn_purges.tags })
  return rows.length > 0 ? [...new Set(rows.flatMap(({ tags }) => tags))] : null
}
