// @ts-check
// Requests that Next cannot read and would respond to with 500.
import { SECURITY_HEADERS } from './securityHeaders.mjs'

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Responds with 405 to methods that no route has, such as TRACE, and with 400 to a malformed escape in the path, such as
 * `/%zz`. Returns whether it responded.
 * @param {IncomingMessage} request @param {ServerResponse} response
 */
export function rejectInvalidRequest(request, response) {
  const url = request.url ?? '/'
  if (!METHODS.includes(request.method ?? '')) {
    const allowed = METHODS.join(', ')
    send(response, 405, url, { field: 'method', message: `Use one of: ${allowed}.` }, { Allow: allowed })
    return true
  }
  if (isDecodable(url)) return false
  send(response, 400, url, { field: 'url', message: 'Invalid address.' })
  return true
}

/** @param {string} url */
function isDecodable(url) {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/**
 * JSON for the API, text for pages.
 * @param {ServerResponse} response @param {number} status @param {string} url
 * @param {{ field: string, message: string }} error @param {Record<string, string>} [headers]
 */
function send(response, status, url, error, headers = {}) {
  const [type, body] = url.startsWith('/api/')
    ? ['application/json', JSON.stringify({ errors: [error] })]
    : ['text/plain; charset=utf-8', error.message]
  response
    .writeHead(status, { ...SECURITY_HEADERS, ...headers, 'Cache-Control': 'no-store', 'Content-Type': type })
    .end(body)
}
