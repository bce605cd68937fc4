import { EnvironmentError, readEnvironment } from '../server/environment'
import { logger } from '../server/logger'
import { sendToAlgolia } from '../services/sendToAlgolia'
import { runWorker } from '../worker/runWorker'

const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort())

try {
  const environment = readEnvironment()
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
