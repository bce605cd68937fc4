import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { Pool } from 'pg'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { POST } from '../../../src/app/(payload)/api/[...slug]/route'
import { requestContext } from '../../../src/providers/httpClient/requestContext.mjs'
import { inTransaction, toDatabase } from '../../../src/server/database/database'
import { isDatabaseUnavailable } from '../../../src/server/database/databaseUnavailable'
import { returnLostConnections } from '../../../src/server/database/lostConnections'
import { poolOptions } from '../../../src/server/database/poolOptions'
import { limitStaffConnections } from '../../../src/server/database/staffConnections'
import { pingDatabase } from '../../../src/server/migrationState'
import { createSite, createUser, startCms, uniqueName } from '../../support/cms'

/** Of six connections, staff have three: two are kept for shoppers, and one by Payload. */
const MAX = 6
const STAFF_MAX = 3

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const asStaff = <Result>(work: () => Result): Result =>
  requestContext.run({ requestId: randomUUID(), isForStaff: true }, work)

function openPool(options: object = {}) {
  const pool = new Pool({ ...poolOptions('web', { DATABASE_URL: process.env.DATABASE_URL }), max: MAX, ...options })
  pool.on('error', () => undefined)
  returnLostConnections(pool)
  limitStaffConnections(pool)
  ends.push(() => pool.end())
  return pool
}

/** Opens a transaction that stays open until `end`. */
async function hold(pool: Pool) {
  const client = await asStaff(() => pool.connect())
  await client.query('begin')
  const end = async () => {
    await client.query('rollback').catch(() => undefined)
    client.release()
  }
  return { client, end }
}

async function holdAll(pool: Pool, count = STAFF_MAX) {
  const held = []
  for (let index = 0; index < count; index += 1) held.push(await hold(pool))
  return held
}

describe('connections of staff', () => {
  it('are refused once all are held, while shoppers have two of their own', async () => {
    const pool = openPool()
    const held = await holdAll(pool)
    const startedAt = performance.now()
    const refused = asStaff(() => pool.query('select 1')).catch((error: unknown) => error)
    const shoppers = await Promise.all([
      pool.query('select pg_sleep(0.1)'),
      inTransaction(pool, (database) => database.execute('select 1 as one')),
    ])
    expect(shoppers).toHaveLength(2)
    expect(isDatabaseUnavailable(await refused)).toBe(true)
    expect(isDatabaseUnavailable(await asStaff(() => pool.connect()).catch((error: unknown) => error))).toBe(true)
    // Ten seconds without the limit.
    expect(performance.now() - startedAt).toBeLessThan(5000)
    for (const { end } of held) await end()
    expect((await asStaff(() => toDatabase(pool).execute('select 1 as one'))).rows).toEqual([{ one: 1 }])
  })

  it('wait in turn while others come back', async () => {
    const pool = openPool()
    const queries = Array.from({ length: 20 }, () => asStaff(() => pool.query('select pg_sleep(0.1)')))
    expect((await Promise.allSettled(queries)).map(({ status }) => status)).toEqual(Array(20).fill('fulfilled'))
  })

  it('are counted again after a query that failed and one that could not connect', async () => {
    const pool = openPool()
    for (let index = 0; index < 2 * MAX; index += 1)
      await asStaff(() => pool.query('select nothing from nowhere')).catch(() => undefined)
    await asStaff(() => pool.query('select 1'))
    const away = openPool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' })
    for (let index = 0; index < 2 * MAX; index += 1)
      await expect(asStaff(() => away.query('select 1'))).rejects.toThrow('ECONNREFUSED')
  })

  it('come back when Postgres ends a transaction in which nothing happens', async () => {
    const pool = openPool({ idle_in_transaction_session_timeout: 200 })
    const held = await holdAll(pool)
    await expect.poll(() => pool.totalCount).toBe(0)
    expect((await asStaff(() => pool.query('select 1 as one'))).rows).toEqual([{ one: 1 }])
    // Whoever held them may return them after all.
    for (const { end } of held) await end()
    expect(pool.totalCount - pool.idleCount).toBe(0)
  })

  it('a transaction on connections without a limit has one', async () => {
    const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 1 })
    ends.push(() => pool.end())
    const show = 'show idle_in_transaction_session_timeout'
    expect((await inTransaction(pool, (database) => database.execute(show))).rows).toEqual([
      { idle_in_transaction_session_timeout: '1min' },
    ])
    expect((await pool.query(show)).rows).toEqual([{ idle_in_transaction_session_timeout: '0' }])
  })
})

describe('the API while staff hold all of their connections', () => {
  let cms: Payload
  let authorization: string
  let site: number
  beforeAll(async () => {
    cms = await startCms()
    const created = await createSite(cms)
    site = created.id
    const user = await createUser(cms, 'superAdmin', created)
    const login = await cms.login({
      collection: 'users',
      data: { email: user.email, password: 'a-long-enough-password' },
    })
    authorization = `JWT ${login.token}`
  }, 120_000)

  it('answers staff with 503 and Retry-After, and shoppers’ reads, transactions and health as usual', async () => {
    const { pool } = cms.db
    for (const { end } of await holdAll(pool, (pool.options.max ?? 10) - 3)) ends.push(end)
    const response = await requestContext.run({ requestId: randomUUID() }, () =>
      POST(
        new Request('http://dealer.localhost/api/makes', {
          method: 'POST',
          headers: { authorization, 'Content-Type': 'application/json' },
          body: JSON.stringify({ site, name: uniqueName('Make') }),
        }),
        { params: Promise.resolve({ slug: ['makes'] }) },
      ),
    )
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    // Whoever is known already gets no transaction.
    const saved = asStaff(() => cms.create({ collection: 'makes', data: { site, name: uniqueName('Make') } as never }))
    expect(isDatabaseUnavailable(await saved.catch((error: unknown) => error))).toBe(true)
    await pingDatabase(cms)
    const read = cms.findByID({ collection: 'sites', id: site, depth: 0 })
    const stored = inTransaction(pool, (database) => database.execute('select 1 as one'))
    expect((await read).id).toBe(site)
    expect((await stored).rows).toEqual([{ one: 1 }])
  })
})
