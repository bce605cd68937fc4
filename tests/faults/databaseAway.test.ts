import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { poolOptions } from '../../src/server/database/poolOptions'
import { route } from '../../src/server/route'
import { getDatabaseUrl, killPostgres } from './support/postgres'
import { waitUntil } from './support/waitUntil'
import { createWorld, type World } from './support/world'

let world: World
let pool: Pool

beforeAll(async () => {
  world = await createWorld({ emails: ['sales@dealer.test'] })
  pool = new Pool(poolOptions('web', { DATABASE_URL: world.databaseUrl, DATABASE_STATEMENT_TIMEOUT_MS: '300' }))
  pool.on('error', () => undefined)
})
afterAll(async () => {
  await pool?.end()
  await world?.pool.end()
})

const handler = route({}, async () => Response.json((await pool.query('select count(*) from leads')).rows))
const get = () => handler(new Request('http://dealer.test/api/leads'))

async function expectUnavailable() {
  const response = await get()
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(JSON.stringify(await response.json())).not.toMatch(/postgres|ECONN|statement|127\.0\.0\.1/i)
}

test('a query that waits for a lock for too long is a 503, and the next one succeeds', async () => {
  const blocker = await world.pool.connect()
  try {
    await blocker.query('begin; lock table leads in access exclusive mode')
    await expectUnavailable()
    await blocker.query('rollback')
  } finally {
    blocker.release()
  }
  expect((await get()).status).toBe(200)
})

test('while Postgres is away requests get a 503, and succeed once it is back', async () => {
  killPostgres(world.folder)
  // Sessions notice after a moment that their server is gone.
  await waitUntil('Postgres is away', async () => (await get()).status === 503, 10_000)
  await expectUnavailable()
  await getDatabaseUrl(world.folder, world.database)
  expect((await get()).status).toBe(200)
})
