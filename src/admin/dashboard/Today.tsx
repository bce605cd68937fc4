import Link from 'next/link'
import type { WidgetServerProps } from 'payload'
import { listTodayTasks } from '@/data/dashboard/todayTasks'
import { getSelectedSite } from '@/data/leadInbox/leadStaff'
import { formatListTotal } from '@/domain/listTotal'
import { DashboardCard } from './Figure'

/** What waits for the user today. */
export async function Today({ req }: WidgetServerProps) {
  const { payload, user } = req
  if (!user) return null
  const tasks = await listTodayTasks({ payload, user, site: getSelectedSite(req.headers) }, new Date())
  return (
    <DashboardCard title="To do today">
      {tasks.length === 0 ? <p className="forecourt-quiet">Nothing waits for you.</p> : null}
      <ul className="forecourt-list forecourt-tasks">
        {tasks.map(({ count, text, href, isUrgent }) => (
          <li data-urgent={isUrgent || undefined} key={`${href} ${text}`}>
            <Link href={href} prefetch={false}>
              {count === null ? null : <strong>{formatListTotal(count)} </strong>}
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}
