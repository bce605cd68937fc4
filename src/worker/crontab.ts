import { type ParsedCronItem, parseCronItems } from 'graphile-worker'
import { type PeriodicTask, periodicJob } from '../server/jobs/addJob'

const EVERY_MINUTE = '* * * * *'
const EVERY_HOUR = '7 * * * *'
/** Half past two in Brisbane, in UTC: no shop is open anywhere in Australia. */
const EVERY_NIGHT = '30 16 * * *'

/** Monday at half past six in Brisbane, in UTC: every Sunday in Australia is over and rolled up. */
const MONDAY_MORNING = '30 20 * * 0'

/** When each periodic task runs. Several also schedule an extra run for when their next work is due. */
const SCHEDULE: Record<PeriodicTask, string> = {
  applyRetention: EVERY_NIGHT,
  checkLinks: EVERY_NIGHT,
  cleanUp: EVERY_HOUR,
  endOverrides: EVERY_MINUTE,
  findAlerts: EVERY_MINUTE,
  publishReleases: EVERY_MINUTE,
  publishScheduled: EVERY_MINUTE,
  purgeCdn: EVERY_MINUTE,
  queueDueFeeds: EVERY_MINUTE,
  reapAbandoned: EVERY_MINUTE,
  // Each site's day ends at its own midnight; most hours have nothing to do.
  rollUpReports: EVERY_HOUR,
  sendWeeklyReports: MONDAY_MORNING,
  updateHeldCars: EVERY_MINUTE,
}

export const PERIODIC_TASKS = Object.keys(SCHEDULE) as PeriodicTask[]

/** The cron items, the same in every worker. Each job is added once; its key and queue prevent concurrent runs. */
export function cronItems(): ParsedCronItem[] {
  return parseCronItems(
    PERIODIC_TASKS.map((task) => {
      const { key: jobKey, queue: queueName } = periodicJob(task)
      return { task, identifier: task, match: SCHEDULE[task], options: { jobKey, queueName } }
    }),
  )
}
