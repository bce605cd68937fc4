import type { Task } from 'graphile-worker'
import type { Logger } from '../../server/logger'
import { callWebServer, type WebServer } from '../webServer'

/**
 * Makes the web server publish the releases that are due: only there can cached pages be expired. While it cannot be reached, the next
 * minute tries again; only the first failure and the recovery are logged.
 */
export function publishReleasesTask(server: WebServer, logger: Logger): Task {
  let failing = false
  return async () => {
    try {
      await callWebServer(server, 'POST', '/api/release-desk/run')
      if (failing) logger.info('Releases are published again')
      failing = false
    } catch (error) {
      if (server.signal.aborted) return
      if (!failing) logger.warn({ err: error }, 'Could not publish releases; retrying')
      failing = true
    }
  }
}
