import { createHash } from 'node:crypto'
import type { Database } from '../../server/database/database'
import { addJob } from '../../server/jobs/addJob'

/** Names of copies per job, which keeps its payload small. */
const MAX_NAMES = 500

/** Minutes after which copies are deleted once more: a message that was being sent is written after the first time. */
const AGAIN_MINUTES = 10

/**
 * Adds jobs that delete copies of emails, by whole names or by how their names begin. A worker deletes them, since workers write them; a job is
 * repeated until it is done.
 */
export async function addMailCopiesJob(
  database: Database,
  { names = [], prefixes = [] }: { names?: readonly string[]; prefixes?: readonly string[] },
): Promise<void> {
  for (let from = 0; from < names.length; from += MAX_NAMES) {
    const part = names.slice(from, from + MAX_NAMES)
    await addJob(database, { task: 'deleteMailCopies', payload: { names: part }, key: `deleteMailCopies:${part[0]}` })
  }
  if (prefixes.length === 0) return
  const job = { task: 'deleteMailCopies', payload: { names: [], prefixes } } as const
  const key = `deleteMailCopies:${createHash('sha256').update(prefixes.join()).digest('hex').slice(0, 24)}`
  await addJob(database, { ...job, key })
  await addJob(database, { ...job, key: `${key}:again`, runAt: new Date(Date.now() + AGAIN_MINUTES * 60_000) })
}
