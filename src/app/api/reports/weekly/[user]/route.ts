import { payloadClient } from '@/data/payloadClient'
import { buildWeeklyReport } from '@/data/reports/weeklyReport'
import { parseDocumentId } from '@/domain/documentId'
import { drawInTurn } from '@/server/drawInTurn'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { cronAccess } from '../../../access'

/** The Monday mail of a member of staff with its PDF, called with CRON_SECRET by the worker: 204 if they want none. */
export const POST = route({ access: cronAccess }, async (_request, { param }) => {
  const user = parseDocumentId(param('user'))
  if (!user) return errorResponse(404, { field: 'user', message: 'Not found.' })
  const report = await buildWeeklyReport(await payloadClient(), user, new Date())
  if (!report) return new Response(null, { status: 204 })
  // The PDF library takes a third of a second to load.
  const { renderReportPdf } = await import('@/admin/reports/renderReportPdf')
  const pdf = await drawInTurn(() => renderReportPdf(report.pdf))
  const { to, email, fileName } = report
  return Response.json(
    { to, ...email, fileName, pdf: pdf.toString('base64') },
    { headers: { 'Cache-Control': 'no-store' } },
  )
})
