import { type ParsedCronItem, parseCronItems } from 'graphile-worker'
import { type PeriodicTask, periodicJob } from '../server/jobs/addJob'

const EVERY_MINUTE = '* * * * *'
const EVERY_HOUR = '7 * * * *'

/** When each periodic task runs by itself. Several of them also run at the moment their next work is due. */
const SCHEDULE: Record<PeriodicTask, string> = {
  cleanUp: EVERY_HOUR,
  publishScheduled: EVERY_MINUTE,
  queueDueFeeds: EVERY_MINUTE,
  reapAbandoned: EVERY_MINUTE,
  updateHeldCars: EVERY_MINUTE,
}

export const PERIODIC_TASKS = Object.keys(SCHEDULE) as PeriodicTask[]

/** The cron items of every worker. Postgres lets one of them add each job, and the job's key and queue keep runs apart. */
export function cronItems(): ParsedCronItem[] {
  return parseCronItems(
    PERIODIC_TASKS.map((task) => {
      const { key: jobKey, queue: queueName } = periodicJob(task)
      return { task, identifier: task, match: SCHEDULE[task], options: { jobKey, queueName } }
    }),
  )
}
