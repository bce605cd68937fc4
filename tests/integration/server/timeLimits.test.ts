import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import getPort from 'get-port'
import { Pool } from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { requestContext } from '../../../src/providers/httpClient/requestContext.mjs'
import { endAbandonedQueries } from '../../../src/server/database/abandonedQueries'
import { type Database, inTransaction, toDatabase } from '../../../src/server/database/database'
import { isDatabaseUnavailable } from '../../../src/server/database/databaseUnavailable'
import { poolOptions, warnWithoutTimeLimits } from '../../../src/server/database/poolOptions'
import { withoutStatementTimeout } from '../../../src/server/database/withoutStatementTimeout'

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

function openPool(...[name, source]: Parameters<typeof poolOptions>) {
  const pool = new Pool(poolOptions(name, source))
  pool.on('error', () => undefined)
  stops.push(() => pool.end())
  return pool
}
const limited = () => ({ DATABASE_URL: process.env.DATABASE_URL, DATABASE_STATEMENT_TIMEOUT_MS: '100' })
const sleepSql = (seconds: number) => sql`select pg_sleep(${seconds})`

describe('time limits of queries', () => {
  it('ends a query of a request that takes longer, and the connection goes on', async () => {
    const database = toDatabase(openPool('web', { ...limited(), DATABASE_POOL_MAX: '2' }))
    const error = await database.execute(sleepSql(5)).catch((reason: unknown) => reason)
    expect(isDatabaseUnavailable(error)).toBe(true)
    expect((await database.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })

  it('does not apply to migrations, and applies again after one', async () => {
    const pool = openPool('web', limited())
    const migration = withoutStatementTimeout({
      name: 'slow',
      up: ({ db }: { db: Database }) => db.execute(sleepSql(0.3)).then(() => undefined),
      down: async () => {},
    })
    await inTransaction(pool, (db) => migration.up({ db }))
    await expect(toDatabase(pool).execute(sleepSql(5))).rejects.toThrow()
  })

  it('is longer for jobs, and none if it is set to 0', async () => {
    const read = async (pool: Pool) => (await pool.query('show statement_timeout')).rows[0].statement_timeout
    expect(await read(openPool('worker', limited()))).toBe('10min')
    expect(await read(openPool('web', { ...limited(), DATABASE_STATEMENT_TIMEOUT_MS: '0' }))).toBe('0')
  })
})

describe('a query of a request whose client goes', () => {
  /** Runs a query as a handler does, and closes the client's connection while it runs. */
  async function runAndGo(pool: Pool, seconds: number, querySignal?: AbortSignal) {
    return requestContext.run({ requestId: 'abandoned-1', querySignal }, () =>
      toDatabase(pool)
        .execute(sleepSql(seconds))
        .catch((reason: unknown) => reason),
    )
  }
  const countRunning = async () => {
    const monitor = openPool('worker', { DATABASE_URL: process.env.DATABASE_URL })
    const found = await monitor.query(
      "select count(*)::int as count from pg_stat_activity where query like '%pg_sleep%' and state = 'active' and pid <> pg_backend_pid()",
    )
    return found.rows[0].count
  }

  it('ends in Postgres too, and the pool goes on', async () => {
    const pool = openPool('web', { DATABASE_URL: process.env.DATABASE_URL, DATABASE_POOL_MAX: '1' })
    endAbandonedQueries(pool)
    const client = new AbortController()
    const running = runAndGo(pool, 14, client.signal)
    await expect.poll(countRunning).toBe(1)
    client.abort()
    expect(await running).toBeInstanceOf(Error)
    expect((await toDatabase(pool).execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
    await expect.poll(countRunning, { timeout: 5000 }).toBe(0)
  })

  it('does not begin if the client has gone before, and runs on for a handler that writes', async () => {
    const pool = openPool('web', { DATABASE_URL: process.env.DATABASE_URL, DATABASE_POOL_MAX: '1' })
    endAbandonedQueries(pool)
    expect(await runAndGo(pool, 14, AbortSignal.abort())).toBeInstanceOf(Error)
    expect(await runAndGo(pool, 0.01)).toMatchObject({ rowCount: 1 })
  })

  it('leaves no listeners on a connection that is used again', async () => {
    const pool = openPool('web', { DATABASE_URL: process.env.DATABASE_URL, DATABASE_POOL_MAX: '1' })
    endAbandonedQueries(pool)
    const { signal } = new AbortController()
    const countListeners = async () => {
      const client = await pool.connect()
      const count = client.listenerCount('error')
      client.release()
      return count
    }
    await runAndGo(pool, 0, signal)
    const before = await countListeners()
    for (let time = 0; time < 3; time += 1) await runAndGo(pool, 0, signal)
    expect(await countListeners()).toBe(before)
  })
})

// PgBouncer is no package of npm, so this runs where it is installed.
describe.skipIf(spawnSync('pgbouncer', ['--version']).status !== 0)('behind PgBouncer in transaction mode', () => {
  it.each([
    ["connect_query='SET statement_timeout = 100; SET idle_in_transaction_session_timeout = 1000'", true, 0],
    ["connect_query='SET statement_timeout = 100'", true, 1],
    ['', false, 2],
  ])('connections have the limits of the pooler: %s', async (setting, isLimited, missing) => {
    const source = { DATABASE_DIRECT_URL: process.env.DATABASE_URL, DATABASE_URL: await startPgBouncer(setting) }
    const pool = openPool('web', source)
    const warn = vi.fn()
    await warnWithoutTimeLimits(pool, { warn }, source)
    expect(warn).toHaveBeenCalledTimes(missing)
    const slow = pool.query('select pg_sleep(0.3)')
    if (isLimited) expect(isDatabaseUnavailable(await slow.catch((reason: unknown) => reason))).toBe(true)
    else await slow
  })
})

/** Starts PgBouncer before the test's database and returns the URL of its database. */
async function startPgBouncer(setting: string): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(process.env.DATABASE_URL ?? '')
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-pgbouncer-'))
  const listenPort = await getPort()
  const name = pathname.slice(1)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
${name} = host=${hostname} port=${port} user=${username} password=${password} ${setting}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
auth_type = any
pool_mode = transaction
unix_socket_dir =
`,
  )
  // PgBouncer refuses to run as root.
  const asRoot = process.getuid?.() === 0
  if (asRoot) spawnSync('chmod', ['-R', 'a+rX', folder])
  const child = spawn('pgbouncer', [...(asRoot ? ['-u', 'nobody'] : []), file], { stdio: ['ignore', 'ignore', 'pipe'] })
  stops.push(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (data) => /process up/.test(String(data)) && resolve())
    child.once('exit', () => reject(new Error('PgBouncer did not start')))
  })
  return `postgres://${username}:${password}@127.0.0.1:${listenPort}/${name}`
}
