import { payloadClient } from '@/data/payloadClient'
import { buildWeeklyReport } from '@/data/reports/weeklyReport'
import { parseDocumentId } from '@/domain/documentId'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { processTask } from '@/server/taskProcesses/processTask'
import { cronAccess } from '../../../access'

const renderReportPdf = processTask<typeof import('@/admin/reports/renderReportPdf').renderReportPdf>({
  module: 'src/admin/reports/renderReportPdf.tsx',
  function: 'renderReportPdf',
  maxMemoryMb: 256,
  timeoutMs: 30_000,
  // The worker sends five mails at a time.
  waiting: 5,
})

/** The Monday mail of a member of staff with its PDF, called with CRON_SECRET by the worker: 204 if they want none. */
export const POST = route({ access: cronAccess }, async (_request, { param }) => {
  const user = parseDocumentId(param('user'))
  if (!user) return errorResponse(404, { field: 'user', message: 'Not found.' })
  const report = await buildWeeklyReport(await payloadClient(), user, new Date())
  if (!report) return new Response(null, { status: 204 })
  const pdf = await renderReportPdf(report.pdf)
  const { to, email, fileName } = report
  return Response.json(
    { to, ...email, fileName, pdf: Buffer.from(pdf).toString('base64') },
    { headers: { 'Cache-Control': 'no-store' } },
  )
})
