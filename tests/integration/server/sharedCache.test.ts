import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { LRUCache } from 'next/dist/server/lib/lru-cache.js'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import { recordCacheChange } from '../../../src/server/database/cacheChanges'
import { type Database, toDatabase } from '../../../src/server/database/database'
import { createPageCache } from '../../../src/server/pageCache.mjs'
import { deploymentKey } from '../../../src/server/sharedCache/deploymentKey'
import { forgetSnapshots } from '../../../src/server/sharedCache/forgetSnapshots'
import { RedisCache } from '../../../src/server/sharedCache/redisCache.mjs'
import { setSharedCache } from '../../../src/server/sharedCache/sharedCache.mjs'
import { listMissedChanges } from '../../../src/services/startSharedCache'
import { SharedRateLimit } from '../../../src/stockIndex/sharedRateLimit'
import { createRedis, REDIS_COMMAND, REDIS_SKIPPED } from '../../support/redis'

type Log = (details: object, message: string) => void

const root = mkdtempSync(join(tmpdir(), 'shared-cache-'))
const PageCache = createPageCache()
const pageContext = { kind: 'APP_PAGE', isFallback: false, cacheControl: { revalidate: false, expire: undefined } }
const readContext = { fetchCache: true, tags: ['site:1:menus'] }
const getReadContext = { kind: 'FETCH', tags: ['site:1:menus'], softTags: [] }

let pool: Pool
let database: Database
let redis: Awaited<ReturnType<typeof createRedis>>
let deployment: string
let log: { info: Mock<Log>; warn: Mock<Log> }
const caches: RedisCache[] = []

const page = (html: string, tags = 'site:1:pages,site:1:menus') => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from('flight'),
  headers: { 'x-next-cache-tags': tags },
  status: 200,
  postponed: undefined,
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
})
const fetchEntry = (result: unknown) => ({
  kind: 'FETCH',
  data: { headers: {}, body: JSON.stringify(result), status: 200, url: '' },
  revalidate: 31_536_000,
})

/** A web server with its own files and memory. Servers of one process take turns: `use` makes one the current. */
async function createServer(options: Partial<ConstructorParameters<typeof RedisCache>[0]> = {}) {
  const cache = new RedisCache({
    url: redis.url,
    deployment,
    buildId: 'build',
    listMissed: (since) => listMissedChanges(database, since),
    log,
    retryMs: 50,
    // Long enough for a machine that also builds.
    commandTimeoutMs: 2000,
    ...options,
  })
  caches.push(cache)
  const folder = mkdtempSync(join(root, 'server-'))
  const memoryCache = new LRUCache(10_000_000, () => 1000)
  const use = () => {
    setSharedCache(cache)
    Object.assign(fileSystemCache.default, { memoryCache })
  }
  /** Next creates a handler for each request. */
  const request = () => {
    use()
    return new PageCache({
      fs: nodeFs,
      flushToDisk: true,
      serverDistDir: join(folder, 'server'),
      revalidatedTags: [],
      maxMemoryCacheSize: 1,
      _requestHeaders: {},
    } as never)
  }
  const get = (path: string) => request().get(`/route-cache/APP_PAGE/ba8c/$${path}`, pageContext as never)
  return {
    cache,
    request,
    /** The HTML of a cached page, or null. */
    html: async (path: string) => ((await get(path))?.value as { html?: string } | undefined)?.html ?? null,
    /** Renders a page after looking for it, as Next does. */
    render: async (path: string, html: string, tags?: string) => {
      const handler = request()
      const key = `/route-cache/APP_PAGE/ba8c/$${path}`
      await handler.get(key, pageContext as never)
      return () => handler.set(key, page(html, tags) as never, pageContext as never)
    },
    expire: (tags: string[]) => request().revalidateTag(tags, { expire: 0 }),
  }
}

const whenReady = (cache: RedisCache) => vi.waitFor(() => expect(cache.isReady).toBe(true), { timeout: 10_000 })
const whenAway = (cache: RedisCache) => vi.waitFor(() => expect(cache.isReady).toBe(false), { timeout: 10_000 })
async function createReadyServer(options?: Parameters<typeof createServer>[0]) {
  const server = await createServer(options)
  await whenReady(server.cache)
  return server
}

