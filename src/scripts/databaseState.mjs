// @ts-check
import pg from 'pg'
import { committedMigrations, SEED_KEY, seedFingerprint } from './sources.mjs'

/**
 * Whether a database has all committed migrations and, with `demo`, the current demo. Uses two queries, since starting the CMS
 * takes seconds.
 * @param {string} url
 * @param {boolean} demo
 * @throws if the database cannot be reached
 */
export async function isDatabasePrepared(url, demo) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const { rows } = await client.query('select name from payload_migrations')
    const applied = new Set(rows.map(({ name }) => name))
    if (committedMigrations().some((name) => !applied.has(name))) return false
    if (!demo) return true
    const seeded = await client.query('select data from payload_kv where key = $1', [SEED_KEY])
    return seeded.rows[0]?.data === seedFingerprint()
  } catch (error) {
    // 42P01: the table does not exist yet.
    if (/** @type {{ code?: string }} */ (error).code === '42P01') return false
    throw error
  } finally {
    await client.end()
  }
}
