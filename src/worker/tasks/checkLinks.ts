import type { Task } from 'graphile-worker'
import { callWebServer, type WebServer } from '../webServer'

/** Makes the web server check the links of sites, which it reads and renders. A failed run is retried by the queue. */
export function checkLinksTask(server: WebServer): Task {
  return async () => {
    await callWebServer(server, 'POST', '/api/broken-links/run')
  }
}
