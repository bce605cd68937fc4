// @ts-check
import { findSender } from './clientAddress.mjs'
import { SECURITY_HEADERS } from './securityHeaders.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** Shoppers leave a page or two before it was rendered; many of them may come through a proxy whose senders are not told apart. */
const MAX_ABANDONED = 4
const MAX_ABANDONED_UNKNOWN = 16
const MAX_WAIT_MS = 10_000

const UNKNOWN = 'unknown'

/**
 * Limits the responses that are still rendered after their sender left: who asks and hangs up gets the next one only when fewer than four of theirs
 * are left, so that others are answered in between. Who hangs up while waiting costs nothing.
 * @param {(request: Request, response: Response) => Promise<unknown>} handle resolves when the response was rendered, also if nobody waits for it
 * @returns {(request: Request, response: Response) => Promise<void>}
 */
export function createAbandonedLimit(handle, maxWaitMs = MAX_WAIT_MS) {
  /** @type {Map<string, { count: number, waiting: Set<() => void> }>} */
  const senders = new Map()

  return async (request, response) => {
    const sender = findSender(request) ?? UNKNOWN
    const max = sender === UNKNOWN ? MAX_ABANDONED_UNKNOWN : MAX_ABANDONED
    if ((senders.get(sender)?.count ?? 0) >= max && !(await waitFor(sender, response))) {
      if (!response.destroyed) sendBusy(response)
      return
    }
    let isRendered = false
    let isAbandoned = false
    response.once('close', () => {
      if (isRendered || response.writableFinished) return
      isAbandoned = true
      add(sender)
    })
    try {
      await handle(request, response)
    } finally {
      isRendered = true
      if (isAbandoned) remove(sender)
    }
  }

  /** @param {string} sender */
  function add(sender) {
    const entry = senders.get(sender)
    if (entry) entry.count += 1
    else senders.set(sender, { count: 1, waiting: new Set() })
  }

  /** @param {string} sender */
  function remove(sender) {
    const entry = senders.get(sender)
    if (!entry) return
    entry.count -= 1
    for (const start of entry.waiting) {
      // One for each that ended: those that hang up soon would be abandoned together.
      entry.waiting.delete(start)
      start()
      break
    }
    if (entry.count === 0 && entry.waiting.size === 0) senders.delete(sender)
  }

  /** Whether the response may be rendered now; false if its sender left, or waited too long. @param {string} sender @param {Response} response */
  function waitFor(sender, response) {
    const { waiting } = /** @type {{ waiting: Set<() => void> }} */ (senders.get(sender))
    return new Promise((resolve) => {
      /** @param {boolean} isStarted */
      const end = (isStarted) => {
        waiting.delete(start)
        clearTimeout(timer)
        response.off('close', leave)
        resolve(isStarted)
      }
      const start = () => end(true)
      const leave = () => end(false)
      const timer = setTimeout(leave, maxWaitMs)
      response.once('close', leave)
      waiting.add(start)
    })
  }
}

/** @param {Response} response */
function sendBusy(response) {
  response
    .writeHead(503, {
      ...SECURITY_HEADERS,
      ...{ 'Retry-After': '5', 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
    })
    .end('The server is busy. Try again in a few seconds.')
}
