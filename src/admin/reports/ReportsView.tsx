import { Link, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { getSelectedSite } from '@/data/leadInbox/leadStaff'
import { loadReport } from '@/data/reports/loadReport'
import { openReports, type ReportAccess, type ReportQuery, readReportQuery } from '@/data/reports/scope'
import { formatPeriod } from '@/domain/reports/formatPeriod'
import { isReportName, REPORTS, type ReportName } from '@/domain/reports/report'
import { AdminView, requireViewUser } from '../AdminView'
import { toSearchParams } from '../inbox/toSearchParams'
import { DayChart } from './DayChart'
import { ReportControls } from './ReportControls'
import { ReportFigures } from './ReportFigures'
import { ReportTable } from './ReportTable'
import { ReportTabs } from './ReportTabs'
import { reportsUrl } from './reportsUrl'
import './reports.css'

/** /admin/reports: what the websites brought, on the chosen site or group and in the chosen days. */
export async function ReportsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const params = toSearchParams(view.searchParams)
  const user = requireViewUser(view, `/admin/reports?${params}`)
  const asked = params.get('report')
  const name: ReportName = isReportName(asked) ? asked : 'overview'
  const query = readReportQuery(params)
  const context = { selected: getSelectedSite(req.headers), now: new Date() }
  const opened = await openReports(req.payload, user, query, context)
  // Figures of another report or website would be taken for those that were asked for.
  const missing =
    asked && !isReportName(asked)
      ? 'There is no such report.'
      : query.of && opened && 'message' in opened && opened.field === 'of'
        ? opened.message
        : null
  if (missing)
    return (
      <AdminView view={view}>
        <SetStepNav nav={[{ label: 'Figures' }]} />
        <main className="reports">
          <p className="forecourt-notice" role="alert">
            {missing}{' '}
            <Link href="/admin/reports" prefetch={false}>
              See all reports
            </Link>
          </p>
        </main>
      </AdminView>
    )
  // A period that cannot be is named, above the report without it.
  const problem = opened && 'message' in opened ? opened.message : null
  const access = problem ? await openReports(req.payload, user, {}, context) : opened
  return (
    <AdminView view={view}>
      <SetStepNav nav={[{ label: 'Figures' }]} />
      {access && 'scope' in access ? (
        <ReportPage access={access} name={name} problem={problem} query={problem ? {} : query} />
      ) : (
        <p className="forecourt-notice">
          {access?.message ?? 'You do not have access to reports. Ask a manager for access.'}
        </p>
      )}
    </AdminView>
  )
}

interface ReportPageProps {
  access: ReportAccess
  name: ReportName
  query: ReportQuery
  problem: string | null
}

async function ReportPage({ access, name, query, problem }: ReportPageProps) {
  const { scope, chosen, choices } = access
  const report = await loadReport(name, scope)
  const of = chosen?.name ?? (scope.sites.length === 1 ? scope.sites[0]!.name : 'All of your websites')
  return (
    <main className="reports">
      <header className="reports-head">
        <h1>{REPORTS[name]}</h1>
        <p>
          {of}, {formatPeriod(scope.period)}, compared with {formatPeriod(scope.before)}
        </p>
      </header>
      {problem ? (
        <p className="forecourt-notice" role="alert">
          {problem}
        </p>
      ) : null}
      <ReportTabs
        chosen={name}
        tabs={(Object.keys(REPORTS) as ReportName[]).map((other) => ({
          name: other,
          label: REPORTS[other],
          href: reportsUrl(other, query),
        }))}
      />
      <ReportControls
        choices={choices.map(({ kind, id, name: label }) => ({ value: `${kind}-${id}`, kind, label }))}
        chosen={chosen ? `${chosen.kind}-${chosen.id}` : ''}
        days={access.days}
        name={name}
        period={scope.period}
        query={query}
      />
      <ReportFigures figures={report.figures} />
      {report.chart ? <DayChart chart={report.chart} /> : null}
      {report.tables.map((table) => (
        <ReportTable key={table.title} table={table} />
      ))}
    </main>
  )
}
