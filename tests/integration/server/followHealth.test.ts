import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { recordCacheChange } from '../../../src/server/database/cacheChanges'
import { type Database, toDatabase } from '../../../src/server/database/database'
import { listFollowProblems, recordFollowState } from '../../../src/server/followState'
import { followCacheChanges } from '../../../src/services/followCacheChanges'
import { HAS_PGBOUNCER, PGBOUNCER_SKIPPED, startPgbouncer } from '../../support/pgbouncer'

const directUrl = process.env.DATABASE_URL!
let pool: Pool
let database: Database
const stops: (() => Promise<void>)[] = []
const log = { warn: vi.fn<(details: object, message: string) => void>() }

beforeAll(() => {
  pool = new Pool({ connectionString: directUrl, max: 3 })
  pool.on('error', () => undefined)
  database = toDatabase(pool)
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  process.env.DATABASE_URL = directUrl
  delete process.env.DATABASE_DIRECT_URL
  recordFollowState({ readAt: null, listener: 'unknown' })
  log.warn.mockClear()
})
afterAll(() => pool.end())

/** A busy machine may connect or hear late, and then reads or warns once more; a fault fails every time. */
const UNDER_LOAD = { retry: 3 }

interface FollowOptions {
  pollMs?: number
  testMs?: number
  testTimeoutMs?: number
  revalidate?: (tags: readonly string[]) => void
}

async function follow(through: Database, options: FollowOptions = {}) {
  const expired: string[] = []
  const { stop } = await followCacheChanges({
    ...{ database: through, log, revalidate: (tags) => void expired.push(...tags) },
    ...{ pollMs: 600_000, testMs: 100, testTimeoutMs: 1000, ...options },
  })
  stops.push(stop)
  return expired
}

/** A follower, once it has made `count` queries: it reads at its start and when it is connected, and then tests its listener. */
async function followUntil(count: number, options: FollowOptions) {
  const own = toDatabase(pool)
  const queries = vi.spyOn(own, 'execute')
  await follow(own, options)
  await vi.waitFor(() => expect(queries.mock.settledResults.filter(isFulfilled).length).toBeGreaterThanOrEqual(count), {
    timeout: 20_000,
  })
}
const isFulfilled = ({ type }: { type: string }) => type === 'fulfilled'

describe('health of a server that follows others', () => {
  it('has no problem while the server hears its own notifications', async () => {
    recordFollowState({ listener: 'deaf' })
    await follow(database)
    await vi.waitFor(() => expect(listFollowProblems()).toEqual([]), { timeout: 5000 })
  })

  it('does not read changes for the tests of others', UNDER_LOAD, async () => {
    const revalidate = vi.fn<(tags: readonly string[]) => void>()
    await followUntil(3, { testMs: 600_000, revalidate })
    await pool.query("insert into cache_changes (tags) values ('{quiet}')")
    await followUntil(6, { testMs: 20 })
    // Notifications arrive in order: had one of the tests caused a read, the quiet change would have come before this one.
    await recordCacheChange(database, ['loud'])
    await vi.waitFor(() => expect(revalidate).toHaveBeenCalled(), { timeout: 20_000 })
    expect(revalidate.mock.calls.map(([tags]) => [...tags].sort())).toEqual([['loud', 'quiet']])
  })

  it('says that a poll is late', async () => {
    await follow(database, { pollMs: 10_000 })
    expect(listFollowProblems(performance.now() + 29_000)).toEqual([])
    expect(listFollowProblems(performance.now() + 42_000)).toEqual([
      'The changes of other servers were last read 42 s ago, instead of every 10 s',
    ])
  })

  it('says that the listener is not connected, and with which variable', async () => {
    process.env.DATABASE_DIRECT_URL = 'postgres://nobody@127.0.0.1:1/none'
    await follow(database)
    expect(listFollowProblems()).toEqual([expect.stringMatching(/no connection .* DATABASE_DIRECT_URL is reachable/)])
  })
})

describe.skipIf(!HAS_PGBOUNCER)(`behind PgBouncer in transaction mode${PGBOUNCER_SKIPPED}`, () => {
  let bouncer: Awaited<ReturnType<typeof startPgbouncer>>
  let pooled: Pool
  beforeAll(async () => {
    bouncer = await startPgbouncer(directUrl)
    pooled = new Pool({ connectionString: bouncer.url, max: 3 })
    pooled.on('error', () => undefined)
  })
  afterAll(async () => {
    await pooled?.end()
    await bouncer?.stop()
  })

  it(
    'health says that the server is deaf and names DATABASE_DIRECT_URL, and the server follows by poll',
    UNDER_LOAD,
    async () => {
      process.env.DATABASE_URL = bouncer.url
      const expired = await follow(toDatabase(pooled), { pollMs: 100, testTimeoutMs: 300 })
      await vi.waitFor(
        () =>
          expect(listFollowProblems()).toEqual([expect.stringContaining('set DATABASE_DIRECT_URL to the database')]),
        { timeout: 5000 },
      )
      await recordCacheChange(database, ['by poll'])
      await vi.waitFor(() => expect(expired).toEqual(['by poll']), { timeout: 2000 })
      // A slow machine may have a late poll to warn of too; nothing is said twice.
      const messages = log.warn.mock.calls.map(([, message]) => message)
      expect(messages).toEqual([...new Set(messages)])
      expect(messages.length).toBeGreaterThan(0)
    },
  )

  it('all is well with DATABASE_DIRECT_URL', async () => {
    recordFollowState({ listener: 'deaf' })
    process.env.DATABASE_URL = bouncer.url
    process.env.DATABASE_DIRECT_URL = directUrl
    const expired = await follow(toDatabase(pooled))
    await vi.waitFor(() => expect(listFollowProblems()).toEqual([]), { timeout: 5000 })
    await recordCacheChange(toDatabase(pooled), ['heard'])
    await vi.waitFor(() => expect(expired).toEqual(['heard']), { timeout: 1000 })
  })
})
