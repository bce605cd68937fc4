import { makeWorkerUtils, type Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { JOB_SCHEMA } from '../../server/jobs/jobTables'
import { callWebServer, type WebServer } from '../webServer'

/** Deletes uploads whose enquiry never came, jobs that failed for good and queues that are no longer used. */
export function cleanUp(pool: Pool, server: WebServer): Task {
  return async () => {
    const queue = await makeWorkerUtils({ pgPool: pool, schema: JOB_SCHEMA })
    try {
      await queue.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS', 'GC_JOB_QUEUES'] })
    } finally {
      await queue.release()
    }
    await callWebServer(server, 'POST', '/api/upkeep')
  }
}
