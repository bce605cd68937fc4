import type { Task } from 'graphile-worker'
import { callWebServer, type WebServer } from '../webServer'

/** Makes the web server write the Monday mails, which has the reports and draws their PDF. A failed run is retried by the queue. */
export function sendWeeklyReportsTask(server: WebServer): Task {
  return async () => {
    await callWebServer(server, 'POST', '/api/reports/weekly')
  }
}
