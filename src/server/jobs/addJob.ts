import type { ClientBase } from 'pg'
import { JOB_SCHEMA } from './jobTables'

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

/** Adds a job, in the transaction that `client` is in. */
export async function addJob(client: Pick<ClientBase, 'query'>, job: NewJob): Promise<void> {
  const { task, payload = {}, key, queue, runAt, flags } = job
  await client.query(
    `select ${JOB_SCHEMA}.add_job(
       identifier => $1, payload => $2::json, job_key => $3, queue_name => $4, run_at => $5::timestamptz,
       flags => $6::text[])`,
    [task, JSON.stringify(payload), key, queue ?? null, runAt ?? null, flags ?? null],
  )
}

/** A run of a periodic task: one waits at most, and none begins while another goes on. */
export const periodicJob = (task: PeriodicTask, runAt?: Date): NewJob => ({ task, key: task, queue: task, runAt })

/** A run of a periodic task at the moment its next work is due, beside its cron item. */
export const nextRunJob = (task: PeriodicTask, runAt: Date): NewJob => ({
  ...periodicJob(task, runAt),
  key: `${task}:next`,
})
