import { EnvironmentError, readEnvironment } from '../server/environment'
import { logger } from '../server/logger'
import { sendToAlgolia } from '../services/sendToAlgolia'
import { deliverLeads } from '../worker/deliverLeads'
import { runFeeds } from '../worker/runFeeds'
import { runWorker } from '../worker/runWorker'
import { watchHolds } from '../worker/watchHolds'

const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort())

try {
  const environment = readEnvironment()
  const baseUrl = (environment.FORECOURT_WEB_URL ?? `http://127.0.0.1:${environment.PORT}`).replace(/\/$/, '')
  logger.info({ baseUrl }, 'The worker runs')
  const work = { baseUrl, cronSecret: environment.CRON_SECRET, signal: stopping.signal, logger }
  await Promise.all([
    runWorker(work),
    deliverLeads({ environment, signal: stopping.signal, logger }),
    runFeeds({ signal: stopping.signal, logger }),
    watchHolds({ signal: stopping.signal, logger }),
    sendToAlgolia(work),
  ])
  logger.info('The worker stops')
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
