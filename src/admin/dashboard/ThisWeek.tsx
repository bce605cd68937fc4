import Link from 'next/link'
import type { WidgetServerProps } from 'payload'
import { getWorkerLastRun } from '../../server/workerHeartbeat'
import { listScheduledChanges } from '../calendar/scheduledChanges'
import { LocalTime } from '../fields/LocalTime'
import { listDrafts } from './drafts'
import { DashboardCard } from './Figure'

/** The worker runs every minute; after this long without a run it is considered down. */
const LATE_MS = 5 * 60 * 1000

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
const MAX_CHANGES = 8

/** Scheduled changes of the next seven days, and unpublished drafts. */
export async function ThisWeek({ permissions, req }: WidgetServerProps) {
  if (!permissions?.collections?.pages?.read) return null
  const now = new Date()
  const [changes, drafts, lastRun] = await Promise.all([
    listScheduledChanges(req, { from: now, until: new Date(now.getTime() + WEEK_MS) }),
    listDrafts(req),
    getWorkerLastRun(req.payload),
  ])
  const isWorkerLate = changes.length > 0 && (!lastRun || now.getTime() - lastRun.getTime() > LATE_MS)
  return (
    <DashboardCard title="This week">
      {changes.length === 0 ? <p className="forecourt-quiet">No scheduled changes in the next 7 days.</p> : null}
      <ul className="forecourt-list">
        {changes.slice(0, MAX_CHANGES).map(({ at, event, title, href }) => (
          <li key={`${href}${event}${title}`}>
            <Link href={href} prefetch={false}>
              {title}
            </Link>
            <span>{event}</span>
            <LocalTime as="coming" at={at.toISOString()} />
          </li>
        ))}
      </ul>
      {changes.length > 0 ? (
        <p>
          <Link href="/admin/calendar" prefetch={false}>
            Calendar
          </Link>
        </p>
      ) : null}
      {isWorkerLate ? (
        <p className="forecourt-warning" role="alert">
          Scheduled changes are not running: the worker{' '}
          {lastRun ? (
            <>
              last ran <LocalTime at={lastRun.toISOString()} />
            </>
          ) : (
            'has never run'
          )}
          . Contact your administrator.
        </p>
      ) : null}
      {drafts.length > 0 ? (
        <>
          <h3>Drafts to publish</h3>
          <ul className="forecourt-list">
            {drafts.map(({ title, href, changed }) => (
              <li key={href}>
                <Link href={href} prefetch={false}>
                  {title}
                </Link>
                <LocalTime at={changed.toISOString()} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </DashboardCard>
  )
}
