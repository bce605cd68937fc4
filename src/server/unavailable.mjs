// @ts-check
// JavaScript, since the production server reads it without compiling it.
import { setTimeout as sleep } from 'node:timers/promises'
import { pageOf, requestContext } from '../providers/httpClient/requestContext.mjs'
import { BoundedCache } from './boundedCache.mjs'
import { SECURITY_HEADERS } from './securityHeaders.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** Seconds after which a request that failed for the database is worth repeating. */
export const RETRY_AFTER_SECONDS = 10

export const UNAVAILABLE_MESSAGE = 'We are having a short break. Try again in a moment.'

/** Milliseconds for which other requests of a page may fail with the first: Next renders it once for all that wait for it. */
const SHARED_FAILURE_MS = 2000

/** Milliseconds after which a database that does not answer counts as away. */
const PING_TIMEOUT_MS = 5000

/** Of that list: some 1,000 pages. */
const MAX_SHARED_FAILURES_BYTES = 512 * 1024

// Next may load this module more than once in a process; all copies share the list and the ping.
const shared =
  /** @type {{ forecourtUnavailablePages?: BoundedCache<true>, forecourtDatabasePing?: () => Promise<unknown> }} */ (
    globalThis
  )
shared.forecourtUnavailablePages ??= new BoundedCache(
  { maxBytes: MAX_SHARED_FAILURES_BYTES },
  { ttl: SHARED_FAILURE_MS },
)
const unavailablePages = shared.forecourtUnavailablePages

/** Remembers that the current request failed because the database is away or too slow. */
export function markUnavailable() {
  const context = requestContext.getStore()
  if (!context) return
  context.databaseUnavailable = true
  if (context.page) unavailablePages.set(context.page, true)
}

/** Remembers that the session of the current request could not be read: it gets a 503, whatever was found for nobody. */
export function markUserUnknown() {
  const context = requestContext.getStore()
  if (context) context.userUnknown = true
}

/** A page without scripts, styles of the build or anything of a dealer, none of which can be read. */
const PAGE = `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Back in a moment</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 34rem; margin: 18vh auto 0; padding: 0 1.5rem; }
h1 { margin: 0 0 0.5rem; font-size: 2rem; line-height: 1.2; }
a { display: inline-block; padding: 0.75rem 0; color: LinkText; }
</style>
</head>
<body>
<main>
<h1>Back in a moment</h1>
<p>${UNAVAILABLE_MESSAGE}</p>
<p><a href="">Try again</a></p>
</main>
</body>
</html>
`

/**
 * @param {Response} response @param {string | undefined} method
 * @param {(body?: string) => unknown} end
 */
function sendPage(response, method, end = (body) => response.end(body)) {
  for (const name of response.getHeaderNames())
    if (name !== 'x-request-id' && name !== 'vary') response.removeHeader(name)
  response.statusCode = 503
  for (const [name, value] of Object.entries({
    ...SECURITY_HEADERS,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/html; charset=utf-8',
    'Retry-After': String(RETRY_AFTER_SECONDS),
  }))
    response.setHeader(name, value)
  end(method === 'HEAD' ? undefined : PAGE)
}

/** Sets how the database is asked whether it is there. @param {() => Promise<unknown>} ping */
export function registerDatabasePing(ping) {
  shared.forecourtDatabasePing = ping
}

const isAdmin = (/** @type {string} */ url) => /^\/admin([/?]|$)/.test(url)

/**
 * Responds with 503 to a request of the admin while the database is away. Its pages start to be sent before they have read anything,
 * and would show the login form or an error in the middle of an edit.
 * @param {Request} request @param {Response} response
 * @returns {Promise<boolean>} whether it responded
 */
export async function stopAdminWhileUnavailable(request, response) {
  if (!isAdmin(request.url ?? '/') || !shared.forecourtDatabasePing) return false
  try {
    await Promise.race([shared.forecourtDatabasePing(), failAfter(PING_TIMEOUT_MS)])
    return false
  } catch {
    sendPage(response, request.method)
    return true
  }
}

/** @param {number} ms */
async function failAfter(ms) {
  await sleep(ms, undefined, { ref: false })
  throw new Error('The database does not respond')
}

/**
 * Replaces the error page of a page that could not read the database or whose user it is: 503 with Retry-After, which shared caches do not keep and
 * search engines come back to. Adds Retry-After to every other 503.
 * @param {Request} request
 * @param {Response} response to be passed on to handlers afterwards
 */
export function explainUnavailable(request, response) {
  const page = pageOf(request)
  let replaced = false
  // Node writes the head of the replacement through `writeHead` too.
  let isReplacing = false
  const isForDatabase = () => {
    if (response.headersSent || response.statusCode === 503) return false
    const context = requestContext.getStore()
    if (context?.userUnknown) return true
    return response.statusCode === 500 && (Boolean(context?.databaseUnavailable) || unavailablePages.has(page))
  }
  /** @type {(...args: any[]) => any} */
  const writeHead = response.writeHead.bind(response)
  /** @type {(...args: any[]) => any} */
  const write = response.write.bind(response)
  /** @type {(...args: any[]) => any} */
  const end = response.end.bind(response)

  const replace = () => {
    replaced = true
    isReplacing = true
    sendPage(response, request.method, end)
    isReplacing = false
  }
  response.writeHead = (/** @type {any[]} */ ...args) => {
    if (isReplacing) return writeHead(...args)
    if (replaced) return response
    if (typeof args[0] === 'number') response.statusCode = args[0]
    if (isForDatabase()) {
      replace()
      return response
    }
    if (response.statusCode === 503 && !response.hasHeader('Retry-After'))
      response.setHeader('Retry-After', String(RETRY_AFTER_SECONDS))
    return writeHead(...args)
  }
  response.write = (/** @type {any[]} */ ...args) => {
    if (!replaced && isForDatabase()) replace()
    return replaced || write(...args)
  }
  response.end = (/** @type {any[]} */ ...args) => {
    if (!replaced && isForDatabase()) replace()
    return replaced ? response : end(...args)
  }
}
