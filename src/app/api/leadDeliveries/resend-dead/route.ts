import { canReadDeliveries, resendDeadLetters } from '@/data/leadAdmin/deliveryHealth'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { leadStaffAccess } from '../../access'

/** Has every dead letter made again that this member of staff may see, of the chosen site: 202 `{ queued }`. */
export const POST = route({ access: leadStaffAccess }, async (_request, { access: staff }) => {
  if (!(await canReadDeliveries(staff)))
    return errorResponse(403, { field: 'authorization', message: 'Only those who answer leads may.' })
  return Response.json({ queued: await resendDeadLetters(staff, new Date()) }, { status: 202 })
})
