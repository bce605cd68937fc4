import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { ADD_JOB } from './jobTables'

/** Tasks that run every minute, hour or night (src/worker/crontab.ts) and on request. */
export type PeriodicTask =
  | 'applyRetention'
  | 'checkLinks'
  | 'cleanUp'
  | 'endOverrides'
  | 'findAlerts'
  | 'publishReleases'
  | 'publishScheduled'
  | 'purgeCdn'
  | 'queueDueFeeds'
  | 'reapAbandoned'
  | 'rollUpReports'
  | 'sendWeeklyReports'
  | 'updateHeldCars'

export type TaskName =
  | PeriodicTask
  | 'deleteMailCopies'
  | 'deliverLead'
  | 'runFeed'
  | 'sendAlertMail'
  | 'sendAccountEmail'
  | 'sendStaffNotice'
  | 'sendWeeklyReport'
  | 'sendShopperMessage'

/** The resource that a job uses. Concurrency per flag is limited (src/worker/jobLimits.ts). */
export type JobFlag = 'mail' | 'http' | 'feed'

export interface NewJob {
  task: TaskName
  payload?: object
  /** identifies the job: a new one replaces a waiting job with the same key */
  key: string
  /** jobs of one queue run one after another, across all processes */
  queue?: string
  /** now by default */
  runAt?: Date
  flags?: readonly JobFlag[]
  /** a waiting job with the same key keeps its time */
  keepsRunAt?: boolean
}

/** Adds a job, in the given transaction. */
export async function addJob(database: Database, job: NewJob): Promise<void> {
  const { task, payload = {}, key, queue = null, runAt = null, flags = null, keepsRunAt = false } = job
  await database.execute(sql`
    select ${ADD_JOB}(
      identifier => ${task}, payload => ${JSON.stringify(payload)}::json, job_key => ${key}, queue_name => ${queue},
      run_at => ${runAt}::timestamptz, flags => ${sql.param(flags)}::text[],
      job_key_mode => ${keepsRunAt ? 'preserve_run_at' : 'replace'})`)
}

/** A run of a periodic task: at most one waits, and runs never overlap. */
export const periodicJob = (task: PeriodicTask, runAt?: Date): NewJob => ({ task, key: task, queue: task, runAt })

/** An extra run of a periodic task for when its next work is due. */
export const nextRunJob = (task: PeriodicTask, runAt: Date): NewJob => ({
  ...periodicJob(task, runAt),
  key: `${task}:next`,
})
