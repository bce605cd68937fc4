import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type Database, toDatabase } from '../../../src/server/database/database'
import { runPageRead } from '../../../src/server/database/pageReads'
import { attachPageReplica, listReplicaProblems } from '../../../src/server/database/pageReplica'
import { pageInvalidation } from '../../../src/server/pageInvalidation.mjs'
import { startReplicatedPostgres } from '../../support/standby'

let servers: Awaited<ReturnType<typeof startReplicatedPostgres>>
let primary: Pool
let standby: Pool
let database: Database
let stopFollowing: () => void
const warn = vi.fn()

beforeAll(async () => {
  servers = await startReplicatedPostgres()
  primary = new Pool({ connectionString: servers.primaryUrl, max: 4 })
  standby = new Pool({ connectionString: servers.standbyUrl, max: 4 })
  for (const pool of [primary, standby]) pool.on('error', () => undefined)
  await primary.query("create table wordings (text text); insert into wordings values ('old')")
  database = toDatabase(primary)
  stopFollowing = attachPageReplica(primary, standby, { warn })
})
afterAll(async () => {
  stopFollowing?.()
  await Promise.all([primary?.end(), standby?.end()])
  await servers?.stop()
})

// A test that fails while replay is paused must not fail those after it.
afterEach(() => standby.query('select pg_wal_replay_resume()').catch(() => undefined))

/** Which server answers, and the text that it has. */
const read = async () => {
  const { rows } = await database.execute<{ replica: boolean; text: string }>(
    sql`select pg_is_in_recovery() as replica, text from wordings`,
  )
  return rows[0]!
}
const readForPage = () => runPageRead(read)
const waitForReplica = () =>
  vi.waitFor(async () => expect((await readForPage()).replica).toBe(true), { timeout: 10_000 })
/** A save: the change is committed, then its pages expire. */
async function save(text: string) {
  await database.execute(sql`update wordings set text = ${text}`)
  pageInvalidation.emit('invalidating')
}

it('a replica answers page reads, and nothing else', async () => {
  await waitForReplica()
  expect(await read()).toEqual({ replica: false, text: 'old' })
  expect(await readForPage()).toEqual({ replica: true, text: 'old' })
})

it('while the replica is behind a change, page reads see it on the primary', async () => {
  await waitForReplica()
  const pausedAt = performance.now()
  await standby.query('select pg_wal_replay_pause()')
  await save('new')
  expect(await readForPage()).toEqual({ replica: false, text: 'new' })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await readForPage()).toEqual({ replica: false, text: 'new' })
  expect(listReplicaProblems(performance.now() + 20_000)).toEqual([])
  const [problem] = listReplicaProblems(performance.now() + 40_000)
  const seconds = Number(/behind for (\d+) s/.exec(problem ?? '')?.[1])
  expect(seconds).toBeGreaterThanOrEqual(40)
  expect(seconds).toBeLessThanOrEqual(40 + Math.ceil((performance.now() - pausedAt) / 1000))
  await standby.query('select pg_wal_replay_resume()')
  await waitForReplica()
  expect(await readForPage()).toEqual({ replica: true, text: 'new' })
  expect(listReplicaProblems(performance.now() + 40_000)).toEqual([])
})

it('an error of the query itself is not repeated on the primary', async () => {
  await waitForReplica()
  await expect(runPageRead(() => database.execute(sql`select 1 / 0`))).rejects.toThrow()
  expect((await readForPage()).replica).toBe(true)
})

it('the primary answers while the replica is away', async () => {
  await waitForReplica()
  await servers.stopStandby()
  expect(await readForPage()).toEqual({ replica: false, text: 'new' })
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1), { timeout: 5000 })
  await save('newest')
  expect(await readForPage()).toEqual({ replica: false, text: 'newest' })
})
