import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { DeliveryChannel } from '../domain/leads/delivery'
import type { Database } from '../server/database/database'
import type { JobFlag, TaskName } from '../server/jobs/addJob'
import { ADD_JOB, REMOVE_JOB } from '../server/jobs/jobTables'

const TASK: TaskName = 'deliverLead'

/** Attempts at a job that fails for an internal reason, such as Postgres being down. */
const MAX_ATTEMPTS = 25

/** SQL for the job key of a delivery; `id` is an SQL expression. */
export const jobKey = (id: SQLWrapper): SQL => sql`('lead-delivery:' || ${id})`

export interface DeliveryJob {
  id: number
  channel: DeliveryChannel
  /** now by default */
  runAt?: Date
}

/** Email and HTTP have separate limits, so that a URL that hangs never delays email. */
const flagFor = (channel: DeliveryChannel): JobFlag => (channel === 'email' || channel === 'adfEmail' ? 'mail' : 'http')

/** Adds delivery jobs in the given transaction. Each delivery has one job: a new one replaces a waiting one. */
export async function addDeliveryJobs(database: Database, jobs: readonly DeliveryJob[]): Promise<void> {
  if (jobs.length === 0) return
  const flags = sql.param(jobs.map(({ channel }) => flagFor(channel)))
  const ids = sql.param(jobs.map(({ id }) => id))
  const times = sql.param(jobs.map(({ runAt }) => runAt ?? null))
  await database.execute(sql`
    select ${ADD_JOB}(
      identifier => ${TASK}, payload => json_build_object('deliveryId', job.id), job_key => ${jobKey(sql`job.id`)},
      run_at => coalesce(run_at, now()), max_attempts => ${MAX_ATTEMPTS}, flags => array[flag])
    from unnest(${flags}::text[], ${ids}::int[], ${times}::timestamptz[]) as job (flag, id, run_at)`)
}

/** Removes the jobs of deliveries, except running ones. */
export async function removeDeliveryJobs(database: Database, ids: readonly number[]): Promise<void> {
  await database.execute(
    sql`select ${REMOVE_JOB}(${jobKey(sql`id`)}) from unnest(${sql.param(ids)}::int[]) as job (id)`,
  )
}
