// @ts-check
// JavaScript, since the production server reads it without compiling it.
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** @typedef {import('node:http').Server} Server */

// Next may load this module more than once in a process; all copies share the state.
const shared = /** @type {{ forecourtIsStopping?: boolean }} */ (globalThis)

/** True once this server has been told to stop. */
export const isStopping = () => shared.forecourtIsStopping === true

/** Milliseconds in which a proxy uses up the idle connections that it keeps; each ends after one request. */
const LINGER_MS = 2000

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
  const closed = new Promise((resolve) => server.once('close', resolve))
  // The HTTP server's own method would close idle connections at once.
  NetServer.prototype.close.call(server)
  if (delayMs > 0) await Promise.race([closed, sleep(LINGER_MS)])
  server.closeIdleConnections()
  await closed
}
