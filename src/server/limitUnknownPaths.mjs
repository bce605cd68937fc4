// @ts-check
import { BoundedCache } from './boundedCache.mjs'
import { findSender } from './clientAddress.mjs'
import { sendTooMany } from './sendTooMany.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** More than a crawler asks for after a move to new addresses, and few enough to cost little. */
const MAX_UNKNOWN = 300
const WINDOW_MS = 10 * 60_000
/** Some 10,000 senders, and some 20,000 addresses. */
const MAX_SENDERS_BYTES = 1.5 * 1024 ** 2
const MAX_KNOWN_PATHS_BYTES = 4 * 1024 ** 2

/** Lookups of pages at a time, for all senders above their limit together. */
const MAX_LOOKUPS = 4

const MESSAGE = 'You have opened many pages that do not exist. Try again in a few minutes.'

const NOT_A_PAGE = /^\/(api|_next|admin)(\/|\?|$)/
/** What crawlers and browsers ask of every site. */
const ON_EVERY_SITE =
  /^\/((robots\.txt|sitemap\.xml|sitemaps\/[\w.-]+|favicon\.ico|manifest\.webmanifest|icons\/[\w.-]+)?)(\?|$)/

/**
 * Limits how many unknown pages one sender asks this server for, since each is rendered: 429 above 300 in ten minutes, with those that the
 * sender did not wait for. Pages that exist stay open to the sender, who may share the address with shoppers.
 * @param {(host: string, path: string) => Promise<boolean>} pageExists looks a page up, at less cost than rendering it; an error counts as no
 * @returns {(request: Request, response: Response) => boolean | Promise<boolean>} true if the request was answered
 */
export function createUnknownPathLimit(pageExists, now = Date.now) {
  /** @type {BoundedCache<{ unknown: number, resetAt: number }>} */
  const senders = new BoundedCache({ maxBytes: MAX_SENDERS_BYTES })
  /** @type {BoundedCache<true>} */
  const knownPaths = new BoundedCache({ maxBytes: MAX_KNOWN_PATHS_BYTES })
  let lookups = 0

  return (request, response) => {
    const url = request.url ?? '/'
    if (NOT_A_PAGE.test(url) || ON_EVERY_SITE.test(url)) return false
    const sender = findSender(request)
    if (!sender) return false
    const host = request.headers.host ?? ''
    const [path = '/'] = url.split('?', 1)
    const entry = senders.get(sender)
    if (!entry || entry.unknown < MAX_UNKNOWN || entry.resetAt <= now() || knownPaths.has(host + path)) {
      watch(response, sender, host + path)
      return false
    }
    return exists(host, path).then((isPage) => {
      if (!isPage) sendTooMany(response, Math.ceil((entry.resetAt - now()) / 1000), MESSAGE)
      return !isPage
    })
  }

  /** Learns from the response whether the page exists. @param {Response} response @param {string} sender @param {string} address */
  function watch(response, sender, address) {
    response.once('close', () => {
      // Nobody knows what it would have been, and it is rendered all the same.
      if (!response.writableFinished) {
        if (!knownPaths.has(address)) count(sender)
        return
      }
      if (response.statusCode === 200) knownPaths.set(address, true)
      // Missing pictures and files cost little.
      const isPage = String(response.getHeader('content-type')).startsWith('text/html')
      if (response.statusCode === 404 && isPage) count(sender)
    })
  }

  /** @param {string} host @param {string} path */
  async function exists(host, path) {
    if (lookups >= MAX_LOOKUPS) return false
    lookups += 1
    try {
      const isPage = await pageExists(host, path)
      if (isPage) knownPaths.set(host + path, true)
      return isPage
    } catch {
      return false
    } finally {
      lookups -= 1
    }
  }

  /** @param {string} sender */
  function count(sender) {
    const entry = senders.get(sender)
    if (entry && entry.resetAt > now()) entry.unknown += 1
    else senders.set(sender, { unknown: 1, resetAt: now() + WINDOW_MS })
  }
}
