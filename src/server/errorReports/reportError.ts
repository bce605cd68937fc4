import { requestContext } from '../../providers/httpClient/requestContext.mjs'
import { countEvent } from '../telemetry/telemetry.mjs'
import type { ErrorContext } from './errorEvent'

/**
 * Reports an unexpected error to the service of SENTRY_DSN, in the background and without personal data. Without a DSN it is only
 * counted. Expected failures, such as an unavailable database, are in logs and metrics and not reported.
 */
export function reportError(error: unknown, context: ErrorContext): void {
  countEvent('errors', { source: context.source })
  const { SENTRY_DSN, SENTRY_ENVIRONMENT, SENTRY_RELEASE } = process.env
  if (!SENTRY_DSN) return
  const requestId = requestContext.getStore()?.requestId
  void Promise.all([import('./errorEvent'), import('./sendErrorEvent')]).then(
    ([{ toErrorEvent }, { sendErrorEvent }]) =>
      sendErrorEvent(
        SENTRY_DSN,
        toErrorEvent(
          error,
          { requestId, ...context },
          { environment: SENTRY_ENVIRONMENT, release: SENTRY_RELEASE },
          new Date(),
        ),
      ),
  )
}

/** Reports errors that end the process, or would. */
export function reportUncaughtErrors(source: 'server' | 'worker'): void {
  if (!process.env.SENTRY_DSN) return
  process.on('uncaughtExceptionMonitor', (error) => reportError(error, { source, level: 'fatal' }))
}
