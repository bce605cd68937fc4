// @ts-check
import { BoundedCache } from './boundedCache.mjs'
import { findSender } from './clientAddress.mjs'
import { sendTooMany } from './sendTooMany.mjs'
import { createTurns } from './turns.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/**
 * Four pages use the processor fully, also while some wait for the database. Next keeps rendering a page whose sender has left, and its
 * promise may stay open then: after two seconds the next one starts anyway. Twenty people of one office who search at once wait for one or two
 * seconds.
 */
const LIMITS = { running: 4, waiting: 100, waitMs: 5000, turnMs: 2000 }
const RETRY_SECONDS = 5
/** Turns of the event loop that a page waits for others at most. */
const MAX_LOOPS = 200
/** Some 20,000 addresses. */
const MAX_CACHED_PAGES_BYTES = 4 * 1024 ** 2

/** Limited where they are handled. */
const NOT_A_PAGE = /^\/api(\/|\?|$)/

/**
 * Renders at most four pages of one sender at a time; further ones wait. Who hangs up while waiting costs nothing, so that asking for pages and
 * leaving does not delay others. Pages that came from the cache last time never wait. A sender that is not known shares the turns of its
 * site.
 * @param {Partial<typeof LIMITS>} [limits]
 * @returns {(request: Request, response: Response, render: () => Promise<unknown>) => Promise<void>}
 */
export function createRenderTurns(limits) {
  const takeTurn = createTurns({ ...LIMITS, ...limits })
  /** @type {BoundedCache<true>} */
  const cachedPages = new BoundedCache({ maxBytes: MAX_CACHED_PAGES_BYTES })

  let arrived = 0

  /**
   * Waits until nothing has arrived for two turns of the event loop, in each of which Node accepts one connection. While pages are rendered
   * those turns are long, and connections of people who have left would keep those of others waiting.
   */
  async function takeArrivals() {
    for (let loop = 0, quiet = 0; loop < MAX_LOOPS && quiet < 2; loop += 1) {
      const before = arrived
      await new Promise((resolve) => setImmediate(resolve))
      quiet = arrived === before ? quiet + 1 : 0
    }
  }

  return async (request, response, render) => {
    arrived += 1
    const { url = '/', method } = request
    if (NOT_A_PAGE.test(url) || (method !== 'GET' && method !== 'HEAD')) {
      await render()
      return
    }
    const page = toPage(request)
    response.once('finish', () => {
      const state = response.getHeader('x-nextjs-cache')
      if (state === 'HIT' || state === 'STALE') cachedPages.set(page, true)
      else cachedPages.delete(page)
    })
    if (cachedPages.has(page)) {
      await render()
      return
    }
    const left = new AbortController()
    response.once('close', () => left.abort())
    const end = await takeTurn(findSender(request) ?? `${request.headers.host}`, left.signal)
    if (!end) {
      if (!response.destroyed)
        sendTooMany(response, RETRY_SECONDS, 'Too many pages are being opened at once. Try again in a few seconds.')
      return
    }
    endWith(response, end)
    try {
      // Many of those that have arrived meanwhile are for pages of the cache, or have left.
      await takeArrivals()
      if (!response.destroyed) await render()
    } finally {
      end()
    }
  }
}

/** Ends a turn once the page is rendered, although a slow connection may take long to receive it. @param {Response} response @param {() => void} endTurn */
function endWith(response, endTurn) {
  /** @type {(...args: any[]) => any} */
  const end = response.end.bind(response)
  response.end = (/** @type {any[]} */ ...args) => {
    endTurn()
    return end(...args)
  }
}

/** A page and its data are cached together. @param {Request} request */
const toPage = ({ headers, url = '/' }) =>
  `${headers.host}${url.replace(/([?&])_rsc=[^&]*&?/, '$1').replace(/[?&]$/, '')}`
