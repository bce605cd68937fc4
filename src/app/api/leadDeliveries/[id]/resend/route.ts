import { payloadClient } from '@/data/payloadClient'
import { resendDelivery } from '@/leads/resendDelivery'

const answerError = (status: number, message: string) =>
  Response.json({ errors: [{ field: 'delivery', message }] }, { status })

/** Sends a delivery again, for staff who may read it: 202 `{ id, status: 'queued' }`. */
export async function POST(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers: request.headers })
  if (!user) return answerError(401, 'Log in first.')
  if (!/^\d{1,9}$/.test(id)) return answerError(404, 'There is no such delivery.')
  const delivery = await payload.findByID({
    collection: 'leadDeliveries',
    id: Number(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  if (!delivery) return answerError(404, 'There is no such delivery.')
  const queued = await resendDelivery(payload.db.pool, delivery.id, user.name, new Date())
  if (!queued) return answerError(409, 'It is being sent at this moment.')
  return Response.json({ id: delivery.id, status: 'queued' }, { status: 202 })
}
