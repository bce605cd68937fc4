import { loadReport } from '@/data/reports/loadReport'
import { openReports, readReportQuery } from '@/data/reports/scope'
import { csvLine, UTF8_BOM } from '@/domain/csv'
import { formatPeriod } from '@/domain/reports/formatPeriod'
import { isReportName, REPORTS, spreadsheetLabel, spreadsheetValue } from '@/domain/reports/report'
import { errorResponse } from '@/server/errorResponse'
import { recordHistory } from '@/server/history/recordHistory'
import { route } from '@/server/route'
import { accountOf, leadStaffAccess } from '../../access'

/** A report as CSV, table below table: parameters as in its address. A POST, since the history records who exported what. */
export const POST = route(
  { access: leadStaffAccess, inTurnOf: accountOf },
  async (request, { access: { payload, user, site } }) => {
    const params = new URL(request.url).searchParams
    const name = params.get('report')
    if (!isReportName(name))
      return errorResponse(400, { field: 'report', message: `Choose one of ${Object.keys(REPORTS).join(', ')}.` })
    const now = new Date()
    const opened = await openReports(payload, user, readReportQuery(params), { selected: site, now })
    if (!opened) return errorResponse(403, { field: 'user', message: 'You do not have access to reports.' })
    if ('message' in opened) return errorResponse(400, opened)
    const { scope } = opened
    const report = await loadReport(name, scope)
    await recordHistory(payload.db.drizzle, {
      actor: user,
      action: 'export',
      document: null,
      title: `Report ${REPORTS[name]}, ${formatPeriod(scope.period)}`,
      sites: scope.sites.map(({ id }) => id),
    })
    const lines = [
      csvLine([REPORTS[name], scope.sites.map((one) => one.name).join(', ')]),
      csvLine(['From', scope.period.from, 'To', scope.period.to]),
      ...report.tables.flatMap(({ title, columns, rows }) => [
        csvLine([]),
        csvLine([title]),
        csvLine(columns.map(spreadsheetLabel)),
        ...rows.map((row) => csvLine(row.map((value, index) => spreadsheetValue(columns[index]!.kind, value)))),
      ]),
    ]
    return new Response(UTF8_BOM + lines.join(''), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}-${scope.period.from}-to-${scope.period.to}.csv"`,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  },
)
