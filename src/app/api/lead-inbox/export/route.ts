import { exportLeads } from '@/data/leadInbox/exportLeads'
import { mayReadLeads } from '@/data/leadInbox/leadStaff'
import { readInboxFilter } from '@/domain/leads/inboxFilter'
import { answerError } from '@/ops/answerError'
import { loggerFor } from '@/ops/logger'
import { staffOrRefusal } from '../answers'

/**
 * The leads of the inbox's filter as a CSV file, whatever their page. By POST, since it leaves a note of who exported, and
 * no link of a stranger's may do that.
 */
export async function POST(request: Request) {
  const staff = await staffOrRefusal(request)
  if (staff instanceof Response) return staff
  const { filter, problems } = readInboxFilter(new URL(request.url).searchParams)
  if (problems.length > 0) return Response.json({ errors: problems }, { status: 400 })
  if (!(await mayReadLeads(staff)))
    return answerError(403, 'authorization', 'Only those who answer leads may export them.')
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
}
