import { getInboxLead } from '@/data/leadInbox/getInboxLead'
import { canReadLeads } from '@/data/leadInbox/leadStaff'
import { answerError } from '@/server/answerError'
import { idFrom, staffOrRefusal } from '../answers'

/** A lead as the reading pane shows it; 404 where there is none that this member of staff may read. */
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const staff = await staffOrRefusal(request)
  if (staff instanceof Response) return staff
  const id = idFrom((await params).id)
  const lead = id && (await canReadLeads(staff)) ? await getInboxLead(staff, id) : null
  if (!lead) return answerError(404, 'id', 'There is no such lead.')
  return Response.json(lead, { headers: { 'Cache-Control': 'no-store' } })
}
