import { Link } from '@payloadcms/ui'
import type { ReportQuery } from '@/data/reports/scope'
import { PERIOD_DAYS, type Period } from '@/domain/reports/period'
import type { ReportName } from '@/domain/reports/report'
import { reportsUrl } from './reportsUrl'

interface ReportControlsProps {
  name: ReportName
  query: ReportQuery
  period: Period
  /** the chosen length; null for two dates */
  days: number | null
  choices: readonly { value: string; kind: 'site' | 'group'; label: string }[]
  /** value of the choice; empty for all */
  chosen: string
}

/** Site or group, period, and the CSV of what is shown. Plain links and forms: each state has an address. */
export function ReportControls({ name, query, period, days, choices, chosen }: ReportControlsProps) {
  const { of } = query
  const groups = choices.filter(({ kind }) => kind === 'group')
  const sites = choices.filter(({ kind }) => kind === 'site')
  const options = (list: typeof choices) =>
    list.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))
  return (
    <div className="reports-controls">
      <nav aria-label="Period" className="reports-periods">
        {PERIOD_DAYS.map((length) => (
          <Link
            aria-current={length === days ? 'true' : undefined}
            href={reportsUrl(name, { of, days: String(length) })}
            key={length}
            prefetch={false}
          >
            {length} days
          </Link>
        ))}
      </nav>
      <form action="/admin/reports" className="reports-form" key={`${chosen} ${period.from} ${period.to}`} method="get">
        <input name="report" type="hidden" value={name} />
        {choices.length > 1 ? (
          <label>
            Website or group
            <select defaultValue={chosen} name="of">
              <option value="">All of your websites</option>
              {groups.length > 0 ? <optgroup label="Groups">{options(groups)}</optgroup> : null}
              {groups.length > 0 ? <optgroup label="Websites">{options(sites)}</optgroup> : options(sites)}
            </select>
          </label>
        ) : null}
        <label>
          From
          <input defaultValue={period.from} name="from" required type="date" />
        </label>
        <label>
          To
          <input defaultValue={period.to} name="to" required type="date" />
        </label>
        <button className="reports-button" type="submit">
          Show
        </button>
      </form>
      <form action={`/api/reports/export?${reportsUrl(name, query).split('?')[1]}`} method="post">
        <button className="reports-button" type="submit">
          Download CSV
        </button>
      </form>
    </div>
  )
}
