import { makeWorkerUtils, type Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { JOB_SCHEMA } from '../../server/jobs/jobTables'
import { callWebServer, type WebServer } from '../webServer'

/** Deletes uploads without an enquiry, permanently failed jobs and unused queues. */
export function cleanUpTask(pool: Pool, server: WebServer): Task {
  return async () => {
    const queue = await makeWorkerUtils({ pgPool: pool, schema: JOB_SCHEMA })
    try {
      await queue.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS', 'GC_JOB_QUEUES'] })
    } finally {
      await queue.release()
    }
    await callWebServer(server, 'POST', '/api/clean-up')
  }
}
