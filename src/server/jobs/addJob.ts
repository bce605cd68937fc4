import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { ADD_JOB } from './jobTables'

/** Tasks that run on their own minute by minute or hour by hour (src/worker/crontab.ts), and when something asks for them. */
export type PeriodicTask = 'cleanUp' | 'publishScheduled' | 'queueDueFeeds' | 'reapAbandoned' | 'updateHeldCars'

export type TaskName = PeriodicTask | 'deliverLead' | 'runFeed'

/** What a job keeps busy. A process runs so many jobs of each flag at once (src/worker/jobLimits.ts). */
export type JobFlag = 'mail' | 'http' | 'feed'

export interface NewJob {
  task: TaskName
  payload?: object
  /** names the job: a new one replaces the one of that key that still waits */
  key: string
  /** jobs of one queue run one after another, whichever process runs them */
  queue?: string
  /** now unless given */
  runAt?: Date
  flags?: readonly JobFlag[]
}

/** Adds a job, in the given transaction. */
export async function addJob(database: Database, job: NewJob): Promise<void> {
  const { task, payload = {}, key, queue = null, runAt = null, flags = null } = job
  await database.execute(sql`
    select ${ADD_JOB}(
      identifier => ${task}, payload => ${JSON.stringify(payload)}::json, job_key => ${key}, queue_name => ${queue},
      run_at => ${runAt}::timestamptz, flags => ${sql.param(flags)}::text[])`)
}

/** A run of a periodic task: one waits at most, and none begins while another goes on. */
export const periodicJob = (task: PeriodicTask, runAt?: Date): NewJob => ({ task, key: task, queue: task, runAt })

/** A run of a periodic task at the moment its next work is due, beside its cron item. */
export const nextRunJob = (task: PeriodicTask, runAt: Date): NewJob => ({
  ...periodicJob(task, runAt),
  key: `${task}:next`,
})
