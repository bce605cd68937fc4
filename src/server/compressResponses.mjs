// @ts-check
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import compression from 'compression'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { readCdnSettings, setCacheHeaders } from './cdn/cdnHeaders.mjs'

/**
 * A cached page in the encodings that browsers accept.
 * @typedef {{ etag: string, br: Buffer, gzip: Buffer, phonePreload: string | null }} CompressedPage
 */

/** Bytes of compressed pages and of the HTML by which they are found. */
const MAX_CACHE_BYTES = 128 * 1024 ** 2

/** Smaller by a tenth than the level of streams, for three times their processor time, which is spent once. */
const BROTLI_LEVEL = 6

/** Of the largest picture on phones; `phoneSource` in src/ui/media/pictureSources.ts. */
const PHONE_PRELOAD =
  /<link rel="preload"(?=[^>]* as="image")(?=[^>]* media="\(max-width: 30rem\)")[^>]* href="([^"]*)"/

/** Phones say so with each request. */
const MOBILE_HEADER = 'Sec-CH-UA-Mobile'

/** @type {('br' | 'gzip')[]} */
const ENCODINGS = ['br', 'gzip']

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Compresses responses. A page that Next sends from its cache is compressed once and then sent as bytes, with an ETag; it is
 * found by its HTML, which Next keeps as one string for as long as the page is cached. Everything else is compressed as it is
 * sent. Sets how long browsers and shared caches keep pages.
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export function createCompression({
  maxCacheBytes = MAX_CACHE_BYTES,
  optimize = async (/** @type {string} */ html) => html,
} = {}) {
  const compressStream = compression({ filter: isCompressible })
  const cdn = readCdnSettings()
  /** @type {LRUCache<string, CompressedPage>} */
  const pages = new LRUCache({
    maxSize: maxCacheBytes,
    sizeCalculation: (page, html) => 2 * html.length + page.br.length + page.gzip.length,
  })
  /** Pages that are being compressed. */
  const pending = new Set()

  /** @param {string} html */
  async function compressPage(html) {
    if (pending.has(html)) return
    pending.add(html)
    try {
      const optimized = await optimize(html)
      const [br, gzip] = await Promise.all([
        compressBrotli(optimized, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }),
        compressGzip(optimized),
      ])
      const digest = createHash('sha256').update(br).digest('base64url').slice(0, 22)
      const [, href] = PHONE_PRELOAD.exec(optimized) ?? []
      const phonePreload = href ? `<${href.replaceAll('&amp;', '&')}>; rel=preload; as=image; fetchpriority=high` : null
      pages.set(html, { etag: `W/"${digest}"`, br, gzip, phonePreload })
    } catch (error) {
      console.error('Could not compress a cached page', error)
    } finally {
      pending.delete(html)
    }
  }

  return (request, response) => {
    compressStream(/** @type {any} */ (request), /** @type {any} */ (response), () => {})
    /** @type {(...args: any[]) => any} */
    const end = response.end.bind(response)
    response.end = (/** @type {any[]} */ ...args) => {
      const [body] = args
      if (!response.headersSent) setCacheHeaders(response, cdn)
      if (typeof body !== 'string' || !isFromCache(request, response)) return end(...args)
      const page = pages.get(body)
      if (!page) {
        void compressPage(body)
        return end(...args)
      }
      response.appendHeader('Vary', 'Accept-Encoding')
      response.setHeader('ETag', page.etag)
      // A phone asks for its picture while the page is still coming. A CDN would send it to every device.
      if (page.phonePreload && !cdn.provider) {
        response.appendHeader('Vary', MOBILE_HEADER)
        if (request.headers[MOBILE_HEADER.toLowerCase()] === '?1') response.appendHeader('Link', page.phonePreload)
      }
      if (fresh(request.headers, { etag: page.etag })) {
        response.removeHeader('Content-Type')
        response.removeHeader('Content-Length')
        response.statusCode = 304
        return end()
      }
      const encoding = findEncoding(request)
      if (!encoding) return end(...args)
      response.setHeader('Content-Encoding', encoding)
      response.setHeader('Content-Length', page[encoding].length)
      return end(page[encoding])
    }
  }
}

/**
 * Next sets the type of a route's response as a list, which the package does not know.
 * @param {any} request @param {any} response
 */
function isCompressible(request, response) {
  const type = response.getHeader('Content-Type')
  if (Array.isArray(type)) response.setHeader('Content-Type', type.join())
  return compression.filter(request, response)
}

/** @param {import('node:http').IncomingMessage} request @returns {'br' | 'gzip' | undefined} */
function findEncoding(request) {
  // The types do not know the second argument yet.
  const negotiator = /** @type {any} */ (new Negotiator(request))
  return ENCODINGS.find((encoding) => encoding === negotiator.encoding(ENCODINGS, { preferred: ENCODINGS }))
}

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
function isFromCache(request, response) {
  const state = response.getHeader('x-nextjs-cache')
  return (
    request.method === 'GET' &&
    response.statusCode === 200 &&
    !response.headersSent &&
    (state === 'HIT' || state === 'STALE')
  )
}
