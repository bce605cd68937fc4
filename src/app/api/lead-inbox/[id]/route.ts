import { getInboxLead } from '@/data/leadInbox/getInboxLead'
import { canReadLeads } from '@/data/leadInbox/leadStaff'
import { parseDocumentId } from '@/domain/documentId'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { accountOf, leadStaffAccess } from '../../access'

/** A lead for the reading pane; 404 when the user may not read it. */
export const GET = route(
  { access: leadStaffAccess, inTurnOf: accountOf },
  async (_request, { access: staff, param }) => {
    const id = parseDocumentId(param('id'))
    const lead = id && (await canReadLeads(staff)) ? await getInboxLead(staff, id) : null
    if (!lead) return errorResponse(404, { field: 'id', message: 'Lead not found.' })
    return Response.json(lead, { headers: { 'Cache-Control': 'no-store' } })
  },
)
