import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { applyRetention } from '../../leads/privacy/applyRetention'
import { deleteOldMailCopies } from '../../leads/privacy/deleteOldMailCopies'
import { toDatabase } from '../../server/database/database'
import { addJob, nextRunJob } from '../../server/jobs/addJob'
import type { Logger } from '../../server/logger'

/** Milliseconds until the next run if more is due than one run removes. */
const NEXT_RUN_MS = 60_000

interface RetentionContext {
  pool: Pool
  mailFolder: string
  signal: AbortSignal
  logger: Logger
}

/** Removes what sites keep no longer. One run removes a limited number; the next follows until nothing is due. */
export function applyRetentionTask({ pool, mailFolder, signal, logger }: RetentionContext): Task {
  return async () => {
    const now = new Date()
    const more = await applyRetention(pool, now, signal)
    const moreCopies = await deleteOldMailCopies(pool, mailFolder, now)
    if (more || moreCopies)
      await addJob(toDatabase(pool), nextRunJob('applyRetention', new Date(now.getTime() + NEXT_RUN_MS)))
    logger.info({ more: more || moreCopies }, 'Removed what sites keep no longer')
  }
}
