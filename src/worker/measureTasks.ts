import type { Task } from 'graphile-worker'
import { isDatabaseUnavailable } from '../server/database/databaseUnavailable'
import { reportError } from '../server/errorReports/reportError'
import type { TaskName } from '../server/jobs/addJob'
import { measure, trace } from '../server/telemetry/telemetry.mjs'

/** Records the duration of each job, a span for it, and its failures. A failed delivery is an outcome, and no failure of its job. */
export function measureTasks(tasks: Record<TaskName, Task>): Record<TaskName, Task> {
  const measured = Object.entries(tasks).map(([name, task]): [string, Task] => {
    const run: Task = async (payload, helpers) => {
      const attributes = (outcome?: string) => ({ task: name, outcome: outcome ?? 'failed' })
      await measure('job', attributes, async () => {
        await task(payload, helpers)
        return 'done'
      })
    }
    const reportFailure = (error: unknown) => {
      if (!isDatabaseUnavailable(error)) reportError(error, { source: 'worker', route: name })
      throw error
    }
    return [
      name,
      (payload, helpers) => trace(`job ${name}`, {}, async () => run(payload, helpers)).catch(reportFailure),
    ]
  })
  return Object.fromEntries(measured) as Record<TaskName, Task>
}
