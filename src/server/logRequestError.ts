import type { Instrumentation } from 'next'
import { requestContext } from '../providers/httpClient/requestContext.mjs'
import { isDatabaseUnavailable } from './database/databaseUnavailable'
import { reportError } from './errorReports/reportError'
import { loggedPath } from './loggedPath'
import { logger } from './logger'
import { markUnavailable } from './unavailable.mjs'

/**
 * Logs an error thrown by a page or route, with the id of the response's X-Request-Id. If the database was away, the production server
 * responds with 503 (`explainUnavailable`); any other error is reported.
 */
export const logRequestError: Instrumentation.onRequestError = (error, request, { routePath, routeType }) => {
  const context = requestContext.getStore()
  const databaseUnavailable = isDatabaseUnavailable(error)
  if (databaseUnavailable) markUnavailable()
  else reportError(error, { source: 'server', route: routePath, path: request.path })
  const id = request.headers['x-request-id']
  logger.error(
    {
      err: error,
      ...(!context && { requestId: Array.isArray(id) ? id[0] : id }),
      method: request.method,
      path: loggedPath(request.path),
      route: routePath,
      routeType,
    },
    databaseUnavailable ? 'A request failed because the database is unavailable' : 'A request failed',
  )
}
