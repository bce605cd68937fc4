// @ts-check
// JavaScript, since jsonConsole.mjs runs before TypeScript is loaded.
import pino from 'pino'

/**
 * The driver's error wrapped by drizzle's; other errors unchanged. Drizzle's message contains the query and its values, such
 * as a shopper's email, which must not reach logs or staff.
 * @param {unknown} error
 * @returns {unknown}
 */
export function driverError(error) {
  return error instanceof Error && 'query' in error && 'params' in error && error.cause instanceof Error
    ? error.cause
    : error
}

/** Serializes an error and its causes for the log, without the values of a failed query. @param {unknown} error */
export const serializeError = (error) =>
  pino.stdSerializers.errWithCause(/** @type {Error} */ (withoutQueryValues(error)))

/** @param {unknown} error @returns {unknown} */
function withoutQueryValues(error) {
  const inner = driverError(error)
  if (!(inner instanceof Error && inner.cause instanceof Error)) return inner
  return Object.create(inner, { cause: { value: withoutQueryValues(inner.cause) } })
}
