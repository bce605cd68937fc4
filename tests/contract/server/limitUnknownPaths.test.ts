import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { PEER_HEADER } from '../../../src/server/clientAddress.mjs'
import { createUnknownPathLimit } from '../../../src/server/limitUnknownPaths.mjs'

function setUp() {
  const clock = { now: 0 }
  const limit = createUnknownPathLimit(() => clock.now)
  /** Asks for a page, which responds with `status` unless the limit does. */
  const get = (url: string, status: number, sender = '203.0.113.1', type = 'text/html; charset=utf-8') => {
    const sent = { status, retryAfter: undefined as string | undefined }
    const response = Object.assign(new EventEmitter(), {
      statusCode: status,
      getHeader: () => type,
      writeHead: (code: number, headers: Record<string, string>) => {
        Object.assign(sent, { status: code, retryAfter: headers['Retry-After'] })
        return { end: () => {} }
      },
    })
    const headers = { host: 'dealer.test', [PEER_HEADER]: sender }
    if (!limit({ url, headers } as never, response as never)) response.emit('finish')
    return sent
  }
  return { clock, get }
}

it('one sender gets 300 unknown pages in ten minutes', () => {
  const { clock, get } = setUp()
  for (let page = 0; page < 300; page += 1) expect(get(`/nothing-${page}`, 404).status).toBe(404)
  clock.now = 60_000
  expect(get('/nothing-more', 404)).toEqual({ status: 429, retryAfter: '540' })
  expect(get('/nothing-more', 404, '203.0.113.2').status).toBe(404)
  clock.now = 600_000
  expect(get('/nothing-more', 404).status).toBe(404)
})

it('a sender above the limit still gets pages that anybody got lately, and the API', () => {
  const { get } = setUp()
  get('/about-us?utm_source=mail', 200, '203.0.113.2')
  for (let page = 0; page < 300; page += 1) get(`/nothing-${page}`, 404)
  expect(get('/about-us', 200).status).toBe(200)
  expect(get('/unseen', 200).status).toBe(429)
  for (const url of ['/api/places?q=a', '/_next/static/a.js', '/admin']) expect(get(url, 200).status).toBe(200)
})

it.each([
  ['found pages', 200, '203.0.113.1', 'text/html'],
  ['missing pictures', 404, '203.0.113.1', 'image/png'],
  ['senders behind an unconfigured proxy', 404, '10.0.0.1', 'text/html'],
])('%s are not counted', (_what, status, sender, type) => {
  const { get } = setUp()
  for (let page = 0; page < 400; page += 1) expect(get(`/page-${page}`, status, sender, type).status).toBe(status)
})
