import { findUser } from '@/data/accounts/findUser'
import { payloadClient } from '@/data/payloadClient'
import { parseDocumentId } from '@/domain/documentId'
import { resendDelivery } from '@/leads/resendDelivery'
import { notLoggedIn } from '@/server/accounts/heldSessions'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'

/** Queues a delivery to be sent again, for staff who may read it: 202 `{ id, status: 'queued' }`. */
export const POST = route({}, async (request, { param }) => {
  const id = parseDocumentId(param('id'))
  const payload = await payloadClient()
  const user = await findUser(payload, request.headers)
  if (!user) return notLoggedIn(request.headers, 'delivery')
  if (id === null) return errorResponse(404, { field: 'delivery', message: 'Delivery not found.' })
  const delivery = await payload.findByID({
    collection: 'leadDeliveries',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  if (!delivery) return errorResponse(404, { field: 'delivery', message: 'Delivery not found.' })
  const queued = await resendDelivery(payload.db.pool, delivery.id, user.name, new Date())
  if (!queued) return errorResponse(409, { field: 'delivery', message: 'This delivery is being sent right now.' })
  return Response.json({ id: delivery.id, status: 'queued' }, { status: 202 })
})
