import Link from 'next/link'
import type { WidgetServerProps } from 'payload'
import { getWorkerLastRun } from '../../server/workerHeartbeat'
import { LocalTime } from '../fields/LocalTime'
import { comingUp, draftsToPublish } from './comingUp'
import { DashboardCard } from './Figure'

/** A worker that has not run for so long is not running: it runs every minute. */
const LATE_MS = 5 * 60 * 1000

/** What changes on the site by itself within a week, and drafts that wait for someone to publish them. */
export async function ThisWeek({ permissions, req }: WidgetServerProps) {
  if (!permissions?.collections?.pages?.read) return null
  const now = new Date()
  const [coming, drafts, lastRun] = await Promise.all([
    comingUp(req, now),
    draftsToPublish(req),
    getWorkerLastRun(req.payload),
  ])
  const late = coming.length > 0 && (!lastRun || now.getTime() - lastRun.getTime() > LATE_MS)
  return (
    <DashboardCard title="This week">
      {coming.length === 0 ? <p className="forecourt-quiet">Nothing starts or ends in the next seven days.</p> : null}
      <ul className="forecourt-list">
        {coming.map(({ at, what, title, href }) => (
          <li key={`${href}${what}`}>
            <Link href={href} prefetch={false}>
              {title}
            </Link>
            <span>{what}</span>
            <LocalTime as="coming" at={at.toISOString()} />
          </li>
        ))}
      </ul>
      {late ? (
        <p className="forecourt-warning" role="alert">
          Nothing happens on time at the moment: the worker{' '}
          {lastRun ? (
            <>
              last ran <LocalTime at={lastRun.toISOString()} />
            </>
          ) : (
            'has never run'
          )}
          . Tell whoever looks after the server.
        </p>
      ) : null}
      {drafts.length > 0 ? (
        <>
          <h4>Drafts to publish</h4>
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
