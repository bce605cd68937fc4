import Link from 'next/link'
import type { WidgetServerProps } from 'payload'
import { getSelectedSite } from '@/data/leadInbox/leadStaff'
import { openReports } from '@/data/reports/scope'
import { listMainFigures } from '@/data/reports/trafficReports'
import { formatValue, type ReportName } from '@/domain/reports/report'
import { FigureChange } from '../reports/ReportFigures'
import { reportsUrl } from '../reports/reportsUrl'
import { DashboardCard } from './Figure'

const REPORT_OF: readonly ReportName[] = ['traffic', 'stock', 'enquiries', 'overview']

/** Four figures of the last four weeks with their change, each with its report. */
export async function Figures({ req }: WidgetServerProps) {
  const { payload, user } = req
  const access = user
    ? await openReports(payload, user, {}, { selected: getSelectedSite(req.headers), now: new Date() })
    : null
  if (!access) return null
  if ('message' in access)
    return (
      <DashboardCard title="Last 28 days">
        <p className="forecourt-quiet">{access.message}</p>
      </DashboardCard>
    )
  const figures = await listMainFigures(access.scope)
  return (
    <DashboardCard title="Last 28 days">
      <ul className="forecourt-figures">
        {figures.map((figure, index) => (
          <li key={figure.label}>
            <Link href={reportsUrl(REPORT_OF[index]!)} prefetch={false}>
              <strong>{formatValue(figure.kind, figure.value)}</strong>
              <span>{figure.label}</span>
              <FigureChange figure={figure} />
            </Link>
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}
