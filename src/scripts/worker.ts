import { EnvironmentError, readEnvironment } from '../server/environment'
import { reportUncaughtErrors } from '../server/errorReports/reportError'
import { logger } from '../server/logger'
import { watchLoopHolds } from '../server/loopWatchdog'
import { hasTelemetry } from '../server/telemetry/telemetrySettings'

const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort())

try {
  const environment = readEnvironment()
  // Before the worker loads the driver of Postgres, whose queries are traced.
  if (hasTelemetry(process.env)) {
    const { startTelemetry } = await import('../server/telemetry/startTelemetry')
    startTelemetry('worker', environment)
  }
  reportUncaughtErrors('worker')
  watchLoopHolds({ thresholdMs: environment.EVENT_LOOP_HOLD_MS })
  const [{ sendToAlgolia }, { runWorker }] = await Promise.all([
    import('../services/sendToAlgolia'),
    import('../worker/runWorker'),
  ])
  const baseUrl = (environment.FORECOURT_WEB_URL ?? `http://127.0.0.1:${environment.PORT}`).replace(/\/$/, '')
  logger.info({ baseUrl }, 'Worker started')
  const { signal } = stopping
  await Promise.all([
    runWorker({ environment, baseUrl, signal, logger }),
    sendToAlgolia({ baseUrl, cronSecret: environment.CRON_SECRET, signal, logger }),
  ])
  logger.info('Worker stopped')
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error
  logger.fatal(error.message)
  process.exitCode = 1
}
