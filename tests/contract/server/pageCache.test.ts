import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import * as fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { toSurrogateKeys } from '../../../src/server/cdn/surrogateKeys.mjs'
import { createPageCache } from '../../../src/server/pageCache.mjs'
import { pageInvalidation } from '../../../src/server/pageInvalidation.mjs'

const root = mkdtempSync(join(tmpdir(), 'page-cache-'))
afterAll(() => rmSync(root, { recursive: true }))

let build: string
beforeEach(() => {
  // All caches of a process share one memory cache; by default tests disable it and read the disk.
  Object.assign(fileSystemCache.default, { memoryCache: undefined })
  build = mkdtempSync(join(root, 'build-'))
})

/** Creates a cache as in a new process. Without a memory cache, every read is from disk. */
function createCache(limits: Parameters<typeof createPageCache>[0] = {}, maxMemoryCacheSize = 0) {
  const PageCache = createPageCache(limits)
  return new PageCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: join(build, 'server'),
    revalidatedTags: [],
    maxMemoryCacheSize,
    _requestHeaders: {},
  } as never)
}

const toKey = (path: string) => `/route-cache/APP_PAGE/ba8c/$/harbour.localhost${path}`
const pageContext = {
  kind: 'APP_PAGE',
  isFallback: false,
  cacheControl: { revalidate: false, expire: undefined },
} as never
const routeContext = {
  kind: 'APP_ROUTE',
  isFallback: false,
  cacheControl: { revalidate: false, expire: undefined },
} as never
const readContext = { fetchCache: true, tags: ['pages-1'] } as never
const getRead = { kind: 'FETCH', tags: ['pages-1'], softTags: [] } as never

const page = (status: number | undefined, html = '<h1>About us</h1>', tags = 'pages-1') =>
  ({
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from('flight'),
    headers: { 'x-next-cache-tags': tags },
    status,
    postponed: undefined,
    segmentData: new Map([
      ['/_tree', Buffer.from('tree')],
      ['/_full', Buffer.from('full')],
    ]),
  }) as never
const route = (status: number) => ({ kind: 'APP_ROUTE', body: Buffer.from('<urlset/>'), headers: {}, status }) as never
const fetchEntry = (result: unknown) =>
  ({
    kind: 'FETCH',
    data: { headers: {}, body: JSON.stringify(result), status: 200, url: '' },
    revalidate: 31_536_000,
  }) as never

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath ?? item.path, item.name))
const countBytes = (folder: string) =>
  listFiles(folder).reduce((sum, file) => sum + Math.ceil(statSync(file).size / 4096) * 4096, 0)

/** Sets when a stored page was written: the clock of files is some milliseconds behind the one that times expired tags. */
function setWrittenAt(path: string, ms: number) {
  utimesSync(join(build, 'server', `${toKey(path)}.html`), new Date(ms), new Date(ms))
}

test('a page with status 200 is stored and read by another process', async () => {
  await createCache().set(toKey('/about-us'), page(200), pageContext)
  const entry = await createCache().get(toKey('/about-us'), pageContext)
  expect(entry?.value).toMatchObject({ kind: 'APP_PAGE', html: '<h1>About us</h1>' })
  expect(entry?.value).toMatchObject({
    segmentData: new Map([
      ['/_tree', Buffer.from('tree')],
      ['/_full', Buffer.from('full')],
    ]),
  })
  expect(listFiles(build).filter((file) => file.endsWith('.tmp'))).toEqual([])
  await createCache().set(toKey('/contact'), page(undefined), pageContext)
  expect(await createCache().get(toKey('/contact'), pageContext)).not.toBeNull()
})

test.each([404, 410, 307, 308, 500])('a page with status %i leaves nothing on disk or in memory', async (status) => {
  const cache = createCache({}, 1_000_000)
  await cache.set(toKey('/no-such-page'), page(status), pageContext)
  await cache.set(toKey('/sitemaps/x.xml'), route(status), routeContext)
  expect(listFiles(build)).toEqual([])
  expect(await cache.get(toKey('/no-such-page'), pageContext)).toBeNull()
  expect(await cache.get(toKey('/sitemaps/x.xml'), routeContext)).toBeNull()
})

test('a page that becomes 404 is deleted from disk and memory', async () => {
  const cache = createCache({}, 1_000_000)
  for (const path of ['/offer', '/offer-2']) await cache.set(toKey(path), page(200), pageContext)
  await cache.set(toKey('/offer'), page(404), pageContext)
  expect(await cache.get(toKey('/offer'), pageContext)).toBeNull()
  expect(await cache.get(toKey('/offer-2'), pageContext)).not.toBeNull()
  const remaining = readdirSync(join(build, 'server', toKey('')))
  expect(remaining.filter((name) => name.startsWith('offer.'))).toEqual([])
})

test('an empty read is not stored, and one with a result is', async () => {
  const cache = createCache({}, 1_000_000)
  await cache.set('aa11', fetchEntry(null), readContext)
  await cache.set('bb22', fetchEntry(undefined), readContext)
  expect(listFiles(build)).toEqual([])
  expect(await cache.get('aa11', getRead)).toBeNull()
  await cache.set('aa11', fetchEntry([]), readContext)
  expect(await cache.get('aa11', getRead)).not.toBeNull()
  await cache.set('aa11', fetchEntry(null), readContext)
  expect(await cache.get('aa11', getRead)).toBeNull()
  expect(listFiles(build)).toEqual([])
})

