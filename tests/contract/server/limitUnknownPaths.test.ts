import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { PEER_HEADER } from '../../../src/server/clientAddress.mjs'
import { createUnknownPathLimit } from '../../../src/server/limitUnknownPaths.mjs'

function setUp({ pages = [] as string[] } = {}) {
  const clock = { now: 0 }
  const lookups: string[] = []
  const limit = createUnknownPathLimit(
    async (host, path) => {
      lookups.push(host + path)
      if (path === '/fails') throw new Error('The database is away')
      return pages.includes(path)
    },
    () => clock.now,
  )
  /** Asks for a page, which responds with `status` unless the limit does. 0: the sender hangs up before. */
  const get = async (url: string, status: number, sender = '203.0.113.1', type = 'text/html; charset=utf-8') => {
    const sent = { status, retryAfter: undefined as string | undefined }
    const response = Object.assign(new EventEmitter(), {
      statusCode: status,
      writableFinished: status > 0,
      getHeader: () => type,
      writeHead: (code: number, headers: Record<string, string>) => {
        Object.assign(sent, { status: code, retryAfter: headers['Retry-After'] })
        return { end: () => {} }
      },
    })
    const headers = { host: 'dealer.test', [PEER_HEADER]: sender }
    if (!(await limit({ url, headers } as never, response as never))) response.emit('close')
    return sent
  }
  const askForUnknown = async (count: number) => {
    for (let page = 0; page < count; page += 1) await get(`/nothing-${page}`, 404)
  }
  return { clock, get, lookups, askForUnknown }
}

it('one sender gets 300 unknown pages in ten minutes', async () => {
  const { clock, get, lookups } = setUp()
  for (let page = 0; page < 300; page += 1) expect((await get(`/nothing-${page}`, 404)).status).toBe(404)
  expect(lookups).toEqual([])
  clock.now = 60_000
  expect(await get('/nothing-more', 404)).toEqual({ status: 429, retryAfter: '540' })
  expect((await get('/nothing-more', 404, '203.0.113.2')).status).toBe(404)
  clock.now = 600_000
  expect((await get('/nothing-more', 404)).status).toBe(404)
})

it('pages that a sender did not wait for count, unless they are known', async () => {
  const { get } = setUp()
  await get('/about-us', 200)
  for (let page = 0; page < 200; page += 1) await get('/about-us', 0)
  for (let page = 0; page < 300; page += 1) expect((await get(`/nothing-${page}`, 0)).status).toBe(0)
  expect((await get('/nothing-more', 0)).status).toBe(429)
})

it('a sender above the limit still gets pages that exist, and what every site has', async () => {
  const { get, lookups, askForUnknown } = setUp({ pages: ['/unseen'] })
  await get('/about-us?utm_source=mail', 200, '203.0.113.2')
  await askForUnknown(300)
  for (const url of ['/about-us', '/', '/?utm_source=mail', '/robots.txt', '/sitemap.xml', '/sitemaps/cars-1.xml'])
    expect((await get(url, 200)).status, url).toBe(200)
  for (const url of ['/api/places?q=a', '/_next/static/a.js', '/admin']) expect((await get(url, 200)).status).toBe(200)
  expect(lookups).toEqual([])
  expect((await get('/unseen?from=mail', 200)).status).toBe(200)
  expect((await get('/unseen', 200)).status).toBe(200)
  expect(lookups).toEqual(['dealer.test/unseen'])
  expect((await get('/made-up', 200)).status).toBe(429)
  expect((await get('/fails', 200)).status).toBe(429)
})

it('a sender above the limit cannot start many lookups at a time', async () => {
  const { get, lookups, askForUnknown } = setUp({ pages: Array.from({ length: 50 }, (_, page) => `/page-${page}`) })
  await askForUnknown(300)
  const sent = await Promise.all(Array.from({ length: 50 }, (_, page) => get(`/page-${page}`, 200)))
  expect(lookups).toHaveLength(4)
  expect(sent.filter(({ status }) => status === 429)).toHaveLength(46)
})

it.each([
  ['found pages', 200, '203.0.113.1', 'text/html'],
  ['missing pictures', 404, '203.0.113.1', 'image/png'],
  ['senders behind an unconfigured proxy', 404, '10.0.0.1', 'text/html'],
])('%s are not counted', async (_what, status, sender, type) => {
  const { get } = setUp()
  for (let page = 0; page < 400; page += 1)
    expect((await get(`/page-${page}`, status, sender, type)).status).toBe(status)
})
