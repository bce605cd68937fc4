import { driverError } from '../serializeError.mjs'
import type { DriverError } from './driverError'

/**
 * SQLSTATE and system codes: connection exceptions (08), too many connections and other lacking resources (53), shutdown and crash
 * (57P), a statement over its time limit (57014), a transaction over its own (25P03, 25P04), and a host that cannot be reached.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const CODES =
  /^(08\w{3}|53\w{3}|57P0[1-5]|57014|25P0[34]|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** Errors of pg, its pool and Payload that have no code. */
const MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Error: cannot (connect to Postgres|begin transaction))/

/** Names of errors of other services. */
const OTHER_SERVICES = ['HttpError', 'FileStoreError']

/** Bounds how deep causes are followed. */
const MAX_CAUSES = 5

/**
 * True if a query failed because the database is away or overloaded, or took longer than `statement_timeout`: the same request may
 * succeed later. Errors of other services, which have the same system codes, are wrapped and do not count.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  let current = driverError(error)
  for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth += 1) {
    if (OTHER_SERVICES.includes(current.name)) return false
    const { code = '', message } = current as DriverError
    if (CODES.test(code) || MESSAGES.test(message)) return true
    // Node reports a host with several addresses as one error with one per address.
    if (current instanceof AggregateError) return current.errors.some(isDatabaseUnavailable)
    current = driverError(current.cause)
  }
  return false
}
