// @ts-check
import { toRequestId } from '../providers/httpClient/requestContext.mjs'
import { BoundedCache } from './boundedCache.mjs'
import { pageInvalidation } from './pageInvalidation.mjs'
import { countEvent } from './telemetry/telemetry.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {{ body: string | Buffer, headers: import('node:http').OutgoingHttpHeaders }} PageResponse */

/** Of searches: as long as shared caches may keep a page. */
const SEARCH_TTL_MS = 10_000
/** Of pages that Next has cached: they are sent hundreds of times a second, and a change elsewhere shows a second later at most. */
const CACHED_TTL_MS = 1000
const MAX_CACHE_BYTES = 64 * 1024 ** 2
/** Of the address of a search with many filters, as advertisements lead to. */
const MAX_SEARCH_LENGTH = 2000
const MAX_PAGE_BYTES = 2 * 1024 ** 2

/** Paths that may be searches, as in `src/proxy.ts`. */
const SEARCH_URL = /^\/(search(\/[^?]*)?|cars\/?)\?/

/** The routes that `src/proxy.ts` rewrites searches with filters to. */
const SEARCH_REWRITE = /^\/[^/]+\/(on-request|search-part)\//

/** Headers of one response that do not apply to others. */
const OWN_HEADERS = ['x-request-id', 'date', 'content-length', 'content-encoding', 'transfer-encoding', 'connection']

/**
 * Keeps pages that are the same for everybody for a moment, so that Next does not handle each request: searches with filters, which it renders,
 * for ten seconds (a link in an advertisement or a crawler asks for one many times), and cached pages, of which it takes milliseconds to find
 * each, for one. All are dropped at once when any page expires. Use it after `createCompression`, which compresses what is kept once.
 * @returns {(request: Request, response: Response) => boolean} true if the request was answered
 */
export function createPageResponses({
  searchTtlMs = SEARCH_TTL_MS,
  cachedTtlMs = CACHED_TTL_MS,
  maxCacheBytes = MAX_CACHE_BYTES,
  maxKeyLength = MAX_SEARCH_LENGTH,
} = {}) {
  const valueBytes = (/** @type {PageResponse} */ { body }) => 2 * body.length
  const searches = new BoundedCache({ maxBytes: maxCacheBytes, valueBytes, maxKeyLength }, { ttl: searchTtlMs })
  // Apart, so that cached pages, of which there are more, push no search out.
  const cachedPages = new BoundedCache({ maxBytes: maxCacheBytes / 2, valueBytes }, { ttl: cachedTtlMs })
  let generation = 0
  pageInvalidation.on('invalidated', () => {
    generation += 1
    searches.clear()
    cachedPages.clear()
  })

  return (request, response) => {
    if (!isPageRequest(request)) return false
    const key = `${request.headers.host} ${request.url}`
    const page = searches.get(key) ?? cachedPages.get(key)
    if (page) {
      countEvent('cacheReads', { cache: 'response', result: 'hit' })
      response.setHeaders(new Map(Object.entries(/** @type {Record<string, string>} */ (page.headers))))
      response.setHeader('X-Request-Id', toRequestId(request.headers['x-request-id']))
      // By the same string each time, its compressed copies are found.
      if (typeof page.body !== 'string') page.body = page.body.toString()
      response.end(page.body)
      return true
    }
    const startedIn = generation
    /** @param {typeof searches} pages @param {string | Buffer} body */
    const keep = (pages, body) => {
      const headers = response.getHeaders()
      if (response.statusCode !== 200 || headers['set-cookie']) return
      if (!String(headers['content-type']).startsWith('text/html')) return
      // What was rendered while its data changed may be stale.
      if (generation !== startedIn) return
      countEvent('cacheReads', { cache: 'response', result: 'miss' })
      for (const name of OWN_HEADERS) delete headers[name]
      pages.set(key, { body, headers: { ...headers, 'x-nextjs-cache': 'HIT' } })
    }
    /** @param {string | Buffer} body */
    const onBody = (body) => {
      if (SEARCH_REWRITE.test(String(response.getHeader('x-middleware-rewrite')))) keep(searches, body)
      // Pages behind a gate are cached too, and not for everybody.
      else if (response.getHeader('x-nextjs-cache') === 'HIT' && !isPrivate(response)) keep(cachedPages, body)
    }
    if (mayBeRefined(request)) collectBody(response, onBody)
    else watchBody(response, onBody)
    return false
  }
}

/** Cookies of previews: of drafts, and of a site before its start (`src/server/sitePreview.ts`). */
const PREVIEW_COOKIE = /(?:__prerender_bypass|site-preview)=/

/** Whether a request may be for a page that is the same for everybody: not for the data of a page, nor in a preview. @param {Request} request */
const isPageRequest = ({ method, headers }) =>
  method === 'GET' && !headers.rsc && !PREVIEW_COOKIE.test(headers.cookie ?? '')

/** Whether a request may be for the page of a search with filters: its query may also be of an advertisement. @param {Request} request */
export const mayBeRefined = (request) => isPageRequest(request) && SEARCH_URL.test(request.url ?? '')

/** @param {Response} response */
const isPrivate = (response) => /\b(private|no-store)\b/.test(String(response.getHeader('cache-control')))

/**
 * Calls `onBody` with the body of a response that is sent in one piece, as Next sends what it has cached, before it is sent.
 * @param {Response} response @param {(body: string) => void} onBody
 */
function watchBody(response, onBody) {
  /** @type {(...args: any[]) => any} */
  const end = response.end.bind(response)
  response.end = (/** @type {any[]} */ ...args) => {
    if (typeof args[0] === 'string' && !response.headersSent) onBody(args[0])
    return end(...args)
  }
}

/**
 * Sends the body in one piece, and calls `onBody` with it before. Next writes and flushes each four kilobytes: to compress and send
 * those takes twice as long, and nothing of a search is ready much earlier than the rest.
 * @param {Response & { flush?: () => void }} response
 * @param {(body: string | Buffer) => void} onBody
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
    // A cached page, whose compressed copies are found by its string.
    if (bytes === 0 && typeof args[0] === 'string') {
      onBody(args[0])
      return end(...args)
    }
    collect(args[0])
    if (bytes === 0) return end(...args)
    const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
    onBody(body)
    return end(body, ...args.filter((argument) => typeof argument === 'function'))
  }
}
