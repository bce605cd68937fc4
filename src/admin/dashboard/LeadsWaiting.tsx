import Link from 'next/link'
import type { WidgetServerProps } from 'payload'
import { NEW_LEADS } from '@/data/leadInbox/newLeads'
import { LocalTime } from '../fields/LocalTime'
import { DashboardCard, Figure } from './Figure'
import { onSelectedSite } from './selectedSite'

const MAX_LEADS = 5

/** New leads, newest first. */
export async function LeadsWaiting({ permissions, req }: WidgetServerProps) {
  if (!permissions?.collections?.leads?.read) return null
  const waiting = await req.payload.find({
    collection: 'leads',
    depth: 0,
    limit: MAX_LEADS,
    overrideAccess: false,
    req,
    select: { name: true, last_name: true, category: true, car_name: true, createdAt: true },
    sort: '-createdAt',
    where: onSelectedSite(req, ...NEW_LEADS),
  })
  return (
    <DashboardCard title="Leads waiting">
      <Figure count={waiting.totalDocs} href="/admin/inbox?status=new">
        {waiting.totalDocs === 0 ? 'All leads answered' : waiting.totalDocs === 1 ? 'new lead' : 'new leads'}
      </Figure>
      <ul className="forecourt-list">
        {waiting.docs.map((lead) => (
          <li key={lead.id}>
            <Link href={`/admin/inbox?status=new&lead=${lead.id}`} prefetch={false}>
              {[lead.name, lead.last_name].filter(Boolean).join(' ') || 'No name'}
            </Link>
            <span>{lead.car_name || lead.category}</span>
            <LocalTime at={lead.createdAt} />
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}
