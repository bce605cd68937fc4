import type { Task } from 'graphile-worker'
import * as z from 'zod'
import { type Delivering, deliver, UnrecordedDelivery } from '../../leads/deliver'

const payload = z.object({ deliveryId: z.number() })

/**
 * Makes one attempt at the delivery that the job names. Calls `giveUpLease` where its outcome could not be recorded: the
 * delivery is then made again like any other whose worker ended.
 */
export function deliverLead(delivering: Omit<Delivering, 'workerId'>, giveUpLease: () => void): Task {
  return async (job, helpers) => {
    try {
      await deliver({ ...delivering, workerId: String(helpers.job.locked_by) }, payload.parse(job).deliveryId)
    } catch (error) {
      if (error instanceof UnrecordedDelivery) giveUpLease()
      throw error
    }
  }
}
