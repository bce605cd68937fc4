import { and, eq, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm'
import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import { type Database, inTransaction } from './database'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A static file of a build. Its name contains a hash of its content, so that builds share the files that did not change. */
export interface BuildFile {
  /** below `/_next/static/` */
  path: string
  /** of the body */
  encoding: 'br' | 'identity'
  body: Buffer
}

/** Static files of the builds that are in use. Not a collection of Payload: the table comes from a migration. */
export const build_files = pgTable('build_files', {
  path: text('path').primaryKey(),
  encoding: text('encoding').$type<BuildFile['encoding']>().notNull(),
  body: bytea('body').notNull(),
  /** when a build without this file was started; null while the newest build has it */
  replaced_at: timestamp('replaced_at', { mode: 'date', withTimezone: true }),
})

/** Days for which a page of an earlier build may stay open in a browser and still load its files. */
const RETENTION_DAYS = 7

/** Files that are written at once. */
const BATCH = 20

/** Key of the advisory lock: servers of one build start together. */
const LOCK_KEY = 'build_files'

/**
 * Makes the files of a build those of the newest one, and deletes files that no build of the last seven days has.
 * @param paths of all its files
 * @param readFiles of some of them: only those that are missing are read
 * @returns how many were missing
 */
export async function addBuildFiles(
  pool: Pool,
  paths: readonly string[],
  readFiles: (paths: readonly string[]) => Promise<BuildFile[]>,
): Promise<number> {
  return inTransaction(pool, async (database) => {
    await database.execute(sql`select pg_advisory_xact_lock(hashtext(${LOCK_KEY}))`)
    const known = await database
      .select({ path: build_files.path, replaced_at: build_files.replaced_at })
      .from(build_files)
      .where(inArray(build_files.path, [...paths]))
    const knownPaths = new Set(known.map(({ path }) => path))
    const missing = paths.filter((path) => !knownPaths.has(path))
    for (let start = 0; start < missing.length; start += BATCH)
      await database.insert(build_files).values(await readFiles(missing.slice(start, start + BATCH)))
    const back = known.filter(({ replaced_at }) => replaced_at !== null).map(({ path }) => path)
    if (back.length > 0)
      await database.update(build_files).set({ replaced_at: null }).where(inArray(build_files.path, back))
    await database
      .update(build_files)
      .set({ replaced_at: sql`now()` })
      .where(and(isNull(build_files.replaced_at), notInArray(build_files.path, [...paths])))
    await database
      .delete(build_files)
      .where(lt(build_files.replaced_at, sql`now() - make_interval(days => ${RETENTION_DAYS})`))
    return missing.length
  })
}

/** A file of any build that is in use, or null. */
export async function findBuildFile(database: Database, path: string): Promise<BuildFile | null> {
  const { encoding, body } = build_files
  const [file] = await database
    .select({ path: build_files.path, encoding, body })
    .from(build_files)
    .where(eq(build_files.path, path))
    .limit(1)
  return file ?? null
}
