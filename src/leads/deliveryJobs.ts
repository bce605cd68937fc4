import type { ClientBase } from 'pg'
import type { DeliveryChannel } from '../domain/leads/delivery'
import { JOB_SCHEMA } from './jobTables'

/** Names of the queue's tasks. Email and HTTP have workers of their own: a web address that hangs never holds up mail. */
export const DELIVERY_TASKS = { mail: 'deliverLeadByMail', http: 'deliverLeadByHttp' } as const

/** The library runs a job again where our own code failed unexpectedly, such as when Postgres was away. */
const UNEXPECTED_FAILURES = 25

/** SQL for the key of the one job of the delivery whose number `id` gives. */
export const jobKey = (id: string) => `('lead-delivery:' || ${id})`

export interface DeliveryJob {
  id: number
  channel: DeliveryChannel
  /** now unless given */
  runAt?: Date
}

const taskOf = (channel: DeliveryChannel) =>
  channel === 'email' || channel === 'adfEmail' ? DELIVERY_TASKS.mail : DELIVERY_TASKS.http

/** Has deliveries looked at, in the transaction that `client` is in. One job a delivery: a new one replaces what waits. */
export async function addDeliveryJobs(client: Pick<ClientBase, 'query'>, jobs: readonly DeliveryJob[]): Promise<void> {
  if (jobs.length === 0) return
  await client.query(
    `select ${JOB_SCHEMA}.add_job(
       identifier => task, payload => json_build_object('deliveryId', job.id), job_key => ${jobKey('job.id')},
       run_at => coalesce(run_at, now()), max_attempts => ${UNEXPECTED_FAILURES})
     from unnest($1::text[], $2::int[], $3::timestamptz[]) as job (task, id, run_at)`,
    [jobs.map(({ channel }) => taskOf(channel)), jobs.map(({ id }) => id), jobs.map(({ runAt }) => runAt ?? null)],
  )
}

/** Has deliveries not looked at any more, unless a worker is at one this moment. */
export async function forgetDeliveryJobs(client: Pick<ClientBase, 'query'>, ids: readonly number[]): Promise<void> {
  await client.query(`select ${JOB_SCHEMA}.remove_job(${jobKey('id')}) from unnest($1::int[]) as job (id)`, [ids])
}
