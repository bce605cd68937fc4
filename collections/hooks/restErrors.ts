import { type AfterErrorHook, QueryError } from 'payload'
import type { Logger as PinoLogger } from 'pino'
import { heldUserOf, SET_UP_FIRST } from '../../src/server/accounts/heldSessions'
import { isDatabaseUnavailable } from '../../src/server/database/databaseUnavailable'
import { sqlState } from '../../src/server/database/driverError'
import { FILES_UNAVAILABLE_MESSAGE, isFileStoreError } from '../../src/server/fileStore'
import { isTooBusy } from '../../src/server/tooBusyError'
import { UNAVAILABLE_MESSAGE } from '../../src/server/unavailable.mjs'
import { InvalidQueryError } from '../invalidQueryError'

/** Busboy's errors for a multipart body that is truncated or has no boundary. */
const INVALID_FORM =
  /^(Unexpected end of form|Malformed|Multipart: Boundary not found|Unsupported content type|Request is not eligible for file upload)/

const isInvalidBody = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof Error && INVALID_FORM.test(error.message))

/** Logs bodies that nobody can read as information: they are mistakes of senders, for which Payload logs errors. */
export function quietInvalidBodies(log: PinoLogger): PinoLogger {
  const logError = log.error
  log.error = (...args: Parameters<typeof logError>) => {
    const { err } = (args[0] ?? {}) as { err?: unknown }
    if (isInvalidBody(err)) log.info({ err }, 'A request has a body that cannot be read')
    else logError.apply(log, args)
  }
  return log
}

/** Responds with 400 to invalid JSON and truncated forms; Payload alone responds with 500. */
export const rejectInvalidBody: AfterErrorHook = ({ error }) => {
  if (!isInvalidBody(error)) return
  return {
    status: 400,
    response: { errors: [{ field: 'body', message: 'The request body is not valid JSON or form data.' }] } as never,
  }
}

/** Payload's errors about a text in place of a file, which would name a file that is stored already. */
const TEXT_FOR_FILE = /^(A file name is required|Invalid upload collection)\.$/

/** Responds with 400 to a text in place of a file, and names the field. */
export const refuseTextForFile: AfterErrorHook = ({ error }) =>
  TEXT_FOR_FILE.test(error.message)
    ? {
        status: 400,
        response: { errors: [{ field: 'file', message: 'Send the file itself, not its name.' }] } as never,
      }
    : undefined

/** SQLSTATE of values that Postgres cannot read: text, number, time or character of the wrong kind, or out of range. */
const INVALID_VALUE = /^(22P02|22P05|22003|22007|22008|22021|2201B)$/

/** SQLSTATE of operators that a type lacks, and of paths within JSON that Postgres cannot parse. */
const INVALID_OPERATOR = /^(42883|42804|42601|42P18)$/

/** Responds with 400 to an id or a condition of the wrong type, such as `/api/pages/abc`; Payload alone responds with 500. */
export const rejectInvalidValue: AfterErrorHook = ({ error, req }) => {
  const code = sqlState(error) ?? ''
  const isQueried = Boolean(req.query?.where || req.query?.sort)
  if (!INVALID_VALUE.test(code) && !(isQueried && INVALID_OPERATOR.test(code))) return
  return {
    status: 400,
    response: {
      errors: [{ field: 'query', message: 'A value in the address or the query has the wrong type or is too large.' }],
    } as never,
  }
}

/** SQLSTATE of a value that is too long for an index. */
const TOO_LONG_FOR_INDEX = '54000'

/** Responds with 400 to a text that an index cannot hold: drafts are stored without the checks of their fields, such as a path's maximum length. */
export const rejectTooLongValue: AfterErrorHook = ({ error }) =>
  sqlState(error) === TOO_LONG_FOR_INDEX
    ? {
        status: 400,
        response: {
          errors: [{ field: 'body', message: 'An address, a name or an id is too long to be kept. Shorten it.' }],
        } as never,
      }
    : undefined

/** Responds with the field of a query that is refused, here or by Payload, whose own error lists the paths apart from the message. */
export const nameInvalidField: AfterErrorHook = ({ error }) => {
  const errors =
    error instanceof InvalidQueryError
      ? [{ field: error.field, message: error.message }]
      : isQueryError(error) && error.data.map(({ path }) => ({ field: path, message: `"${path}" cannot be queried.` }))
  return errors ? { status: 400, response: { errors } as never } : undefined
}

const isQueryError = (error: unknown): error is QueryError =>
  error instanceof QueryError && Array.isArray(error.data) && error.data.length > 0

/**
 * Responds with 503 while the database or the store of files is away or takes too long, or too much heavy work waits; `route` adds
 * Retry-After.
 */
export const reportUnavailable: AfterErrorHook = ({ error }) => {
  if (isTooBusy(error)) return { status: 503, response: { errors: [{ message: error.message }] } as never }
  const areFilesAway = isFileStoreError(error)
  if (!areFilesAway && !isDatabaseUnavailable(error)) return
  const message = areFilesAway ? FILES_UNAVAILABLE_MESSAGE : UNAVAILABLE_MESSAGE
  return { status: 503, response: { errors: [{ message }] } as never }
}

/** Tells whoever has to set up a second factor why they may do nothing else; the error itself would be about missing rights. */
export const explainHeldSession: AfterErrorHook = ({ error, req }) =>
  (error as { status?: number }).status === 403 && heldUserOf(req.headers)
    ? { status: 403, response: { errors: [{ field: 'secondFactor', message: SET_UP_FIRST }] } as never }
    : undefined

/** Adds the request id to error responses, as `route` does. Log lines have it too. */
export const addRequestId: AfterErrorHook = ({ req, result }) => {
  const requestId = req.headers.get('x-request-id')
  return requestId && result && 'errors' in result ? { response: { ...result, requestId } as never } : undefined
}
