import { payloadClient } from '@/data/payloadClient'
import { resendDelivery } from '@/leads/resendDelivery'
import { answerError } from '@/server/answerError'

/** Sends a delivery again, for staff who may read it: 202 `{ id, status: 'queued' }`. */
export async function POST(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers: request.headers })
  if (!user) return answerError(401, 'delivery', 'Log in first.')
  if (!/^\d{1,9}$/.test(id)) return answerError(404, 'delivery', 'There is no such delivery.')
  const delivery = await payload.findByID({
    collection: 'leadDeliveries',
    id: Number(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  if (!delivery) return answerError(404, 'delivery', 'There is no such delivery.')
  const queued = await resendDelivery(payload.db.pool, delivery.id, user.name, new Date())
  if (!queued) return answerError(409, 'delivery', 'It is being sent at this moment.')
  return Response.json({ id: delivery.id, status: 'queued' }, { status: 202 })
}
