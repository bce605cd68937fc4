// @ts-check
import { SECURITY_HEADERS } from './securityHeaders.mjs'

/**
 * Tells a sender to ask for fewer pages, and when to come back.
 * @param {import('node:http').ServerResponse} response @param {number} seconds @param {string} message
 */
export function sendTooMany(response, seconds, message) {
  response
    .writeHead(429, {
      ...SECURITY_HEADERS,
      ...{ 'Retry-After': String(seconds), 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
    })
    .end(message)
}
