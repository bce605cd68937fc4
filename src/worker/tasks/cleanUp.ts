import { resolve } from 'node:path'
import { makeWorkerUtils, type Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { UPLOAD_FOLDERS } from '../../domain/uploadFolders'
import { deleteUnfinishedFiles } from '../../providers/fileSystem/unfinishedFiles'
import { getMailFolder } from '../../providers/mail/mailCopies'
import { JOB_SCHEMA } from '../../server/jobs/jobTables'
import { callWebServer, type WebServer } from '../webServer'

/**
 * Deletes uploads without an enquiry, permanently failed jobs, unused queues, and what writers that were killed left in the
 * data folder.
 */
export function cleanUpTask(pool: Pool, server: WebServer, dataFolder: string): Task {
  return async () => {
    const queue = await makeWorkerUtils({ pgPool: pool, schema: JOB_SCHEMA })
    try {
      await queue.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS', 'GC_JOB_QUEUES'] })
    } finally {
      await queue.release()
    }
    const uploads = Object.values(UPLOAD_FOLDERS).map((name) => resolve(dataFolder, name))
    for (const folder of [getMailFolder(dataFolder), ...uploads]) await deleteUnfinishedFiles(folder, new Date())
    await callWebServer(server, 'POST', '/api/clean-up')
  }
}
