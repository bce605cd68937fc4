import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { toDatabase } from '../../server/database/database'
import { addJob, nextRunJob } from '../../server/jobs/addJob'
import type { Logger } from '../../server/logger'
import { rollUpDueDays } from '../../server/reports/rollUp'

interface RollUpContext {
  pool: Pool
  signal: AbortSignal
  logger: Logger
}

/** Rolls up the days of sites that have ended. One run takes a limited number; the next follows until none is due. */
export function rollUpReportsTask({ pool, signal, logger }: RollUpContext): Task {
  return async () => {
    const { days, more } = await rollUpDueDays(pool, new Date(), signal)
    if (more) await addJob(toDatabase(pool), nextRunJob('rollUpReports', new Date(Date.now() + 1000)))
    if (days > 0) logger.info({ days, more }, 'Rolled up days of reports')
  }
}
