import { exportLeads } from '@/data/leadInbox/exportLeads'
import { canReadLeads } from '@/data/leadInbox/leadStaff'
import { parseInboxFilter } from '@/domain/leads/inboxFilter'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import { route } from '@/server/route'
import { leadStaffAccess } from '../../access'

/**
 * The leads of the inbox's filter as a CSV file, whatever their page. By POST, since it leaves a note of who exported, and
 * no link of a stranger's may do that.
 */
export const POST = route({ access: leadStaffAccess }, async (request, { access: staff }) => {
  const { filter, problems } = parseInboxFilter(new URL(request.url).searchParams)
  if (problems.length > 0) return errorResponse(400, problems)
  if (!(await canReadLeads(staff)))
    return errorResponse(403, { field: 'authorization', message: 'Only those who answer leads may export them.' })
  const pieces = exportLeads(staff, filter)
  // The first piece comes after the note: where that fails, so does the export.
  const first = await pieces.next()
  const text = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      if (first.value) stream.enqueue(text.encode(first.value))
    },
    pull: async (stream) => {
      try {
        const { value, done } = await pieces.next()
        if (done) stream.close()
        else stream.enqueue(text.encode(value))
      } catch (error) {
        loggerFor(request).error({ err: error }, 'An export of leads broke off')
        // A file that ends early would pass for the whole of it; an aborted download does not.
        stream.error(error)
      }
    },
    cancel: () => pieces.return(undefined).then(() => undefined),
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
