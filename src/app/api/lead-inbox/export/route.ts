import { exportLeads } from '@/data/leadInbox/exportLeads'
import { canReadLeads } from '@/data/leadInbox/leadStaff'
import { parseInboxFilter } from '@/domain/leads/inboxFilter'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { streamResponse } from '@/server/streamResponse'
import { leadStaffAccess } from '../../access'

/**
 * All leads of the inbox's filter as a CSV file. A POST, since it records who exported, which a link from another site must
 * not trigger.
 */
export const POST = route({ access: leadStaffAccess }, async (request, { access: staff, log }) => {
  const { filter, problems } = parseInboxFilter(new URL(request.url).searchParams)
  if (problems.length > 0) return errorResponse(400, problems)
  if (!(await canReadLeads(staff)))
    return errorResponse(403, { field: 'authorization', message: 'You do not have access to leads.' })
  const lines = exportLeads(staff, filter)
  // The audit note is written before the first batch: if it fails, so does the export.
  const first = await lines.next()
  return streamResponse(encode(first.value ?? '', lines), {
    type: 'text/csv; charset=utf-8',
    name: `leads-${new Date().toISOString().slice(0, 10)}.csv`,
    onError: (error) => log.error({ err: error }, 'An export of leads was interrupted'),
  })
})

async function* encode(first: string, rest: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(first)
  for await (const text of rest) yield encoder.encode(text)
}
