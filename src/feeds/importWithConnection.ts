import pg from 'pg'
import { poolOptions } from '../server/database/poolOptions'
import { ignoreConnectionErrors } from '../server/jobs/jobTables'
import type { TaskContext } from '../server/taskProcesses/processTask'
import type { FeedRunReport } from './feedRunReport'
import { type ImportFeedOptions, importFeed } from './importFeed'

/** What an import in another process is told: everything that can be copied. */
export interface ImportInput extends Omit<ImportFeedOptions, 'pool' | 'source' | 'clock' | 'signal' | 'onProgress'> {
  /** of the database */
  connectionString: string
}

/** `importFeed` with a connection of its own. Runs in a process of its own: what a supplier sends must not hold the event loop. */
export async function importWithConnection(
  { connectionString, ...options }: ImportInput,
  { source, signal, report }: TaskContext,
): Promise<FeedRunReport> {
  const pool = new pg.Pool({ ...poolOptions('worker'), connectionString, max: 1, application_name: 'forecourt feed' })
  ignoreConnectionErrors(pool)
  const startedAt = performance.now()
  const clock = () => new Date(options.now.getTime() + performance.now() - startedAt)
  try {
    return await importFeed({ ...options, pool, source, clock, signal, onProgress: report })
  } finally {
    await pool.end()
  }
}
