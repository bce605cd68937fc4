import type { IncomingMessage } from 'node:http'

/** Pages and endpoints of the admin; staff's requests to a dealer's pages are those of shoppers. */
const ADMIN_PATH = /^\/(admin|preview|api)(\/|\?|$)/
/** The cookie of staff's sessions by both its names, and the token that scripts send. */
const SESSION = /(?:^|[;\s])(?:__Host-)?payload-token=/
const TOKEN = /^(JWT|users API-Key) /i

/**
 * Whether a request is sent with a session of staff, valid or not, and then whether it may write. Queries that are sent as a body, since
 * they are too long for an address, read.
 */
export function staffWorkOf({ headers, method, url = '/' }: IncomingMessage): 'read' | 'write' | undefined {
  if (!ADMIN_PATH.test(url)) return undefined
  const hasSession = SESSION.test(headers.cookie ?? '') || TOKEN.test(headers.authorization ?? '')
  if (!hasSession) return undefined
  const isQuery = 'x-payload-http-method-override' in headers || 'x-http-method-override' in headers
  return method === 'GET' || method === 'HEAD' || isQuery ? 'read' : 'write'
}
