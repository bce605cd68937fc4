import Link from 'next/link'
import type { WidgetServerProps } from 'payload'
import { LocalTime } from '../LocalTime'
import { comingUp, draftsToPublish } from './comingUp'
import { DashboardCard } from './Figure'

/** What changes on the site by itself within a week, and drafts that wait for someone to publish them. */
export async function ThisWeek({ permissions, req }: WidgetServerProps) {
  if (!permissions?.collections?.pages?.read) return null
  const [coming, drafts] = await Promise.all([comingUp(req, new Date()), draftsToPublish(req)])
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
