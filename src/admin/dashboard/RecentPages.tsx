import Link from 'next/link'
import type { WidgetServerProps } from 'payload'
import { listRecentDocuments } from '@/data/find/recentDocuments'
import { getSelectedSite } from '@/data/leadInbox/leadStaff'
import { LocalTime } from '../fields/LocalTime'
import { DashboardCard } from './Figure'

const MAX_PAGES = 6

/** The pages, posts, layouts, saved sections, offers and menus that the user edited last. */
export async function RecentPages({ req, permissions }: WidgetServerProps) {
  const { payload, user } = req
  if (!user || !permissions?.collections?.pages?.read) return null
  const staff = { payload, user, site: getSelectedSite(req.headers) }
  const collections = ['pages', 'posts', 'layouts', 'sections', 'offers', 'menus'] as const
  const documents = await listRecentDocuments(staff, { limit: MAX_PAGES, collections })
  return (
    <DashboardCard title="You edited">
      {documents.length === 0 ? <p className="forecourt-quiet">Pages that you change are listed here.</p> : null}
      <ul className="forecourt-list">
        {documents.map(({ href, title, label, savedAt }) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {title}
            </Link>
            <span>{label}</span>
            <LocalTime at={savedAt.toISOString()} />
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}
