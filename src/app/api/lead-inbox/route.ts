import { canReadLeads } from '@/data/leadInbox/leadStaff'
import { listInbox } from '@/data/leadInbox/listInbox'
import { leadChangeSchema, updateLeads, WrongSiteError } from '@/data/leadInbox/updateLeads'
import { parseInboxFilter } from '@/domain/leads/inboxFilter'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { accountOf, leadStaffAccess } from '../access'

/** A page of the inbox by the parameters of `parseInboxFilter`, limited to leads that the user may read. */
export const GET = route({ access: leadStaffAccess, inTurnOf: accountOf }, async (request, { access: staff }) => {
  const { filter, problems } = parseInboxFilter(new URL(request.url).searchParams)
  if (problems.length > 0) return errorResponse(400, problems)
  if (!(await canReadLeads(staff)))
    return errorResponse(403, { field: 'authorization', message: 'You do not have access to leads.' })
  return Response.json(await listInbox(staff, filter), { headers: { 'Cache-Control': 'no-store' } })
})

/** Updates the status, assignee or read state of leads. Responds with `{ changed }`, their number. */
export const PATCH = route(
  { access: leadStaffAccess, body: leadChangeSchema },
  async (_request, { access: staff, body }) => {
    try {
      const changed = await updateLeads(staff, body, new Date())
      return changed > 0
        ? Response.json({ changed })
        : errorResponse(404, { field: 'ids', message: 'Leads not found.' })
    } catch (error) {
      if (error instanceof WrongSiteError) return errorResponse(400, { field: 'assignee', message: error.message })
      throw error
    }
  },
)
