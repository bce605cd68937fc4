import type { Instrumentation } from 'next'
import { loggedPath } from './loggedPath'
import { logger } from './logger'

/** Logs an error thrown by a page or route, with the id of the response's X-Request-Id. */
export const logRequestError: Instrumentation.onRequestError = (error, request, { routePath, routeType }) => {
  const id = request.headers['x-request-id']
  logger.error(
    {
      err: error,
      requestId: Array.isArray(id) ? id[0] : id,
      method: request.method,
      path: loggedPath(request.path),
      route: routePath,
      routeType,
    },
    'A request failed',
  )
}
