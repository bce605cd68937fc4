import { recordCdnPurge } from './database/cdnPurges'
import type { Database } from './database/database'
import { addJob, nextRunJob } from './jobs/addJob'

/** Milliseconds until a purge: every server has heard of the change by then, and further changes go with it. */
const GATHER_MS = 1000

/**
 * Lets a worker purge pages with these tags from the CDN, after this server has expired them itself. Each server does, so that a page
 * which the CDN got from a late one goes too.
 * @param database not in a transaction: savers would wait for each other
 */
export async function queueCdnPurge(database: Database, tags: readonly string[]): Promise<void> {
  await recordCdnPurge(database, tags)
  await addJob(database, { ...nextRunJob('purgeCdn', new Date(Date.now() + GATHER_MS)), keepsRunAt: true })
}
