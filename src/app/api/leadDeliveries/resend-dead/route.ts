import { canReadDeliveries, resendDeadLetters } from '@/data/leadAdmin/deliveryHealth'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { leadStaffAccess } from '../../access'

/** Queues all dead letters of the selected site that the user may read: 202 `{ queued }`. */
export const POST = route({ access: leadStaffAccess }, async (_request, { access: staff }) => {
  if (!(await canReadDeliveries(staff)))
    return errorResponse(403, { field: 'authorization', message: 'You do not have access to leads.' })
  return Response.json({ queued: await resendDeadLetters(staff, new Date()) }, { status: 202 })
})
