// @ts-check
// Requests that no route may see: Next cannot read them and would respond with 500, or would read another path than the limits before it.
import { checkTarget, isHost } from './requestTarget.mjs'
import { SECURITY_HEADERS } from './securityHeaders.mjs'

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const PAGE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Bytes of a call of the admin's own functions: with a session as many as Next takes, without one those of a form to sign in. Next keeps up to 10 MB
 * of a body in memory before it looks at the request.
 */
const MAX_ACTION_BYTES = { withSession: 1_048_576, without: 100_000 }

/**
 * Responds with 400 or 414 to an address that `checkTarget` refuses, and with 400 to a request for two hosts or what is no host. Call it before anything else
 * reads the address. Returns whether it responded.
 * @param {IncomingMessage} request @param {ServerResponse} response
 */
export function rejectInvalidTarget({ url = '/', headers, rawHeaders }, response) {
  const status = checkTarget(url)
  if (status === null && countHosts(rawHeaders) < 2 && isHost(headers.host ?? '')) return false
  const error =
    status === 414
      ? { field: 'url', message: 'The address is too long.' }
      : status === 400
        ? { field: 'url', message: 'Invalid address.' }
        : { field: 'host', message: 'Send one Host header, with a name or an address.' }
  send(response, status ?? 400, url, error)
  return true
}

/** @param {readonly string[]} rawHeaders names and values in turn */
const countHosts = (rawHeaders) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length

/**
 * Responds with 405 to methods that no route has, such as TRACE or a POST to a page, with 403 to calls of the admin's own functions from
 * another origin, and with 413 to pages that are asked for with a body and to calls whose body is too long or of unknown length. Routes of the
 * API limit their bodies themselves. Returns whether it responded.
 * @param {IncomingMessage} request @param {ServerResponse} response
 */
export function rejectInvalidRequest(request, response) {
  const url = request.url ?? '/'
  const methods = isApi(url) || isServerAction(request) ? API_METHODS : PAGE_METHODS
  if (!methods.includes(request.method ?? '')) {
    const allowed = methods.join(', ')
    send(response, 405, url, { field: 'method', message: `Use one of: ${allowed}.` }, { Allow: allowed })
    return true
  }
  if (isServerAction(request) && isFromOtherOrigin(request)) {
    send(response, 403, url, { field: 'origin', message: 'Send this request from the same site.' })
    return true
  }
  if (isApi(url) || bodyLength(request) <= maxBodyBytes(request)) return false
  send(response, 413, url, { field: 'body', message: 'The request body is too long.' }, { Connection: 'close' })
  return true
}

/** Bytes of a request's body as it declares them; infinite if it does not. @param {IncomingMessage} request */
const bodyLength = ({ headers }) =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Number.POSITIVE_INFINITY

/** @param {IncomingMessage} request */
function maxBodyBytes(request) {
  if (!isServerAction(request)) return 0
  const hasSession = Boolean(request.headers.cookie?.includes('payload-token='))
  return hasSession ? MAX_ACTION_BYTES.withSession : MAX_ACTION_BYTES.without
}

/** @param {string} url */
const isApi = (url) => url.startsWith('/api/')

/** A call of the admin's own functions. @param {IncomingMessage} request */
const isServerAction = ({ url = '', headers }) => /^\/admin(\/|\?|$)/.test(url) && 'next-action' in headers

/** By the same comparison as in Next, which fails with 500. @param {IncomingMessage} request */
function isFromOtherOrigin({ headers }) {
  const { origin, host } = headers
  if (origin === undefined) return false
  const forwardedHost = [headers['x-forwarded-host'] ?? []].flat()[0]?.split(',')[0]?.trim()
  return !URL.canParse(origin) || new URL(origin).host !== (forwardedHost || host)
}

/**
 * JSON for the API, text for pages.
 * @param {ServerResponse} response @param {number} status @param {string} url
 * @param {{ field: string, message: string }} error @param {Record<string, string>} [headers]
 */
function send(response, status, url, error, headers = {}) {
  const [type, body] = isApi(url)
    ? ['application/json', JSON.stringify({ errors: [error] })]
    : ['text/plain; charset=utf-8', error.message]
  response
    .writeHead(status, { ...SECURITY_HEADERS, ...headers, 'Cache-Control': 'no-store', 'Content-Type': type })
    .end(body)
}