describe.skipIf(!REDIS_COMMAND)(`the cache that web servers share in Redis${REDIS_SKIPPED}`, () => {
  beforeAll(async () => {
    pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 4 })
    database = toDatabase(pool)
    redis = await createRedis()
  })
  beforeEach(() => {
    deployment = `test:${randomUUID()}`
    log = { info: vi.fn<Log>(), warn: vi.fn<Log>() }
  })
  afterEach(async () => {
    for (const cache of caches.splice(0)) cache.stop()
    setSharedCache(undefined)
    Object.assign(fileSystemCache.default, { memoryCache: undefined })
    await redis.start()
  })
  afterAll(async () => {
    await redis?.remove()
    await pool?.end()
    rmSync(root, { recursive: true })
  })

  it('has a page that one server rendered for all others, whole', async () => {
    const [a, b] = [await createReadyServer(), await createReadyServer()]
    const store = await a.render('/about', '<h1>About</h1>'.repeat(1000))
    await store()
    const entry = await b.request().get('/route-cache/APP_PAGE/ba8c/$/about', pageContext as never)
    expect(entry).toMatchObject({ value: page('<h1>About</h1>'.repeat(1000)), cacheControl: { revalidate: false } })
    expect(Buffer.isBuffer((entry!.value as { rscData?: unknown }).rscData)).toBe(true)
  })

  it('has nothing left for servers that start after the database was restored', async () => {
    const secret = randomUUID()
    deployment = deploymentKey(secret)
    const store = await (await createReadyServer()).render('/about', '<h1>About</h1>')
    await store()
    expect(await (await createReadyServer()).html('/about')).toBe('<h1>About</h1>')
    for (const cache of caches.splice(0)) cache.stop()
    await forgetSnapshots(redis.url, randomUUID())
    expect(await (await createReadyServer()).html('/about')).toBe('<h1>About</h1>')
    for (const cache of caches.splice(0)) cache.stop()
    await forgetSnapshots(redis.url, secret)
    expect(await (await createReadyServer()).html('/about')).toBeNull()
  })

  it('has the reads of a render, and forgets those without a result', async () => {
    const [a, b] = [await createReadyServer(), await createReadyServer()]
    const handler = a.request()
    await handler.get('aa11', getReadContext as never)
    await handler.set('aa11', fetchEntry(['Home']) as never, readContext as never)
    expect(await b.request().get('aa11', getReadContext as never)).toMatchObject({ value: fetchEntry(['Home']) })
    await a.request().set('aa11', fetchEntry(null) as never, readContext as never)
    expect(await (await createReadyServer()).request().get('aa11', getReadContext as never)).toBeNull()
  })

  it('expires a tag for every server at once, in their memory too', async () => {
    const [a, b] = [await createReadyServer(), await createReadyServer()]
    await (await a.render('/about', 'old'))()
    await (await a.render('/offers', 'offers', 'site:1:offers'))()
    expect([await b.html('/about'), await b.html('/offers')]).toEqual(['old', 'offers'])
    await a.expire(['site:1:menus'])
    expect([await a.html('/about'), await b.html('/about'), await b.html('/offers')]).toEqual([null, null, 'offers'])
    await (await b.render('/about', 'new'))()
    expect([await a.html('/about'), await b.html('/about')]).toEqual(['new', 'new'])
  })

  it('does not store a page whose tag expired while it was rendered', async () => {
    const [a, b] = [await createReadyServer(), await createReadyServer()]
    const store = await a.render('/about', 'old')
    await b.expire(['site:1:pages'])
    await store()
    expect([await a.html('/about'), await b.html('/about')]).toEqual([null, null])
  })

  it('keeps builds apart', async () => {
    const a = await createReadyServer()
    await (await a.render('/about', 'first build'))()
    const next = await createReadyServer({ buildId: 'next' })
    expect(await next.html('/about')).toBeNull()
  })

  it('is left while Redis is killed, without an error, with one warning', async () => {
    const server = await createReadyServer()
    await (await server.render('/about', 'about'))()
    await redis.kill()
    await whenAway(server.cache)
    expect(await server.html('/about')).toBe('about')
    await (await server.render('/new', 'new'))()
    expect(await server.html('/new')).toBe('new')
    // Next compares times in milliseconds.
    await pause(2)
    await server.expire(['site:1:pages'])
    await pause(2)
    expect([await server.html('/about'), await server.html('/new')]).toEqual([null, null])
    await redis.start()
    await whenReady(server.cache)
    expect(log.warn).toHaveBeenCalledOnce()
    await (await server.render('/about', 'again'))()
    expect(await (await createReadyServer()).html('/about')).toBe('again')
  })

  it('expires what changed in Postgres while Redis did not respond, before it is used again', async () => {
    const server = await createReadyServer({ commandTimeoutMs: 100 })
    await (await server.render('/about', 'old'))()
    await (await server.render('/stock', 'old stock', 'site:1:offers'))()
    redis.freeze()
    // Nothing hangs: the command ends by its time limit.
    const startedAt = performance.now()
    expect(await server.html('/about')).toBe('old')
    expect(performance.now() - startedAt).toBeLessThan(1500)
    // Nobody tells this server or Redis.
    await recordCacheChange(database, ['site:1:menus'])
    redis.unfreeze()
    await whenReady(server.cache)
    const fresh = await createReadyServer()
    expect([await fresh.html('/about'), await fresh.html('/stock')]).toEqual([null, 'old stock'])
  })

  it('expires what changed while no web server ran', async () => {
    const server = await createReadyServer()
    await (await server.render('/about', 'old'))()
    server.cache.stop()
    await recordCacheChange(database, ['site:1:pages'])
    expect(await (await createReadyServer()).html('/about')).toBeNull()
  })

  it('expires what a server could not tell Redis, also when it comes during the replay', async () => {
    let replays = 0
    const server = await createServer({
      listMissed: async (since) => {
        replays += 1
        const missed = await listMissedChanges(database, since)
        if (replays === 1) {
          await recordCacheChange(database, ['site:1:pages'])
          await server.cache.expire(['site:1:pages'], missed.snapshot)
        }
        return missed
      },
    })
    await whenReady(server.cache)
    expect(replays).toBe(2)
  })

  it('begins empty after a snapshot that Postgres does not know, as of a restored backup', async () => {
    const server = await createReadyServer()
    await (await server.render('/about', 'old'))()
    await server.cache.redis.set(`${deployment}:build:snapshot`, '999999999:999999999:')
    expect(await (await createReadyServer()).html('/about')).toBeNull()
  })

  it('counts every entry as expired when Redis lost its tags', async () => {
    const [a, b] = [await createReadyServer(), await createReadyServer()]
    await (await a.render('/about', 'about'))()
    await a.cache.redis.del(`${deployment}:build:tags`)
    expect([await a.html('/about'), await b.html('/about')]).toEqual([null, null])
    await (await a.render('/about', 'again'))()
    expect(await b.html('/about')).toBe('again')
  })

  it('keeps a limited number of tags, and expires more rather than less', async () => {
    const server = await createReadyServer()
    await (await server.render('/about', 'about', 'site:1:pages'))()
    const tags = Array.from({ length: 100_500 }, (_, n) => `site:2:car:${n}`)
    await server.expire(tags)
    expect(await server.cache.redis.zcard(`${deployment}:build:tags`)).toBeLessThanOrEqual(100_000)
    expect(await server.html('/about')).toBeNull()
    await (await server.render('/about', 'again', 'site:1:pages'))()
    expect(await server.html('/about')).toBe('again')
  })

  it('counts searches for all servers and builds together, and by server while Redis is away', async () => {
    const [a, b] = [await createReadyServer(), await createReadyServer({ buildId: 'next' })]
    const [first, second] = [a.cache, b.cache].map((cache) => {
      const limit = new SharedRateLimit('searches', 3, () => cache)
      return () => limit.retryAfterSeconds('203.0.113.7')
    }) as [() => Promise<number>, () => Promise<number>]
    expect([await first(), await second(), await first()]).toEqual([0, 0, 0])
    expect(await second()).toBeGreaterThan(50)
    await redis.kill()
    await whenAway(b.cache)
    expect([await second(), await second(), await second()]).toEqual([0, 0, 0])
    expect(await second()).toBeGreaterThan(0)
  })

  it('gives each entry a lifetime, and lets pages be rendered when Redis has no room', async () => {
    const server = await createReadyServer()
    await (await server.render('/about', 'about'))()
    const [key] = await server.cache.redis.keys(`${deployment}:build:entry:*`)
    expect(await server.cache.redis.ttl(key!)).toBeGreaterThan(86_000)
    await server.cache.redis.config('SET', 'maxmemory', '1')
    try {
      await (await server.render('/other', 'other'))()
      expect(log.warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('maxmemory'))
    } finally {
      await server.cache.redis.config('SET', 'maxmemory', '0')
    }
    await whenReady(server.cache)
    expect(await server.html('/about')).toBe('about')
  })
})
