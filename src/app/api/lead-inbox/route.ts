import { canReadLeads } from '@/data/leadInbox/leadStaff'
import { listInbox } from '@/data/leadInbox/listInbox'
import { leadChangeSchema, NotTheirSite, updateLeads } from '@/data/leadInbox/updateLeads'
import { parseInboxFilter } from '@/domain/leads/inboxFilter'
import { answerError } from '@/server/answerError'
import { bodyOf, staffOrRefusal } from './answers'

/** A page of the inbox, by the parameters that `parseInboxFilter` knows; what staff may not see is not in it. */
export async function GET(request: Request) {
  const staff = await staffOrRefusal(request)
  if (staff instanceof Response) return staff
  const { filter, problems } = parseInboxFilter(new URL(request.url).searchParams)
  if (problems.length > 0) return Response.json({ errors: problems }, { status: 400 })
  if (!(await canReadLeads(staff))) return answerError(403, 'authorization', 'Only those who answer leads see them.')
  return Response.json(await listInbox(staff, filter), { headers: { 'Cache-Control': 'no-store' } })
}

/** Changes leads: their status, whose they are, or whether they were read. Answers `{ changed }`, the number of them. */
export async function PATCH(request: Request) {
  const staff = await staffOrRefusal(request)
  if (staff instanceof Response) return staff
  const sent = await bodyOf(request, leadChangeSchema)
  if (sent instanceof Response) return sent
  try {
    const changed = await updateLeads(staff, sent.body, new Date())
    return changed > 0 ? Response.json({ changed }) : answerError(404, 'ids', 'There are no such leads.')
  } catch (error) {
    if (error instanceof NotTheirSite) return answerError(400, 'assignee', error.message)
    throw error
  }
}
