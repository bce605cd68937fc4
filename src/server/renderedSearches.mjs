// @ts-check
import { LRUCache } from 'lru-cache'
import { toRequestId } from '../providers/httpClient/requestContext.mjs'
import { pageInvalidation } from './pageInvalidation.mjs'
import { countEvent } from './telemetry/telemetry.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {{ html: string, headers: import('node:http').OutgoingHttpHeaders }} RenderedSearch */

/** As long as shared caches may keep a page. */
const TTL_MS = 10_000
const MAX_CACHE_BYTES = 64 * 1024 ** 2
const MAX_PAGE_BYTES = 2 * 1024 ** 2

/** Paths that may be searches, as in `src/proxy.ts`. */
const SEARCH_URL = /^\/(search(\/[^?]*)?|cars\/?)\?/

/** The route that `src/proxy.ts` rewrites searches with filters to. */
const SEARCH_REWRITE = /^\/[^/]+\/on-request\//

/** Headers of one response that do not apply to others. */
const OWN_HEADERS = ['x-request-id', 'date', 'content-length', 'content-encoding', 'transfer-encoding', 'connection']

/**
 * Remembers searches with filters, which Next renders for each request: a link in an advertisement or a crawler asks for one
 * many times. They are forgotten after ten seconds, and at once when any page expires. Use it after `createCompression`, which
 * compresses remembered searches once.
 * @returns {(request: Request, response: Response) => boolean} true if the request was answered
 */
export function createRenderedSearches({ ttlMs = TTL_MS, maxCacheBytes = MAX_CACHE_BYTES } = {}) {
  /** @type {LRUCache<string, RenderedSearch>} */
  const searches = new LRUCache({
    ttl: ttlMs,
    maxSize: maxCacheBytes,
    sizeCalculation: ({ html }) => 2 * html.length,
  })
  let generation = 0
  pageInvalidation.on('invalidated', () => {
    generation += 1
    searches.clear()
  })

  return (request, response) => {
    if (!isPageRequest(request)) return false
    const key = `${request.headers.host} ${request.url}`
    const search = searches.get(key)
    if (search) {
      countEvent('cacheReads', { cache: 'renderedSearch', result: 'hit' })
      response.setHeaders(new Map(Object.entries(/** @type {Record<string, string>} */ (search.headers))))
      response.setHeader('X-Request-Id', toRequestId(request.headers['x-request-id']))
      response.end(search.html)
      return true
    }
    const startedIn = generation
    recordHtml(response, (html) => {
      const headers = response.getHeaders()
      if (response.statusCode !== 200 || !SEARCH_REWRITE.test(String(headers['x-middleware-rewrite']))) return
      if (headers['set-cookie'] || !String(headers['content-type']).startsWith('text/html')) return
      // A search that was rendered while its data changed may be stale.
      if (generation !== startedIn) return
      countEvent('cacheReads', { cache: 'renderedSearch', result: 'miss' })
      for (const name of OWN_HEADERS) delete headers[name]
      searches.set(key, { html, headers: { ...headers, 'x-nextjs-cache': 'HIT' } })
    })
    return false
  }
}

/** Whether the same page is sent to everybody: not the data of a page, nor a preview. @param {Request} request */
function isPageRequest({ method, url = '', headers }) {
  return method === 'GET' && SEARCH_URL.test(url) && !headers.rsc && !headers.cookie?.includes('__prerender_bypass')
}

/**
 * Calls `onHtml` with the body once it was sent completely.
 * @param {Response} response
 * @param {(html: string) => void} onHtml
 */
function recordHtml(response, onHtml) {
  /** @type {Buffer[]} */
  const chunks = []
  let bytes = 0
  const record = (/** @type {any} */ chunk) => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return
    bytes += chunk.length
    if (bytes <= MAX_PAGE_BYTES) chunks.push(Buffer.from(/** @type {any} */ (chunk)))
    else chunks.length = 0
  }
  /** @type {(...args: any[]) => any} */
  const write = response.write.bind(response)
  /** @type {(...args: any[]) => any} */
  const end = response.end.bind(response)
  response.write = (/** @type {any[]} */ ...args) => {
    record(args[0])
    return write(...args)
  }
  response.end = (/** @type {any[]} */ ...args) => {
    record(args[0])
    return end(...args)
  }
  response.once('finish', () => {
    if (chunks.length > 0) onHtml(Buffer.concat(chunks).toString())
  })
}
