import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { toPurgedKeys } from '../../../src/server/cdn/surrogateKeys.mjs'
import { inTransaction, toDatabase } from '../../../src/server/database/database'
import { expireCacheTags } from '../../../src/server/expireCacheTags'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { queueCdnPurge } from '../../../src/server/queueCdnPurge'
import { purgeCdnTask } from '../../../src/worker/tasks/purgeCdn'

interface Received {
  method: string
  path: string
  headers: Record<string, unknown>
  body: string
}

/** A CDN's API. */
const cdn = { received: [] as Received[], status: 200 }
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { method = '', url = '', headers } = request
  cdn.received.push({ method, path: url, headers, body: Buffer.concat(chunks).toString() })
  response.writeHead(cdn.status, { 'Content-Type': 'application/json' }).end('{}')
})

let pool: Pool
beforeAll(async () => {
  pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 4 })
  await ensureJobTables(pool)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
})
beforeEach(() => {
  Object.assign(cdn, { received: [], status: 200 })
  vi.stubEnv('CDN_PURGE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  vi.stubEnv('CDN_PURGE_TOKEN', 'token')
  vi.stubEnv('CDN_SERVICE_ID', 'service1')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await pool.query('delete from cdn_purges')
})
afterAll(async () => {
  server.close()
  await pool.end()
})

const save = (...tags: string[]) => expireCacheTags({ config: {} as never }, toDatabase(pool), tags)
const run = () => purgeCdnTask(pool)({}, {} as never)
const keysOf = (...tags: string[]) => toPurgedKeys(tags).sort()
const countWaiting = async () => (await pool.query('select 1 from cdn_purges')).rowCount

describe('purges of a CDN', () => {
  it('send Fastly the keys of all changes in one request', async () => {
    vi.stubEnv('CDN_PROVIDER', 'fastly')
    await save('site:1:pages', 'site:1:menus')
    await save('site:1:menus')
    await run()
    expect(cdn.received).toHaveLength(1)
    const [{ method, path, headers, body }] = cdn.received as [Received]
    expect([method, path, headers['fastly-key']]).toEqual(['POST', '/service/service1/purge', 'token'])
    expect(JSON.parse(body).surrogate_keys.sort()).toEqual(keysOf('site:1:pages', 'site:1:menus'))
    await run()
    expect(cdn.received).toHaveLength(1)
  })

  it('send Cloudflare at most 30 tags in a request', async () => {
    vi.stubEnv('CDN_PROVIDER', 'cloudflare')
    const tags = Array.from({ length: 60 }, (_, n) => `site:1:car:${n}`)
    await save(...tags)
    await run()
    expect(cdn.received.map(({ path, headers }) => [path, headers.authorization])).toEqual(
      Array(3).fill(['/zones/service1/purge_cache', 'Bearer token']),
    )
    const sent = cdn.received.map(({ body }) => JSON.parse(body).tags as string[])
    expect(sent.map(({ length }) => length)).toEqual([30, 30, 1])
    expect(sent.flat().sort()).toEqual(keysOf(...tags))
  })

  it('reach every Varnish', async () => {
    vi.stubEnv('CDN_PROVIDER', 'varnish')
    vi.stubEnv('CDN_PURGE_URL', `${process.env.CDN_PURGE_URL}, ${process.env.CDN_PURGE_URL}second`)
    await save('site:1:pages')
    await run()
    expect(cdn.received.map(({ method, path }) => `${method} ${path}`)).toEqual(['PURGE /', 'PURGE /second'])
    for (const { headers } of cdn.received)
      expect(String(headers['xkey-purge']).split(' ').sort()).toEqual(keysOf('site:1:pages'))
  })

  it('are kept for the next attempt when the CDN refuses', async () => {
    vi.stubEnv('CDN_PROVIDER', 'fastly')
    cdn.status = 503
    await save('site:1:pages')
    await expect(run()).rejects.toThrow(/returned 503 to a purge/)
    cdn.status = 200
    await run()
    expect(JSON.parse(cdn.received.at(-1)!.body).surrogate_keys.sort()).toEqual(keysOf('site:1:pages'))
    expect(await countWaiting()).toBe(0)
  })

  it('are not sent for a change that was rolled back', async () => {
    vi.stubEnv('CDN_PROVIDER', 'fastly')
    const change = (database: Parameters<typeof expireCacheTags>[1]) =>
      expireCacheTags({ config: {} as never }, database, ['site:1:pages'])
    await inTransaction(pool, change, { rollback: true })
    await run()
    expect(cdn.received).toEqual([])
  })

  it('run a second after the first of several changes, as one job', async () => {
    vi.stubEnv('CDN_PROVIDER', 'fastly')
    const database = toDatabase(pool)
    const readJobs = () =>
      pool.query("select run_at from graphile_worker.jobs where task_identifier = 'purgeCdn'").then(({ rows }) => rows)
    await queueCdnPurge(database, ['site:1:stock'])
    const first = await readJobs()
    await queueCdnPurge(database, ['site:1:stock'])
    expect(first).toHaveLength(1)
    expect(await readJobs()).toEqual(first)
    expect(await countWaiting()).toBe(2)
    await run()
    expect(cdn.received).toHaveLength(1)
  })

  it('do not happen without a CDN', async () => {
    vi.stubEnv('CDN_PROVIDER', '')
    await save('site:1:pages')
    await run()
    expect([cdn.received, await countWaiting()]).toEqual([[], 0])
  })
})
