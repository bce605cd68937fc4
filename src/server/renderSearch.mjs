// @ts-check
import { text } from 'node:stream/consumers'
import { OWN_PART, SEARCH_PART_HEADER, SEARCH_RENDERER, SHELL } from '../domain/stock/searchShell.mjs'
import { openOnThisServer } from './askThisServer.mjs'
import { BoundedCache } from './boundedCache.mjs'
import { withOwnSearchPart, withoutOwnSearchPart } from './ownSearchPart.mjs'
import { pageInvalidation } from './pageInvalidation.mjs'
import { mayBeRefined } from './pageResponses.mjs'
import { fillShell, parseShell } from './searchShell.mjs'
import { dropStaticParts } from './staticParts.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./searchShell.mjs').SearchShell} SearchShell */
/** @typedef {{ shell: SearchShell | null, bytes: number, headers: Record<string, string> }} LoadedShell a site may have none now */
/** @typedef {{ html: string, headers: import('node:http').IncomingHttpHeaders }} ShellPage */

/** As long as shared caches may keep a page. */
const TTL_MS = 10_000
const MAX_CACHE_BYTES = 32 * 1024 ** 2
/** Of a site that has no shell: it is asked for again soon, and not for each page. */
const NO_SHELL_TTL_MS = 2000
const NO_SHELL = { shell: null, bytes: 100, headers: {} }
const TIMEOUT_MS = 5000

/** Headers of a page that its shell has and the route of its search does not. */
const PAGE_HEADERS = ['content-type', 'vary']

/** What Next gives pages that it renders for each request, and their redirects. */
const CACHE_CONTROL = 'private, no-cache, no-store, max-age=0, must-revalidate'

/** Next listens to a response a few times for each time that it handles it. */
const MAX_LISTENERS = 30

/** Where Next keeps what it has found out about a request. */
const NEXT_META = Symbol.for('NextInternalRequestMeta')

/**
 * Renders a search with filters into its site's search shell, which takes half as long as a whole page (docs/decisions/search-shells.md). A site
 * without a shell, and what its search leaves to it, get the whole page.
 * @param {object} options
 * @param {(request: Request, response: Response) => Promise<void>} options.handle renders a page, or the part of one that a header asks for
 * @param {(host: string) => Promise<ShellPage>} options.loadShell
 * @returns {(request: Request, response: Response) => Promise<void>}
 */
export function createSearchRendering({ handle, loadShell }) {
  /** @type {BoundedCache<LoadedShell>} */
  const shells = new BoundedCache({ maxBytes: MAX_CACHE_BYTES, valueBytes: ({ bytes }) => bytes }, { ttl: TTL_MS })
  /** Shells that are being loaded, by host. @type {Map<string, Promise<LoadedShell>>} */
  const loading = new Map()
  pageInvalidation.on('invalidated', () => {
    shells.clear()
    loading.clear()
  })

  /** @param {string} host @returns {Promise<LoadedShell>} */
  async function findShell(host) {
    const kept = shells.get(host)
    if (kept) return kept
    let started = loading.get(host)
    if (!started) {
      started = load(host)
      loading.set(host, started)
    }
    const loaded = await started
    // One that was loaded while its data changed may be stale.
    if (loading.get(host) === started) {
      loading.delete(host)
      shells.set(host, loaded, loaded.shell ? {} : { ttl: NO_SHELL_TTL_MS })
    }
    return loaded
  }

  /** @param {string} host @returns {Promise<LoadedShell>} */
  async function load(host) {
    try {
      const { html, headers } = await loadShell(host)
      const shell = parseShell(dropStaticParts(html))
      if (!shell) return NO_SHELL
      const kept = PAGE_HEADERS.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []))
      return { shell, bytes: 2 * html.length, headers: Object.fromEntries(kept) }
    } catch (error) {
      console.warn('Could not load a search shell', error)
      return NO_SHELL
    }
  }

  return async (request, response) => {
    const { headers, url } = request
    if (!headers.host || !mayBeRefined(request) || !(SEARCH_RENDERER in globalThis)) return handle(request, response)
    const { shell, headers: shellHeaders } = await findShell(headers.host)
    if (response.destroyed) return
    if (!shell) return handle(request, response)
    const before = new Set(response.getHeaderNames())
    headers[SEARCH_PART_HEADER] = OWN_PART
    response.setMaxListeners(MAX_LISTENERS)
    /** The whole page, where it is rendered after all. @type {Promise<void> | undefined} */
    let whole
    await withOwnSearchPart(async (findPart) => {
      keepBack(response, () => {
        delete headers[SEARCH_PART_HEADER]
        const part = findPart()
        response.statusCode = 200
        if (part) {
          response.setHeaders(new Map(Object.entries({ ...shellHeaders, 'cache-control': CACHE_CONTROL })))
          response.end(fillShell(shell, part))
          return
        }
        for (const name of response.getHeaderNames()) if (!before.has(name)) response.removeHeader(name)
        delete (/** @type {any} */ (request)[NEXT_META])
        request.url = url
        whole = withoutOwnSearchPart(() => handle(request, response))
        // It fails where it is awaited, below.
        whole.catch(() => {})
      })
      await handle(request, response)
    })
    await whole
  }
}

/**
 * Calls back in place of a response without content (204), and of an error. Any other goes on as it is.
 * @param {Response} response
 * @param {() => void} onNoPage
 */
function keepBack(response, onNoPage) {
  const { writeHead, write, end, flushHeaders } = response
  const isKept = () => response.statusCode === 204 || response.statusCode >= 500
  const release = () => {
    Object.assign(response, { writeHead, write, end, flushHeaders })
    const { statusCode } = response
    // Next gives the redirect of a route none.
    if (statusCode >= 300 && statusCode < 400 && !response.headersSent && !response.hasHeader('Cache-Control'))
      response.setHeader('Cache-Control', CACHE_CONTROL)
    return response
  }
  response.writeHead = (/** @type {any[]} */ ...args) => {
    response.statusCode = args[0]
    return isKept() ? response : release().writeHead(.../** @type {[any]} */ (args))
  }
  response.flushHeaders = () => {
    if (!isKept()) release().flushHeaders()
  }
  response.write = (/** @type {any[]} */ ...args) => {
    if (!isKept()) return release().write(.../** @type {[any]} */ (args))
    const callback = args.find((argument) => typeof argument === 'function')
    if (callback) process.nextTick(callback)
    return true
  }
  response.end = (/** @type {any[]} */ ...args) => {
    const kept = isKept()
    release()
    if (!kept) return response.end(.../** @type {[any]} */ (args))
    onNoPage()
    return response
  }
}

/** By this, the server knows its own requests. */
const TOKEN_HEADER = 'x-forecourt-token'

/**
 * Returns a function that asks this server for a site's search shell.
 * @param {{ port: number, token: string }} options `token` is what `isShellRequest` knows it by
 * @returns {(host: string) => Promise<ShellPage>}
 */
export function createShellLoader({ port, token }) {
  return async (host) => {
    const headers = { Host: host, [SEARCH_PART_HEADER]: SHELL, [TOKEN_HEADER]: token }
    const response = await openOnThisServer({ port, path: '/search', headers, timeoutMs: TIMEOUT_MS })
    return { html: await text(response), headers: response.headers }
  }
}

/** Whether this server asks itself for a search shell. Nobody else may ask for parts of pages. @param {Request} request @param {string} token */
export function isShellRequest({ headers }, token) {
  if (headers[TOKEN_HEADER] === token) return true
  delete headers[SEARCH_PART_HEADER]
  return false
}
