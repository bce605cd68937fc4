import { canReadLeads } from '@/data/leadInbox/leadStaff'
import { listInbox } from '@/data/leadInbox/listInbox'
import { leadChangeSchema, NotTheirSite, updateLeads } from '@/data/leadInbox/updateLeads'
import { parseInboxFilter } from '@/domain/leads/inboxFilter'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { leadStaffAccess } from '../access'

/** A page of the inbox, by the parameters that `parseInboxFilter` knows; what staff may not see is not in it. */
export const GET = route({ access: leadStaffAccess }, async (request, { access: staff }) => {
  const { filter, problems } = parseInboxFilter(new URL(request.url).searchParams)
  if (problems.length > 0) return errorResponse(400, problems)
  if (!(await canReadLeads(staff)))
    return errorResponse(403, { field: 'authorization', message: 'Only those who answer leads see them.' })
  return Response.json(await listInbox(staff, filter), { headers: { 'Cache-Control': 'no-store' } })
})

/** Changes leads: their status, whose they are, or whether they were read. Answers `{ changed }`, the number of them. */
export const PATCH = route(
  { access: leadStaffAccess, body: leadChangeSchema },
  async (_request, { access: staff, body }) => {
    try {
      const changed = await updateLeads(staff, body, new Date())
      return changed > 0
        ? Response.json({ changed })
        : errorResponse(404, { field: 'ids', message: 'There are no such leads.' })
    } catch (error) {
      if (error instanceof NotTheirSite) return errorResponse(400, { field: 'assignee', message: error.message })
      throw error
    }
  },
)
