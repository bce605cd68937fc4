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
  const inner = withoutValues(driverError(error))
  if (!(inner instanceof Error && inner.cause instanceof Error)) return inner
  return Object.create(inner, { cause: { value: withoutQueryValues(inner.cause) } })
}

/** Before a quoted name in Postgres' messages, which is no value. */
const NAMED = /(?:relation|column|constraint|table|index|function|role|type|schema|trigger|operator|database) "[^"]*"/

/** Quoted text of a message, with what is before it. */
const QUOTED = new RegExp(`${NAMED.source}|"[^"]*"`, 'g')

/** @param {string} text */
const hideValues = (text) =>
  text
    .replace(QUOTED, (quoted) => (quoted.startsWith('"') ? '"[text]"' : quoted))
    .replace(/(?<![^\s@"=(])[^\s@"=(]*@[^\s@")]+/g, '[email]')

/**
 * An error of Postgres without the values that it quotes, such as "Key (email)=(ada@example.com) already exists."; other errors unchanged.
 * @param {unknown} error
 * @returns {unknown}
 */
function withoutValues(error) {
  if (!(error instanceof Error && 'severity' in error && 'routine' in error)) return error
  const message = hideValues(error.message)
  const hidden = { value: undefined }
  return Object.create(error, {
    ...{ message: { value: message }, stack: { value: error.stack?.replace(error.message, () => message) } },
    ...{ detail: hidden, where: hidden, internalQuery: hidden },
  })
}
