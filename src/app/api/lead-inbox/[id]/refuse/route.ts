import { refuseLead } from '@/data/leadInbox/updateLeads'
import { parseDocumentId } from '@/domain/documentId'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { leadStaffAccess } from '../../../access'

/** Refuses a lead's reservation, which frees its car: `{ refused: true }`. 409 if its fee is paid or it reserves nothing now. */
export const POST = route({ access: leadStaffAccess }, async (_request, { access: staff, param }) => {
  const id = parseDocumentId(param('id'))
  const result = id ? await refuseLead(staff, id, new Date()) : null
  if (result === 'refused') return Response.json({ refused: true })
  if (result === 'paid')
    return errorResponse(409, {
      field: 'id',
      message: 'The fee is paid or on its way. Refund it, then release the hold.',
    })
  if (result === 'none') return errorResponse(409, { field: 'id', message: 'This lead reserves nothing now.' })
  return errorResponse(404, { field: 'id', message: 'Lead not found.' })
})
