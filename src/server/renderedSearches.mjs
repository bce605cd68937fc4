// @ts-check
import { LRUCache } from 'lru-cache'
import { toRequestId } from '../providers/httpClient/requestContext.mjs'
import { pageInvalidation } from './pageInvalidation.mjs'
import { countEvent } from './telemetry/telemetry.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {{ body: string | Buffer, headers: import('node:http').OutgoingHttpHeaders }} RenderedSearch */

/** As long as shared caches may keep a page. */
const TTL_MS = 10_000
const MAX_CACHE_BYTES = 64 * 1024 ** 2
const MAX_PAGE_BYTES = 2 * 1024 ** 2

/** Paths that may be searches, as in `src/proxy.ts`. */
const SEARCH_URL = /^\/(search(\/[^?]*)?|cars\/?)\?/

/** The routes that `src/proxy.ts` rewrites searches with filters to. */
const SEARCH_REWRITE = /^\/[^/]+\/(on-request|search-part)\//

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
    sizeCalculation: ({ body }) => 2 * body.length,
  })
  let generation = 0
  pageInvalidation.on('invalidated', () => {
    generation += 1
    searches.clear()
  })

  return (request, response) => {
    if (!isRefinedSearch(request)) return false
    const key = `${request.headers.host} ${request.url}`
    const search = searches.get(key)
    if (search) {
      countEvent('cacheReads', { cache: 'renderedSearch', result: 'hit' })
      response.setHeaders(new Map(Object.entries(/** @type {Record<string, string>} */ (search.headers))))
      response.setHeader('X-Request-Id', toRequestId(request.headers['x-request-id']))
      // By the same string each time, its compressed copies are found.
      if (typeof search.body !== 'string') search.body = search.body.toString()
      response.end(search.body)
      return true
    }
    const startedIn = generation
    collectBody(response, (body) => {
      const headers = response.getHeaders()
      if (response.statusCode !== 200 || !SEARCH_REWRITE.test(String(headers['x-middleware-rewrite']))) return
      if (headers['set-cookie'] || !String(headers['content-type']).startsWith('text/html')) return
      // A search that was rendered while its data changed may be stale.
      if (generation !== startedIn) return
      countEvent('cacheReads', { cache: 'renderedSearch', result: 'miss' })
      for (const name of OWN_HEADERS) delete headers[name]
      searches.set(key, { body, headers: { ...headers, 'x-nextjs-cache': 'HIT' } })
    })
    return false
  }
}

/** Whether a request may be for the page of a search with filters: not for the data of a page, nor in a preview. @param {Request} request */
export function isRefinedSearch({ method, url = '', headers }) {
  return method === 'GET' && SEARCH_URL.test(url) && !headers.rsc && !headers.cookie?.includes('__prerender_bypass')
}

/**
 * Sends the body in one piece, and calls `onBody` with it once it was sent. Next writes and flushes each four kilobytes: to compress and send
 * those takes twice as long, and nothing of a search is ready much earlier than the rest.
 * @param {Response & { flush?: () => void }} response
 * @param {(body: Buffer) => void} onBody
 */
function collectBody(response, onBody) {
  /** @type {Buffer[]} */
  let chunks = []
  let bytes = 0
  let isCollecting = true
  const collect = (/** @type {any} */ chunk) => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return
    chunks.push(Buffer.isBuffer(chunk) ? chunk : Buffer.from(/** @type {any} */ (chunk)))
    bytes += chunk.length
  }
  /** @type {(...args: any[]) => any} */
  const write = response.write.bind(response)
  /** @type {(...args: any[]) => any} */
  const end = response.end.bind(response)
  const flush = response.flush?.bind(response)
  response.write = (/** @type {any[]} */ ...args) => {
    if (!isCollecting) return write(...args)
    collect(args[0])
    const callback = args.find((argument) => typeof argument === 'function')
    if (bytes > MAX_PAGE_BYTES) {
      isCollecting = false
      const start = Buffer.concat(chunks)
      chunks = []
      return write(start, ...(callback ? [callback] : []))
    }
    if (callback) process.nextTick(callback)
    return true
  }
  if (flush)
    response.flush = () => {
      if (!isCollecting) flush()
    }
  response.end = (/** @type {any[]} */ ...args) => {
    if (!isCollecting) return end(...args)
    isCollecting = false
    collect(args[0])
    if (bytes === 0) return end(...args)
    const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
    response.once('finish', () => onBody(body))
    return end(body, ...args.filter((argument) => typeof argument === 'function'))
  }
}
