import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageOf, requestContext, toRequestId } from '../providers/httpClient/requestContext.mjs'

/** The admin and previews. */
const STAFF_PATHS = /^\/(admin|preview)(?=[/?]|$)/
/** Tokens of staff's sessions. This deployment's own processes ask for shoppers too, with CRON_SECRET as a bearer token. */
const STAFF_TOKEN = /^(JWT |users API-Key |Bearer eyJ)/i

/** Whether a request is one of staff, or pretends to be. What staff see of a dealer's site, shoppers see too. */
export const isForStaff = ({ url = '', headers }: IncomingMessage): boolean =>
  STAFF_PATHS.test(url) ||
  (url.startsWith('/api/') &&
    (STAFF_TOKEN.test(headers.authorization ?? '') || Boolean(headers.cookie?.includes('payload-token='))))

/**
 * Gives every request its id, from the reverse proxy or new, in the header that handlers read, in the response and in the context
 * of all work for it. Call once, before the first request.
 */
export function trackRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const requestId = toRequestId(request.headers['x-request-id'])
    request.headers['x-request-id'] = requestId
    response.setHeader('X-Request-Id', requestId)
    requestContext.enterWith({ requestId, response, page: pageOf(request), isForStaff: isForStaff(request) })
  })
}
