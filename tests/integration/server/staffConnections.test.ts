import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterEach, expect, it } from 'vitest'
import { requestContext } from '../../../src/providers/httpClient/requestContext.mjs'
import { inTransaction, toDatabase } from '../../../src/server/database/database'
import { isDatabaseUnavailable } from '../../../src/server/database/databaseUnavailable'
import { poolOptions } from '../../../src/server/database/poolOptions'
import { limitStaffConnections } from '../../../src/server/database/staffConnections'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** A pool as a web server has it, with four connections: two for staff, two that are kept for shoppers. */
function openPool(idleMs?: number) {
  const source = { DATABASE_URL: process.env.DATABASE_URL, DATABASE_POOL_MAX: '4' }
  const options = poolOptions('web', source)
  const pool = new Pool({ ...options, ...(idleMs && { idle_in_transaction_session_timeout: idleMs }) })
  pool.on('error', () => undefined)
  limitStaffConnections(pool)
  ends.push(() => pool.end())
  return pool
}

const asStaff = <Result>(staffWork: 'read' | 'write', work: () => Promise<Result>) =>
  requestContext.run({ requestId: 'staff-1', staffWork }, work)

// Drizzle sends a query once it is awaited.
const selectOne = async (pool: Pool) => await toDatabase(pool).execute(sql`select 1 as one`)

/** Transactions of staff that stay open until `end`. */
async function holdTransactions(pool: Pool, count: number) {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const begun = Array.from({ length: count }, async () => {
    let begin = () => {}
    const hasBegun = new Promise<void>((resolve) => {
      begin = resolve
    })
    const transaction = asStaff('write', () =>
      inTransaction(pool, async (database) => {
        await database.execute(sql`select 1`)
        begin()
        await ended
      }),
    )
    const settled = transaction.catch(() => {})
    ends.push(() => settled)
    await hasBegun
  })
  await Promise.all(begun)
  ends.push(end)
  return end
}

it('writes of staff are refused at once when staff holds all connections but two, which shoppers still find', async () => {
  const pool = openPool()
  const end = await holdTransactions(pool, 2)
  const startedAt = performance.now()
  const refused = await asStaff('write', () => inTransaction(pool, async () => 'stored')).catch((error) => error)
  // Half a second, where the pool itself waits ten.
  expect(performance.now() - startedAt).toBeLessThan(5000)
  expect(isDatabaseUnavailable(refused)).toBe(true)

  // Two at a time, and then more than staff may have.
  const enquiries = Array.from({ length: 20 }, () => inTransaction(pool, async () => 'stored'))
  expect(await Promise.all(enquiries)).toEqual(Array(20).fill('stored'))
  const read = asStaff('read', () => selectOne(pool))
  expect((await selectOne(pool)).rows).toEqual([{ one: 1 }])
  end()
  expect((await read).rows).toEqual([{ one: 1 }])
})

it('staff gets every connection back that it gives back, also after a failure', async () => {
  const pool = openPool()
  for (let i = 0; i < 5; i += 1) {
    await asStaff('write', async () => await toDatabase(pool).execute(sql`select 1 / 0`)).catch(() => {})
    await asStaff('write', () => inTransaction(pool, async () => Promise.reject(new Error('refused')))).catch(() => {})
  }
  const many = Array.from({ length: 30 }, () => asStaff('read', () => selectOne(pool)))
  expect((await Promise.all(many)).every(({ rows }) => rows.length === 1)).toBe(true)
  expect([pool.waitingCount, pool.totalCount]).toEqual([0, expect.toSatisfy((count: number) => count <= 4)])
})

it('a write of staff that finds the pool used up by others is refused at once, and leaks nothing', async () => {
  const pool = openPool()
  const clients = await Promise.all(Array.from({ length: 4 }, () => pool.connect()))
  const error = await asStaff('write', () => selectOne(pool)).catch((reason) => reason)
  expect(isDatabaseUnavailable(error)).toBe(true)
  for (const client of clients) client.release()
  const again = Array.from({ length: 4 }, () => asStaff('write', () => selectOne(pool)))
  await Promise.all(again)
  expect([pool.waitingCount, pool.idleCount]).toEqual([0, pool.totalCount])
})

it('a transaction in which nothing happens is ended, and its connection comes back', async () => {
  const pool = openPool(200)
  const end = await holdTransactions(pool, 2)
  expect(await asStaff('write', () => selectOne(pool)).catch(() => 'refused')).toBe('refused')
  const findIdle = async () =>
    (await pool.query("select pid from pg_stat_activity where state = 'idle in transaction'")).rows
  await expect.poll(findIdle).toEqual([])
  // Whatever waited in them fails, and gives the connections back.
  end()
  await expect.poll(() => asStaff('write', () => selectOne(pool)).catch(() => 'refused')).not.toBe('refused')
})
