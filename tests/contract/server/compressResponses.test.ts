import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCompression } from '@/server/compressResponses.mjs'
import { waitFor } from '../../support/waitFor'

type Handler = (request: IncomingMessage, response: ServerResponse) => void
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function serve(
  handler: Handler,
  options?: { maxCacheBytes?: number; optimize?: (html: string) => Promise<string> },
) {
  const compress = createCompression(options)
  const server = createServer((request, response) => {
    compress(request, response)
    handler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => server.close())
  const { port } = server.address() as AddressInfo
  /** Without fetch, which decompresses. */
  return (headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) =>
      get({ port, method, headers }, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
      }).on('error', reject),
    )
}

const page = (text: string) => `<!doctype html><p>${text}</p>`.padEnd(5000, ' ')
const sendPage =
  (html: string | (() => string), state = 'HIT'): Handler =>
  (_request, response) => {
    const body = typeof html === 'string' ? html : html()
    response.setHeader('x-nextjs-cache', state)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Cache-Control', 's-maxage=31536000')
    response.setHeader('Content-Length', Buffer.byteLength(body))
    response.end(body)
  }

/** Requests until the page has been compressed. */
async function warmUp(request: Awaited<ReturnType<typeof serve>>, previous?: string): Promise<string> {
  return waitFor(async () => {
    const { etag } = (await request({ 'accept-encoding': 'br' })).headers
    expect(etag).toBeDefined()
    expect(etag).not.toBe(previous)
    return etag as string
  })
}

describe('responses are compressed', () => {
  it('optimizes a page for whoever comes first, once for all who come meanwhile', async () => {
    for (const state of ['MISS', 'HIT', 'STALE']) {
      const optimize = vi.fn(async (html: string) => {
        await new Promise((resolve) => setTimeout(resolve, 50))
        return html.replace('Hilux', 'Ranger')
      })
      const html = page('Hilux')
      const request = await serve(sendPage(html, state), { optimize })
      const answers = await Promise.all([request(), request({ 'accept-encoding': 'gzip' })])
      expect(answers[0].body.toString()).toContain('<p>Ranger</p>')
      expect(gunzipSync(answers[1].body).toString()).toContain('<p>Ranger</p>')
      expect(optimize).toHaveBeenCalledTimes(1)
    }
  })

  it('sends a page as it is if it cannot be optimized', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const request = await serve(sendPage(page('Hilux')), { optimize: () => Promise.reject(new Error('no styles')) })
    expect((await request()).body.toString()).toBe(page('Hilux'))
    expect(error).toHaveBeenCalled()
    error.mockRestore()
  })

  it('sends a cached page in the encoding that the browser accepts, Brotli first', async () => {
    const html = page('é Hilux')
    const request = await serve(sendPage(html))
    const first = await request({ 'accept-encoding': 'gzip' })
    expect(first.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(first.body).toString()).toBe(html)
    await warmUp(request)

    const brotli = await request({ 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(brotli.body.length),
      'content-type': 'text/html; charset=utf-8',
      vary: expect.stringContaining('Accept-Encoding'),
    })
    expect(brotliDecompressSync(brotli.body).toString()).toBe(html)
    const gzip = await request({ 'accept-encoding': 'gzip, br;q=0' })
    expect(gunzipSync(gzip.body).toString()).toBe(html)
    for (const accepted of ['', 'identity']) {
      const plain = await request({ 'accept-encoding': accepted })
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.body.toString()).toBe(html)
      expect(plain.headers.etag).toBe(brotli.headers.etag)
    }
  })

  it('answers 304 to a browser that has the page, and sends a changed page', async () => {
    let html = page('first')
    const request = await serve(sendPage(() => html))
    const etag = await warmUp(request)
    const unchanged = await request({ 'accept-encoding': 'br', 'if-none-match': etag })
    expect(unchanged.status).toBe(304)
    expect(unchanged.body).toHaveLength(0)
    expect(unchanged.headers).not.toHaveProperty('content-length')
    html = page('second')
    const changed = await request({ 'accept-encoding': 'gzip', 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(gunzipSync(changed.body).toString()).toBe(html)
    expect(await warmUp(request, etag)).not.toBe(etag)
  })

  it('lets shared caches keep a page for seconds, not for the year that Next says', async () => {
    for (const state of ['MISS', 'HIT']) {
      const { headers } = await (await serve(sendPage(page(state), state)))()
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=30')
    }
    const api = await serve((_request, response) => {
      response.setHeader('Cache-Control', 'no-store')
      response.end('{}')
    })
    expect((await api()).headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['a page that was just rendered', sendPage(page('new'), 'MISS')],
    [
      'an error page',
      (request, response) => {
        response.statusCode = 500
        sendPage(page('error'))(request, response)
      },
    ],
    [
      'a stream',
      (_request, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.write(page('a'))
        response.end(page('b'))
      },
    ],
  ] satisfies [string, Handler][])('compresses %s as it is sent, and keeps nothing', async (_name, handler) => {
    const request = await serve(handler)
    for (let time = 0; time < 3; time++) {
      const { headers } = await request({ 'accept-encoding': 'gzip' })
      expect(headers['content-encoding']).toBe('gzip')
      expect(headers.etag).toBeUndefined()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })

  it('compresses the response of a route, whose type Next sets as a list', async () => {
    const json = JSON.stringify({ text: 'Hilux '.repeat(500) })
    const request = await serve((_request, response) => {
      response.setHeader('Content-Type', ['application/json'])
      response.end(json)
    })
    const { headers, body } = await request({ 'accept-encoding': 'br' })
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'application/json' })
    expect(brotliDecompressSync(body).toString()).toBe(json)
  })

  it('leaves bytes that are compressed already', async () => {
    const photo = Buffer.alloc(5000, 7)
    const request = await serve((_request, response) => {
      response.setHeader('Content-Type', 'image/webp')
      response.end(photo)
    })
    const { headers, body } = await request({ 'accept-encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body).toEqual(photo)
  })

  it('keeps no page that is larger than the cache', async () => {
    const request = await serve(sendPage(page('large')), { maxCacheBytes: 1000 })
    for (let time = 0; time < 3; time++) {
      const { headers } = await request({ 'accept-encoding': 'gzip' })
      expect(headers.etag).toBeUndefined()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })

  it('announces the largest picture of phones to phones only', async () => {
    const preload =
      '<link rel="preload" as="image" href="/api/images?src=%2Fa.webp&amp;w=828" fetchPriority="high" media="(max-width: 30rem)"/>'
    const request = await serve(sendPage(page(`${preload}Hilux`)))
    await warmUp(request)
    const send = (mobile: string) => request({ 'accept-encoding': 'br', 'sec-ch-ua-mobile': mobile })
    const phone = await send('?1')
    expect(phone.headers.link).toBe('</api/images?src=%2Fa.webp&w=828>; rel=preload; as=image; fetchpriority=high')
    const desktop = await send('?0')
    expect(desktop.headers.link).toBeUndefined()
    for (const { headers } of [phone, desktop]) expect(headers.vary).toContain('Sec-CH-UA-Mobile')
  })
})
