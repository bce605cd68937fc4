// @ts-check
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import compression from 'compression'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import { BoundedCache } from './boundedCache.mjs'
import { readCdnSettings, setCacheHeaders } from './cdn/cdnHeaders.mjs'

/**
 * A cached page in the encodings that browsers accept.
 * @typedef {{ etag: string, br: Buffer, gzip: Buffer, phonePreload: string | null }} CompressedPage
 */

/** Bytes of compressed pages and of the HTML by which they are found. */
const MAX_CACHE_BYTES = 128 * 1024 ** 2

/** Smaller by a tenth than the level of streams, for three times their processor time, which is spent once. */
const BROTLI_LEVEL = 6

/** Of responses that are compressed for each request: half the processor time of the packages' own levels, for 6% more bytes. */
const GZIP_STREAM_LEVEL = 4
const BROTLI_STREAM_LEVEL = 3

/** Of the largest picture on phones; `phoneSource` in src/ui/media/pictureSources.ts. */
const PHONE_PRELOAD = [' as="image"', ' media="(max-width: 30rem)"']

/** Phones say so with each request. */
const MOBILE_HEADER = 'Sec-CH-UA-Mobile'

/** @type {('br' | 'gzip')[]} */
const ENCODINGS = ['br', 'gzip']

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The highest: a page is compressed once, and it takes a millisecond more than the default. */
const GZIP_LEVEL = 9
/** Below the default of 8: blocks are shorter, so that CSS, text and JSON each have codes of their own. Saves up to 1 percent. */
const GZIP_MEM_LEVEL = 6

/**
 * Compresses responses. A page that Next sends from its cache is compressed once and then sent as bytes, with an ETag; it is
 * found by its HTML, which Next keeps as one string for as long as the page is cached; until then, the optimized page is compressed as it is
 * sent, like everything else. Sets how long browsers and shared caches keep pages.
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export function createCompression({
  maxCacheBytes = MAX_CACHE_BYTES,
  optimize = async (/** @type {string} */ html) => html,
} = {}) {
  const compressStream = compression({
    filter: isCompressible,
    level: GZIP_STREAM_LEVEL,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_STREAM_LEVEL } },
  })
  const cdn = readCdnSettings()
  /** @type {BoundedCache<CompressedPage>} */
  const pages = new BoundedCache({
    maxBytes: maxCacheBytes,
    valueBytes: (page) => page.br.length + page.gzip.length,
    // The key is the page, of which Next keeps a limited number of bytes.
    maxKeyLength: Number.POSITIVE_INFINITY,
  })
  /** Pages that are being optimized, by their HTML. @type {Map<string, Promise<string>>} */
  const optimizing = new Map()
  /** Pages that are being compressed. */
  const pending = new Set()

  /**
   * @param {string} html
   * @returns {Promise<string>} the page itself if it cannot be optimized
   */
  function optimizeOnce(html) {
    let optimized = optimizing.get(html)
    if (!optimized) {
      optimized = optimize(html)
        .catch((error) => {
          console.error('Could not optimize a page', error)
          return html
        })
        .finally(() => optimizing.delete(html))
      optimizing.set(html, optimized)
    }
    return optimized
  }

  /** @param {string} html @param {string} optimized */
  async function compressPage(html, optimized) {
    if (pending.has(html)) return
    pending.add(html)
    try {
      const [br, gzip] = await Promise.all([
        compressBrotli(optimized, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }),
        compressGzip(optimized, { level: GZIP_LEVEL, memLevel: GZIP_MEM_LEVEL }),
      ])
      const digest = createHash('sha256').update(br).digest('base64url').slice(0, 22)
      pages.set(html, { etag: `W/"${digest}"`, br, gzip, phonePreload: findPhonePreload(html) })
    } catch (error) {
      console.error('Could not compress a cached page', error)
    } finally {
      pending.delete(html)
    }
  }

  /**
   * A phone asks for its picture while the page is still coming. A CDN would send it to every device.
   * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
   * @param {string | null} phonePreload
   */
  function announcePicture(request, response, phonePreload) {
    if (!phonePreload || cdn.provider) return
    response.appendHeader('Vary', MOBILE_HEADER)
    if (request.headers[MOBILE_HEADER.toLowerCase()] === '?1') response.appendHeader('Link', phonePreload)
  }

  return (request, response) => {
    compressStream(/** @type {any} */ (request), /** @type {any} */ (response), () => {})
    /** @type {(...args: any[]) => any} */
    const end = response.end.bind(response)
    response.end = (/** @type {any[]} */ ...args) => {
      const [body] = args
      if (!response.headersSent) setCacheHeaders(response, cdn)
      const state = typeof body === 'string' ? findCacheState(request, response) : null
      if (!state) return end(...args)
      const page = pages.get(body)
      if (!page) {
        // Whoever comes first waits for some milliseconds, and is spared half a second of a slow phone's.
        optimizeOnce(body).then((optimized) => {
          // A page that nobody asks for again, such as one of a crawler, is not kept.
          if (state !== 'MISS') void compressPage(body, optimized)
          if (response.headersSent || response.destroyed) return end()
          announcePicture(request, response, findPhonePreload(body))
          response.removeHeader('Content-Length')
          end(optimized, ...args.slice(1))
        })
        return response
      }
      response.appendHeader('Vary', 'Accept-Encoding')
      response.setHeader('ETag', page.etag)
      announcePicture(request, response, page.phonePreload)
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

/** @param {string} html @returns {string | null} the header that announces a phone's largest picture */
function findPhonePreload(html) {
  const preloads = (html.match(/<link rel="preload"[^<>]*>/g) ?? []).filter((link) =>
    PHONE_PRELOAD.every((attribute) => link.includes(attribute)),
  )
  const href = / href="([^"]*)"/.exec(preloads[0] ?? '')?.[1]
  return href ? `<${href.replaceAll('&amp;', '&')}>; rel=preload; as=image; fetchpriority=high` : null
}

/**
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 * @returns {string | null} HIT, STALE or MISS of a response that Next keeps; null for another
 */
function findCacheState(request, response) {
  const state = response.getHeader('x-nextjs-cache')
  const isKept = state === 'HIT' || state === 'STALE' || state === 'MISS'
  return isKept && request.method === 'GET' && response.statusCode === 200 && !response.headersSent ? state : null
}
