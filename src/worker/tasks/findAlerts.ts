import type { Task } from 'graphile-worker'
import type { Logger } from '../../server/logger'
import { callWebServer, type WebServer } from '../webServer'

/**
 * Makes the web server look for changes that shoppers asked to be told of, and queue the emails that are due: sites and cards are read there.
 * While it cannot be reached, the next minute tries again; only the first failure and the recovery are logged.
 */
export function findAlertsTask(server: WebServer, logger: Logger): Task {
  let failing = false
  return async () => {
    try {
      await callWebServer(server, 'POST', '/api/alerts/run')
      if (failing) logger.info('Alerts are looked for again')
      failing = false
    } catch (error) {
      if (server.signal.aborted) return
      if (!failing) logger.warn({ err: error }, 'Could not look for alerts; retrying')
      failing = true
    }
  }
}
