// @ts-check
import { LRUCache } from 'lru-cache'
import { findSenderKey, PEER_HEADER } from './clientAddress.mjs'
import { SECURITY_HEADERS } from './securityHeaders.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** More than a crawler asks for after a move to new addresses, and few enough to cost little. */
const MAX_UNKNOWN = 300
const WINDOW_MS = 10 * 60_000
const MAX_SENDERS = 10_000
const MAX_KNOWN_PATHS = 20_000

const NOT_A_PAGE = /^\/(api|_next|admin)(\/|\?|$)/

/**
 * Limits how many unknown pages one sender asks this server for, since each is rendered: 429 above 300 in ten minutes. Pages that
 * anybody got lately stay open to the sender, who may share the address with shoppers.
 * @returns {(request: Request, response: Response) => boolean} true if the request was answered
 */
export function createUnknownPathLimit(now = Date.now) {
  /** @type {LRUCache<string, { unknown: number, resetAt: number }>} */
  const senders = new LRUCache({ max: MAX_SENDERS })
  /** @type {LRUCache<string, true>} */
  const knownPaths = new LRUCache({ max: MAX_KNOWN_PATHS })

  return (request, response) => {
    const url = request.url ?? '/'
    if (NOT_A_PAGE.test(url)) return false
    const sender = findSender(request)
    if (!sender) return false
    const path = `${request.headers.host}${url.split('?', 1)[0]}`
    const entry = senders.get(sender)
    if (entry && entry.unknown >= MAX_UNKNOWN && entry.resetAt > now() && !knownPaths.has(path)) {
      sendTooMany(response, Math.ceil((entry.resetAt - now()) / 1000))
      return true
    }
    response.once('finish', () => {
      if (response.statusCode === 200) knownPaths.set(path, true)
      // Missing pictures and files cost little.
      const isPage = String(response.getHeader('content-type')).startsWith('text/html')
      if (response.statusCode === 404 && isPage) count(sender)
    })
    return false
  }

  /** @param {string} sender */
  function count(sender) {
    const entry = senders.get(sender)
    if (entry && entry.resetAt > now()) entry.unknown += 1
    else senders.set(sender, { unknown: 1, resetAt: now() + WINDOW_MS })
  }
}

/** @param {Request} request */
function findSender({ headers }) {
  const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join()
  return findSenderKey(new Headers({ [PEER_HEADER]: String(headers[PEER_HEADER] ?? ''), 'x-forwarded-for': forwarded }))
}

/** @param {Response} response @param {number} seconds */
function sendTooMany(response, seconds) {
  response
    .writeHead(429, {
      ...SECURITY_HEADERS,
      ...{ 'Retry-After': String(seconds), 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
    })
    .end('You have opened many pages that do not exist. Try again in a few minutes.')
}
