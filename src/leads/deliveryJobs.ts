import type { ClientBase } from 'pg'
import type { DeliveryChannel } from '../domain/leads/delivery'
import type { JobFlag, TaskName } from '../server/jobs/addJob'
import { JOB_SCHEMA } from '../server/jobs/jobTables'

const TASK: TaskName = 'deliverLead'

/** Attempts at a job that fails for an internal reason, such as Postgres being down. */
const MAX_ATTEMPTS = 25

/** SQL for the job key of a delivery; `id` is an SQL expression. */
export const jobKey = (id: string) => `('lead-delivery:' || ${id})`

export interface DeliveryJob {
  id: number
  channel: DeliveryChannel
  /** now by default */
  runAt?: Date
}

/** Email and HTTP have separate limits, so that a URL that hangs never delays email. */
const flagFor = (channel: DeliveryChannel): JobFlag => (channel === 'email' || channel === 'adfEmail' ? 'mail' : 'http')

/** Adds delivery jobs in the client's transaction. Each delivery has one job: a new one replaces a waiting one. */
export async function addDeliveryJobs(client: Pick<ClientBase, 'query'>, jobs: readonly DeliveryJob[]): Promise<void> {
  if (jobs.length === 0) return
  await client.query(
    `select ${JOB_SCHEMA}.add_job(
       identifier => '${TASK}', payload => json_build_object('deliveryId', job.id), job_key => ${jobKey('job.id')},
       run_at => coalesce(run_at, now()), max_attempts => ${MAX_ATTEMPTS}, flags => array[flag])
     from unnest($1::text[], $2::int[], $3::timestamptz[]) as job (flag, id, run_at)`,
    [jobs.map(({ channel }) => flagFor(channel)), jobs.map(({ id }) => id), jobs.map(({ runAt }) => runAt ?? null)],
  )
}

/** Removes the jobs of deliveries, except running ones. */
export async function removeDeliveryJobs(client: Pick<ClientBase, 'query'>, ids: readonly number[]): Promise<void> {
  await client.query(`select ${JOB_SCHEMA}.remove_job(${jobKey('id')}) from unnest($1::int[]) as job (id)`, [ids])
}
