// @ts-check
// JavaScript, since the production server reads it without compiling it.
import { Server as NetServer } from 'node:net'
import { setImmediate as afterPoll, setTimeout as sleep } from 'node:timers/promises'

/** @typedef {import('node:http').Server} Server */

// Next may load this module more than once in a process; all copies share the state.
const shared = /** @type {{ forecourtIsStopping?: boolean }} */ (globalThis)

/** True once this server has been told to stop. */
export const isStopping = () => shared.forecourtIsStopping === true

/** Milliseconds in which a proxy uses up the idle connections that it keeps; each ends after one request. */
const LINGER_MS = 2000

/** A turn of the event loop that takes less than these milliseconds leaves hardly anything unread, and turns to wait for one. */
const SHORT_TURN_MS = 1
const MAX_TURNS = 200

/**
 * Stops a server without failing a request: health says that it is stopping, and after `delayMs`, when no proxy sends it requests any
 * more, it takes no new connections and completes the requests that it has. Each response ends its connection meanwhile, since a proxy
 * would send the next request on it. Idle connections are closed last: a request may be on its way on one.
 * @param {Server} server @param {number} delayMs 0 to close idle connections at once
 * @returns {Promise<void>} resolves when the last request is completed
 */
export async function drain(server, delayMs) {
  shared.forecourtIsStopping = true
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
  await sleep(delayMs)
  await readArrived()
  const closed = new Promise((resolve) => server.once('close', resolve))
  // The HTTP server's own method would close idle connections at once.
  NetServer.prototype.close.call(server)
  if (delayMs > 0) await Promise.race([closed, sleep(LINGER_MS)])
  await readArrived()
  server.closeIdleConnections()
  await closed
}

/**
 * Waits until the event loop has read what has arrived. Timers run before that: on a busy server, what is closed by one may be a
 * connection that waits to be accepted, or one whose request has not been read, and the proxy would answer its POST with 502.
 */
async function readArrived() {
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const startedAt = performance.now()
    await afterPoll()
    if (turn > 0 && performance.now() - startedAt < SHORT_TURN_MS) return
  }
}
