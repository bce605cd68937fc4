import type { Task } from 'graphile-worker'
import * as z from 'zod'
import { type DeliveryContext, deliver, UnrecordedDeliveryError } from '../../leads/deliver'

const payload = z.object({ deliveryId: z.number() })

/**
 * Makes one attempt at the job's delivery. If its outcome cannot be recorded, calls `releaseLease`: the delivery is then
 * requeued like those of a dead worker.
 */
export function deliverLeadTask(context: Omit<DeliveryContext, 'workerId'>, releaseLease: () => void): Task {
  return async (job, helpers) => {
    try {
      await deliver({ ...context, workerId: String(helpers.job.locked_by) }, payload.parse(job).deliveryId)
    } catch (error) {
      if (error instanceof UnrecordedDeliveryError) releaseLease()
      throw error
    }
  }
}
