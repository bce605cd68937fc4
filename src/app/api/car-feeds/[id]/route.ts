import { listCarFeeds } from '@/data/stock/vehicleFeeds'
import { parseDocumentId } from '@/domain/documentId'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { staffAccess } from '../../access'

/** What the feeds for Google and Meta have of a car: `{ feeds }`. For staff who may read it. */
export const GET = route({ access: staffAccess }, async (_request, { access: { payload, user }, param }) => {
  const feeds = await listCarFeeds(payload, user, parseDocumentId(param('id')) ?? 0)
  return feeds ? Response.json({ feeds }) : errorResponse(404, { field: 'id', message: 'Car not found.' })
})
