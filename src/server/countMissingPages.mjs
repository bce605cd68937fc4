// @ts-check
// JavaScript, since the production server reads it without compiling it.
import { isBot } from '../domain/isBot.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {{ host: string, path: string, hits: number }} MissingPage */

/** Paths that are counted until they are sent: a flood of others is not worth a report. */
const MAX_PATHS = 500
const MAX_PATH_LENGTH = 300
const SEND_EVERY_MS = 30_000
const TIMEOUT_MS = 5000

const NOT_A_PAGE = /^\/(api|_next|admin|preview|styleguide)(\/|$)/
/** What scanners look for. */
const PROBE = /\.(php|asp|aspx|jsp|cgi|env|git|sql|bak|zip|xml|txt|ini|ya?ml)$|\/\.|wp-(admin|content|includes|login)/i

/**
 * Counts the pages that people, not programs, ask for and do not find, for the report of staff. Keeps neither queries nor who asked.
 * @param {(pages: MissingPage[]) => Promise<void>} send stores what was counted; what fails is dropped
 */
export function createMissingPageCount(send) {
  /** @type {Map<string, MissingPage>} */
  const pages = new Map()

  const flush = () => {
    const counted = [...pages.values()]
    pages.clear()
    send(counted).catch(() => {})
  }

  /** @param {Request} request @param {Response} response */
  return (request, response) => {
    if (request.method !== 'GET') return
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    if (
      isBot(request.headers['user-agent']) ||
      NOT_A_PAGE.test(path) ||
      PROBE.test(path) ||
      path.length > MAX_PATH_LENGTH
    )
      return
    // Prefetches are not visits.
    if (request.headers['next-router-prefetch'] || /prefetch/.test(String(request.headers['sec-purpose']))) return
    response.once('finish', () => {
      if (response.statusCode !== 404 || !String(response.getHeader('content-type')).startsWith('text/html')) return
      const host = request.headers.host ?? ''
      const page = pages.get(host + path)
      if (pages.size === 0) setTimeout(flush, SEND_EVERY_MS).unref()
      if (page) page.hits += 1
      else if (pages.size < MAX_PATHS) pages.set(host + path, { host, path, hits: 1 })
    })
  }
}

/**
 * Stores counted pages through this server's own API.
 * @param {number} port
 * @returns {(pages: MissingPage[]) => Promise<void>}
 */
export const sendMissingPages = (port) => async (pages) => {
  await fetch(`http://127.0.0.1:${port}/api/missing-pages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.CRON_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ pages }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}
