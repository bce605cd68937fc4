// @ts-check
// JavaScript, since the production server reads it without compiling it.
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/**
 * The request that code runs for, of a browser or, in a worker, the one that a job comes from.
 * @typedef {object} RequestContext
 * @property {string} requestId in logs, mails and outgoing requests
 * @property {AbortSignal} [signal] ends outgoing requests when the client goes, for handlers that only read
 * @property {AbortSignal} [querySignal] ends the request's queries when the client goes, where nobody else waits for them
 * @property {import('node:http').ServerResponse} [response]
 * @property {boolean} [isForStaff] its queries leave some connections to shoppers (`limitStaffConnections`)
 * @property {string} [page] host and URL as requested
 * @property {number} [retryAfterSeconds] the longest wait of the rate limits that the request exceeded
 * @property {boolean} [databaseUnavailable] why the request failed
 * @property {boolean} [isSitePreview] a preview let the request in: to a site that is not live, or on the host of the admin
 * @property {boolean} [userUnknown] the database was away when the session was read, so that nobody seems to be logged in
 */

/** Of other proxies: UUIDs, ULIDs and hexadecimal ids. Anything else could carry text into logs and mail headers. */
const VALID_ID = /^[\w.-]{8,100}$/

// Next may load this module more than once in a process; all copies share the storage.
const shared = /** @type {{ forecourtRequests?: AsyncLocalStorage<RequestContext> }} */ (globalThis)
shared.forecourtRequests ??= new AsyncLocalStorage()

/** The current request; empty outside requests. */
export const requestContext = shared.forecourtRequests

/** Host and URL of a request, before Next rewrites it. @param {import('node:http').IncomingMessage} request */
export const pageOf = ({ headers, url }) => `${headers.host} ${url}`

/** A request id from a header, if it is valid; otherwise a new one. @param {unknown} value @returns {string} */
export const toRequestId = (value) => (typeof value === 'string' && VALID_ID.test(value) ? value : randomUUID())

/** The header by which other systems learn the request id; empty outside requests. @returns {Record<string, string>} */
export function requestIdHeader() {
  const requestId = requestContext.getStore()?.requestId
  return requestId ? { 'X-Request-Id': requestId } : {}
}

/**
 * Runs work of a job for the request that it comes from; without an id just runs it.
 * @template Result
 * @param {string | null | undefined} requestId
 * @param {() => Result} work
 * @returns {Result}
 */
export const runForRequest = (requestId, work) => (requestId ? requestContext.run({ requestId }, work) : work())
