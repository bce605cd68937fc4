import { SetStepNav } from '@payloadcms/ui'
import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { getSelectedSite } from '@/data/leadInbox/leadStaff'
import { listStaffSites } from '@/data/site/staffSites'
import { addMonths, isMonth, monthOf, weeksOf } from '@/domain/calendar/month'
import { addDays, formatTime, localTime } from '@/domain/openingHours/localTime'
import { AdminView, requireViewUser } from '../AdminView'
import { listScheduledChanges, type ScheduledChange } from './scheduledChanges'
import './calendar.css'

const NAV = [{ label: 'Calendar' }]
const DEFAULT_TIME_ZONE = 'Australia/Sydney'
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Hours by which a day of any zone begins before or ends after that of UTC. */
const ZONE_HOURS_MS = 15 * 3_600_000

type Placed = ScheduledChange & { date: string; time: string; siteName: string | null }

/** /admin/calendar?month=2026-11: what starts, ends and is published by itself, on the clock of its site. */
export async function CalendarView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const user = requireViewUser(view, '/admin/calendar')
  const sites = await listStaffSites(req.payload, user)
  const selected = sites.find(({ id }) => id === getSelectedSite(req.headers))
  const zone = selected?.timeZone ?? sites[0]?.timeZone ?? DEFAULT_TIME_ZONE
  const today = localTime(zone, new Date()).date
  const asked = view.searchParams?.month
  const month = isMonth(asked) ? asked : monthOf(today)
  const weeks = weeksOf(month)
  const [first, last] = [weeks[0]?.[0] ?? today, weeks.at(-1)?.at(-1) ?? today]
  const changes = await listScheduledChanges(req, {
    from: new Date(Date.parse(first) - ZONE_HOURS_MS),
    until: new Date(Date.parse(addDays(last, 1)) + ZONE_HOURS_MS),
  })
  const placed = changes.map((change): Placed => {
    const site = sites.find(({ id }) => id === change.site)
    const { date, minutes } = localTime(site?.timeZone ?? zone, change.at)
    return { ...change, date, time: formatTime(minutes), siteName: selected ? null : (site?.name ?? null) }
  })
  const name = new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-AU', {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  })
  const link = (months: number) => `/admin/calendar?month=${addMonths(month, months)}`
  const isEmpty = !placed.some(({ date }) => monthOf(date) === month)
  return (
    <AdminView view={view}>
      <SetStepNav nav={NAV} />
      <main className="calendar">
        <div className="calendar__head">
          <h1>Calendar</h1>
          <nav aria-label="Month">
            <Link href={link(-1)} prefetch={false}>
              Month before
            </Link>
            <Link href="/admin/calendar" prefetch={false}>
              Today
            </Link>
            <Link href={link(1)} prefetch={false}>
              Month after
            </Link>
          </nav>
        </div>
        <p className="forecourt-quiet">
          What starts, ends and is published by itself{selected ? ` on ${selected.name}` : ', on all of your sites'}.
          Times are those of the site.
        </p>
        <table>
          <caption>{name}</caption>
          <thead>
            <tr>
              {WEEKDAYS.map((day) => (
                <th key={day} scope="col">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((date) => (
                  <Day
                    changes={placed.filter((change) => change.date === date)}
                    date={date}
                    isOther={monthOf(date) !== month}
                    isToday={date === today}
                    key={date}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {isEmpty ? <p>Nothing is planned in this month.</p> : null}
      </main>
    </AdminView>
  )
}

interface DayProps {
  date: string
  changes: readonly Placed[]
  isOther: boolean
  isToday: boolean
}

function Day({ date, changes, isOther, isToday }: DayProps) {
  const long = new Date(`${date}T00:00:00Z`).toLocaleDateString('en-AU', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  })
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      data-empty={changes.length === 0 ? '' : undefined}
      data-other={isOther ? '' : undefined}
    >
      <time dateTime={date}>
        <span aria-hidden="true">{Number(date.slice(8))}</span>
        <span className="calendar__date">{long}</span>
      </time>
      {changes.length > 0 ? (
        <ul>
          {changes.map(({ at, event, href, kind, siteName, time, title }) => (
            <li data-event={event} key={`${href} ${event} ${title} ${at.getTime()}`}>
              <Link href={href} prefetch={false}>
                {title}
              </Link>
              <span>{`${kind} ${event} ${time}${siteName ? `, ${siteName}` : ''}`}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </td>
  )
}
