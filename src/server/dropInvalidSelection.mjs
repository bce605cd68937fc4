// @ts-check
/** The cookie of the site selected above the admin's navigation. */
const SELECTION = /^\s*payload-tenant=/
/** At most 1,999,999,999, below the largest Postgres integer. */
const VALID = /^\s*payload-tenant=(1\d{9}|[1-9]\d{0,8})\s*$/

/**
 * Removes a selected site that is no document's id from a request: Payload's plugin would ask the database for it, and every page of the
 * admin would fail until somebody deletes the cookie.
 * @param {import('node:http').IncomingMessage} request
 */
export function dropInvalidSelection({ headers }) {
  if (!headers.cookie?.includes('payload-tenant=')) return
  const cookies = headers.cookie.split(';')
  const kept = cookies.filter((cookie) => !SELECTION.test(cookie) || VALID.test(cookie))
  if (kept.length < cookies.length) headers.cookie = kept.join(';')
}
