import { exportLeads } from '@/data/leadInbox/exportLeads'
import { canReadLeads } from '@/data/leadInbox/leadStaff'
import { parseInboxFilter } from '@/domain/leads/inboxFilter'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import { route } from '@/server/route'
import { leadStaffAccess } from '../../access'

/**
 * All leads of the inbox's filter as a CSV file. A POST, since it records who exported, which a link from another site must
 * not trigger.
 */
export const POST = route({ access: leadStaffAccess }, async (request, { access: staff }) => {
  const { filter, problems } = parseInboxFilter(new URL(request.url).searchParams)
  if (problems.length > 0) return errorResponse(400, problems)
  if (!(await canReadLeads(staff)))
    return errorResponse(403, { field: 'authorization', message: 'You do not have access to leads.' })
  const chunks = exportLeads(staff, filter)
  // The audit note is written before the first batch: if it fails, so does the export.
  const first = await chunks.next()
  const text = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      if (first.value) stream.enqueue(text.encode(first.value))
    },
    pull: async (stream) => {
      try {
        const { value, done } = await chunks.next()
        if (done) stream.close()
        else stream.enqueue(text.encode(value))
      } catch (error) {
        loggerFor(request).error({ err: error }, 'An export of leads was interrupted')
        // A truncated file would look complete; an aborted download does not.
        stream.error(error)
      }
    },
    cancel: () => chunks.return(undefined).then(() => undefined),
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="leads-${new Date().toISOString().slice(0, 10)}.csv"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
})
