import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createCompression } from '@/server/compressResponses.mjs'
import { pageInvalidation } from '@/server/pageInvalidation.mjs'
import { createPageResponses } from '@/server/pageResponses.mjs'
import { waitFor } from '../../support/waitFor'

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
const SEARCH = '/search/used-cars?range[price]=1:2'
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function serve(handler: Handler, options?: Parameters<typeof createPageResponses>[0]) {
  const compress = createCompression()
  const sendPageResponse = createPageResponses(options)
  let rendered = 0
  const server = createServer((request, response) => {
    compress(request, response)
    if (sendPageResponse(request, response)) return
    rendered += 1
    void handler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const open = async (path = SEARCH, init: RequestInit = {}, host = '127.0.0.1') => {
    const response = await fetch(`http://${host}:${port}${path}`, init)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  return { open, countRendered: () => rendered }
}

let renders = 0
/** Streams a search as Next does. */
const renderSearch: Handler = (_request, response) => {
  renders += 1
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('x-middleware-rewrite', '/harbour.localhost/on-request/search/used-cars')
  response.setHeader('X-Request-Id', `request-${renders}`)
  response.setHeader('Cache-Control', 'no-store')
  response.write('<!doctype html>'.padEnd(3000, ' '))
  response.end(`<p>é ${renders}</p>`)
}

it('sends a search with filters again without rendering it, as itself', async () => {
  const { open, countRendered } = await serve(renderSearch)
  const first = await open()
  const second = await open()
  expect(countRendered()).toBe(1)
  expect(second.text).toBe(first.text)
  expect(second.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(second.headers.get('cache-control')).toBe('no-store')
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
})

it('sends in one piece what Next writes and flushes in many', async () => {
  const pieces = Array.from({ length: 40 }, (_, number) => `<p>${number} ${'é'.repeat(2000)}</p>`)
  let drained = 0
  const { open } = await serve((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.flushHeaders()
    for (const piece of pieces) {
      response.write(piece, () => {
        drained += 1
      })
      ;(response as ServerResponse & { flush?: () => void }).flush?.()
    }
    response.end()
  })
  const { status, text, headers } = await open()
  expect(status).toBe(200)
  expect(headers.get('content-encoding')).toBe('gzip')
  expect(text).toBe(pieces.join(''))
  expect(drained).toBe(40)
})

it('sends a page that is too large to keep as it comes', async () => {
  const half = 'x'.repeat(1_500_000)
  const { open, countRendered } = await serve((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('x-middleware-rewrite', '/harbour.localhost/on-request/search/used-cars')
    response.write(half)
    response.write(half)
    response.end('end')
  })
  expect((await open()).text).toBe(`${half}${half}end`)
  await open()
  expect(countRendered()).toBe(2)
})

it('renders it again after its time, and at once when a page expires', async () => {
  const { open, countRendered } = await serve(renderSearch, { searchTtlMs: 300 })
  await open()
  await waitFor(async () => {
    await open()
    expect(countRendered()).toBe(2)
  })
  pageInvalidation.emit('invalidated')
  await open()
  expect(countRendered()).toBe(3)
})

it('forgets a search that was rendered while a page expired', async () => {
  const { open, countRendered } = await serve((request, response) => {
    pageInvalidation.emit('invalidated')
    return renderSearch(request, response)
  })
  await open()
  await open()
  expect(countRendered()).toBe(2)
})

it('keeps searches of two hosts and two addresses apart', async () => {
  const { open } = await serve(renderSearch)
  const pages = [
    await open(SEARCH),
    await open('/search/used-cars?range[price]=1:3'),
    await open('/cars?page=2'),
    await open(SEARCH, {}, 'localhost'),
  ]
  expect(new Set(pages.map(({ text }) => text)).size).toBe(4)
})

/** Sends a landing as Next sends a page of its cache. */
const sendCached =
  (headers: Record<string, string> = {}): Handler =>
  (_request, response) => {
    renders += 1
    for (const [name, value] of Object.entries({
      'Content-Type': 'text/html; charset=utf-8',
      'x-nextjs-cache': 'HIT',
      'Cache-Control': 's-maxage=3600',
      ...headers,
    }))
      response.setHeader(name, value)
    response.end(`<p>landing ${renders}</p>`)
  }

it.each(['/search/used-cars', '/search/used-cars?utm_source=mail'])(
  'sends the cached page %s again for a moment, compressed and tagged as the first time, without asking Next',
  async (path) => {
    const { open, countRendered } = await serve(sendCached(), { cachedTtlMs: 300 })
    const first = await open(path)
    const second = await open(path)
    expect(countRendered()).toBe(1)
    expect(second.text).toBe(first.text)
    await waitFor(async () => expect((await open(path)).headers.get('etag')).not.toBeNull())
    for (const name of ['cache-control', 'content-type']) expect(second.headers.get(name)).toBe(first.headers.get(name))
    pageInvalidation.emit('invalidated')
    expect((await open(path)).text).not.toBe(first.text)
    const before = countRendered()
    await waitFor(async () => {
      await open(path)
      expect(countRendered()).toBe(before + 1)
    })
  },
)

it('tells a phone of its picture, and nobody else', async () => {
  const link = '<link rel="preload" as="image" media="(max-width: 30rem)" href="/photo"/>'
  const { open } = await serve((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.setHeader('x-nextjs-cache', 'HIT')
    response.end(`<html><head>${link}</head></html>`)
  })
  expect((await open('/', { headers: { 'sec-ch-ua-mobile': '?1' } })).headers.get('link')).toContain('/photo')
  expect((await open('/')).headers.has('link')).toBe(false)
  expect((await open('/', { headers: { 'sec-ch-ua-mobile': '?1' } })).headers.get('link')).toContain('/photo')
})

it.each<[string, string, Handler]>([
  ['a page behind a gate', '/garage', sendCached({ 'Cache-Control': 'private, no-store' })],
  ['a page that has just been rendered', '/', sendCached({ 'x-nextjs-cache': 'MISS' })],
  ['a stale page', '/', sendCached({ 'x-nextjs-cache': 'STALE' })],
  ['a file', '/robots.txt', sendCached({ 'Content-Type': 'text/plain' })],
])('asks Next each time for %s', async (_name, path, handler) => {
  const { open, countRendered } = await serve(handler)
  await open(path)
  await open(path)
  expect(countRendered()).toBe(2)
})

it.each([
  ['the data of a page', { headers: { rsc: '1' } }, renderSearch],
  ['a preview', { headers: { cookie: '__prerender_bypass=abc' } }, renderSearch],
  ['a preview of a site before its start', { headers: { cookie: 'a=1; site-preview=abc' } }, renderSearch],
  ['an answer to a form', { method: 'POST' }, renderSearch],
  [
    'an error',
    {},
    (request, response) => {
      response.statusCode = 500
      return renderSearch(request, response)
    },
  ],
  [
    'a page with a cookie',
    {},
    (request, response) => {
      response.setHeader('Set-Cookie', 'a=1')
      return renderSearch(request, response)
    },
  ],
  [
    'another page',
    {},
    (_request, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.end('<p>landing</p>')
    },
  ],
] satisfies [string, RequestInit, Handler][])('does not remember %s', async (_name, init, handler) => {
  const { open, countRendered } = await serve(handler)
  await open(SEARCH, init)
  await open(SEARCH, init)
  expect(countRendered()).toBe(2)
})
