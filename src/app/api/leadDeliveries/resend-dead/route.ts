import { canReadDeliveries, resendDeadLetters } from '@/data/leadAdmin/deliveryHealth'
import { answerError } from '@/server/answerError'
import { staffOrRefusal } from '../../lead-inbox/answers'

/** Has every dead letter made again that this member of staff may see, of the chosen site: 202 `{ queued }`. */
export async function POST(request: Request) {
  const staff = await staffOrRefusal(request)
  if (staff instanceof Response) return staff
  if (!(await canReadDeliveries(staff))) return answerError(403, 'authorization', 'Only those who answer leads may.')
  return Response.json({ queued: await resendDeadLetters(staff, new Date()) }, { status: 202 })
}
