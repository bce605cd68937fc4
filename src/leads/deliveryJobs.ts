import type { ClientBase } from 'pg'
import type { DeliveryChannel } from '../domain/leads/delivery'
import type { JobFlag, TaskName } from '../server/jobs/addJob'
import { JOB_SCHEMA } from '../server/jobs/jobTables'

const TASK: TaskName = 'deliverLead'

/** How often a job runs that fails for a reason of our own, such as Postgres being away. */
const MAX_ATTEMPTS = 25

/** SQL for the key of the one job of the delivery whose number `id` gives. */
export const jobKey = (id: string) => `('lead-delivery:' || ${id})`

export interface DeliveryJob {
  id: number
  channel: DeliveryChannel
  /** now unless given */
  runAt?: Date
}

/** Email and HTTP have limits of their own: a web address that hangs never holds up mail. */
const flagFor = (channel: DeliveryChannel): JobFlag => (channel === 'email' || channel === 'adfEmail' ? 'mail' : 'http')

/** Adds jobs that make deliveries, in the transaction that `client` is in. One job a delivery: a new one replaces what waits. */
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

/** Removes the jobs of deliveries, except those that run at this moment. */
export async function removeDeliveryJobs(client: Pick<ClientBase, 'query'>, ids: readonly number[]): Promise<void> {
  await client.query(`select ${JOB_SCHEMA}.remove_job(${jobKey('id')}) from unnest($1::int[]) as job (id)`, [ids])
}
