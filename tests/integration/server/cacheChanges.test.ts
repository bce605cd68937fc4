import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  CACHE_CHANNEL,
  deleteReadCacheChanges,
  readCacheChanges,
  recordCacheChange,
} from '../../../src/server/database/cacheChanges'
import { type Database, inTransaction, toDatabase } from '../../../src/server/database/database'
import { followCacheChanges } from '../../../src/services/followCacheChanges'

let pool: Pool
let database: Database
const stops: (() => Promise<void>)[] = []
const log = { warn: () => {} }

beforeAll(() => {
  pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 6 })
  pool.on('error', () => undefined)
  database = toDatabase(pool)
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})
afterAll(() => pool.end())

/** A web server that follows the changes. */
async function startServer(options: { pollMs?: number } = {}) {
  const expired: string[] = []
  const { stop } = await followCacheChanges({
    database,
    log,
    revalidate: (tags) => void expired.push(...tags),
    pollMs: 600_000,
    ...options,
  })
  stops.push(stop)
  return expired
}

const terminateListeners = () =>
  pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'forecourt listener ${CACHE_CHANNEL}' and datname = current_database()`,
  )

describe('changes of cached pages reach every server', () => {
  it('within a second of the commit, and not before', async () => {
    const servers = [await startServer(), await startServer()]
    await inTransaction(pool, async (transaction) => {
      await recordCacheChange(transaction, ['site:1:menus', 'site:1'])
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(servers).toEqual([[], []])
    })
    for (const expired of servers)
      await vi.waitFor(() => expect(expired.sort()).toEqual(['site:1', 'site:1:menus']), { timeout: 1000 })
  })

  it('not when the transaction is rolled back', async () => {
    const expired = await startServer()
    await inTransaction(pool, (transaction) => recordCacheChange(transaction, ['lost']), { rollback: true })
    await recordCacheChange(database, ['kept'])
    await vi.waitFor(() => expect(expired).toEqual(['kept']), { timeout: 1000 })
  })

  it('after a lost connection, with those that were committed meanwhile', async () => {
    const expired = await startServer()
    await terminateListeners()
    await recordCacheChange(database, ['missed'])
    await vi.waitFor(() => expect(expired).toEqual(['missed']), { timeout: 5000 })
  })

  it('by poll, when notifications are lost', async () => {
    const expired = await startServer({ pollMs: 50 })
    await pool.query("insert into cache_changes (tags) values ('{quiet}')")
    await vi.waitFor(() => expect(expired).toEqual(['quiet']), { timeout: 2000 })
  })
})

describe('reading changes', () => {
  it('starts without any, and returns each once', async () => {
    await recordCacheChange(database, ['before'])
    const first = await readCacheChanges(database, null)
    expect(first.tags).toEqual([])
    await recordCacheChange(database, ['a', 'b'])
    await recordCacheChange(database, ['b'])
    const second = await readCacheChanges(database, first.snapshot)
    expect(second.tags.sort()).toEqual(['a', 'b'])
    expect((await readCacheChanges(database, second.snapshot)).tags).toEqual([])
  })

  it('finds a long transaction that began first and committed last', async () => {
    let { snapshot } = await readCacheChanges(database, null)
    await inTransaction(pool, async (transaction) => {
      await recordCacheChange(transaction, ['long'])
      await recordCacheChange(database, ['short'])
      const during = await readCacheChanges(database, snapshot)
      expect(during.tags).toEqual(['short'])
      snapshot = during.snapshot
    })
    expect((await readCacheChanges(database, snapshot)).tags).toEqual(['long'])
  })

  it('deletes changes after a week', async () => {
    await pool.query("insert into cache_changes (tags, at) values ('{old}', now() - interval '8 days')")
    await recordCacheChange(database, ['new'])
    await deleteReadCacheChanges(database)
    const { rows } = await pool.query("select count(*)::int as old from cache_changes where tags = '{old}'")
    expect(rows).toEqual([{ old: 0 }])
    expect((await pool.query("select 1 from cache_changes where tags = '{new}'")).rowCount).toBe(1)
  })
})