test('a page is not returned after one of its tags is revalidated', async () => {
  const cache = createCache()
  await cache.set(toKey('/about-us'), page(200, '<h1>Old</h1>', 'pages-7,site-7'), pageContext)
  setWrittenAt('/about-us', Date.now() - 60_000)
  expect(await cache.get(toKey('/about-us'), pageContext)).not.toBeNull()
  await createCache().revalidateTag(['pages-7'], { expire: 0 })
  await expect.poll(() => cache.get(toKey('/about-us'), pageContext)).toBeNull()
})

test('two processes that share a folder keep it under its limit; the oldest pages are deleted and the build stays', async () => {
  mkdirSync(join(build, 'server/app/[host]'), { recursive: true })
  writeFileSync(join(build, 'server/app/[host]/page.js'), 'the build')
  const maxPageBytes = 40 * 5 * 4096
  const caches = [createCache({ maxPageBytes }), createCache({ maxPageBytes })] as const
  for (let index = 0; index < 200; index += 1)
    await caches[index % 2 ? 1 : 0].set(toKey(`/page-${index}`), page(200), pageContext)
  const stored = join(build, 'server/route-cache')
  await expect.poll(() => countBytes(stored), { timeout: 10_000 }).toBeLessThanOrEqual(maxPageBytes * 1.2)
  expect(await createCache().get(toKey('/page-199'), pageContext)).not.toBeNull()
  expect(await createCache().get(toKey('/page-0'), pageContext)).toBeNull()
  const countParts = () => {
    const parts = new Map<string, number>()
    for (const file of listFiles(stored)) {
      const name = /page-\d+/.exec(relative(stored, file))?.[0] as string
      parts.set(name, (parts.get(name) ?? 0) + 1)
    }
    return parts
  }
  // The last pruning may still be deleting the parts of a page.
  await expect.poll(() => [...new Set(countParts().values())], { timeout: 10_000 }).toEqual([5])
  const folders = () => readdirSync(stored, { recursive: true }).filter((name) => String(name).endsWith('.segments'))
  await expect.poll(() => folders().length - countParts().size, { timeout: 10_000 }).toBe(0)
  expect(listFiles(join(build, 'server/app'))).toHaveLength(1)
})

test('reads have a separate limit', async () => {
  const maxReadBytes = 50 * 4096
  const cache = createCache({ maxReadBytes })
  for (let index = 0; index < 200; index += 1) await cache.set(`read${index}`, fetchEntry({ index }), readContext)
  await expect
    .poll(() => countBytes(join(build, 'cache/fetch-cache')), { timeout: 10_000 })
    .toBeLessThanOrEqual(maxReadBytes * 1.1)
  expect(await cache.get('read199', getRead)).not.toBeNull()
})

test('searches that the server remembers are told when a tag expires', async () => {
  const invalidated = vi.fn()
  pageInvalidation.on('invalidated', invalidated)
  await createCache().revalidateTag(['stock-1'], { expire: 0 })
  pageInvalidation.off('invalidated', invalidated)
  expect(invalidated).toHaveBeenCalledOnce()
})

test('a tag that expires drops the pages that have it, and no others', async () => {
  const cache = createCache()
  await cache.set(toKey('/cars/a'), page(200, 'A', 'site:1:car:a,site:1:cars'), pageContext)
  await cache.set(toKey('/cars/b'), page(200, 'B', 'site:1:car:b,site:1:cars'), pageContext)
  for (const path of ['/cars/a', '/cars/b']) setWrittenAt(path, Date.now() - 1000)
  await cache.revalidateTag(['site:1:car:a'], { expire: 0 })
  await expect.poll(() => cache.get(toKey('/cars/a'), pageContext)).toBeNull()
  expect(await cache.get(toKey('/cars/b'), pageContext)).not.toBeNull()
})

test('expired tags take a limited amount of memory, and a page whose tag was forgotten stays expired', async () => {
  const cache = createCache({ maxExpiredTags: 100 })
  await cache.set(toKey('/cars/old'), page(200, 'Old', 'site:2:car:old'), pageContext)
  setWrittenAt('/cars/old', Date.now() - 1000)
  await cache.revalidateTag(['site:2:car:old'], { expire: 0 })
  for (let index = 0; index < 300; index += 1) await cache.revalidateTag([`site:2:car:${index}`], { expire: 0 })
  expect(tagsManifest.size).toBeLessThanOrEqual(100)
  expect(tagsManifest.has('site:2:car:old')).toBe(false)
  expect(await cache.get(toKey('/cars/old'), pageContext)).toBeNull()
  // A page of the millisecond of the last expiry counts as expired.
  await cache.set(toKey('/cars/new'), page(200, 'New', 'site:2:car:new'), pageContext)
  setWrittenAt('/cars/new', Date.now() + 1000)
  expect(await cache.get(toKey('/cars/new'), pageContext)).not.toBeNull()
})

test('with a CDN a page comes with its surrogate keys, which are not stored, and without one it has none', async () => {
  await createCache().set(toKey('/about-us'), page(200, '<h1>About us</h1>', 'site:1:pages,_N_T_/layout'), pageContext)
  const readKeys = async () => {
    const entry = await createCache().get(toKey('/about-us'), pageContext)
    return (entry?.value as { headers?: Record<string, string> } | undefined)?.headers?.['x-surrogate-keys']
  }
  expect(await createCache().get(toKey('/about-us'), pageContext)).not.toBeNull()
  expect(await readKeys()).toBeUndefined()
  vi.stubEnv('CDN_PROVIDER', 'fastly')
  expect(await readKeys()).toBe(toSurrogateKeys(['site:1:pages']).join(' '))
  vi.unstubAllEnvs()
  expect(await readKeys()).toBeUndefined()
})
