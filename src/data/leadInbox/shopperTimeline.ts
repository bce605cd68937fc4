import 'server-only'
import { and, desc, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { ENQUIRY_KIND_DETAILS } from '../../domain/leads/enquiryKinds'
import type { LeadStatus } from '../../domain/leads/leadStatus'
import { getRelationId } from '../../domain/relationId'
import type { Lead } from '../../payload-types'
import { leads } from '../../server/database/tables.generated'
import { asUser, type LeadStaff } from './leadStaff'

/** One of a shopper's enquiries to a site. */
export interface TimelineEntry {
  id: number
  reference: string
  kindLabel: string
  about: string | null
  status: LeadStatus
  /** ISO 8601 */
  createdAt: string
}

/** Maximum enquiries. */
const MAX_RESULTS = 50

/**
 * A shopper's enquiries to the same site including this one, newest first: those with the same email, ignoring case, or the
 * same phone number in any format.
 */
export async function listShopperTimeline(staff: LeadStaff, lead: Lead): Promise<TimelineEntry[]> {
  const site = getRelationId(lead.site)
  // The ids come from the two indexes of migration shopper_lookup and are then read with the staff member's permissions.
  const { drizzle } = staff.payload.db
  const phone = (lead.phone ?? '').replaceAll(/\D/g, '')
  const byEmail = drizzle
    .select({ id: leads.id })
    .from(leads)
    .where(and(sql`${leads.site} = ${site}`, sql`lower(${leads.email}) = lower(${lead.email ?? ''})`))
  const byPhone = drizzle
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        sql`${leads.site} = ${site}`,
        sql`length(${phone}) >= 8`,
        sql`right(regexp_replace(${leads.phone}, '[^0-9]', '', 'g'), 9) = right(${phone}, 9)`,
      ),
    )
  const rows = await union(byEmail, byPhone).orderBy(desc(leads.id)).limit(MAX_RESULTS)
  const ids = [...new Set([lead.id, ...rows.map(({ id }) => id)])]
  const found = await staff.payload.find({
    collection: 'leads',
    ...asUser(staff),
    joins: false,
    pagination: false,
    select: { reference: true, kind: true, car_name: true, message: true, status: true, createdAt: true },
    sort: ['-createdAt', '-id'],
    where: { and: [{ id: { in: ids } }, { site: { equals: site } }] },
  })
  return found.docs.map(({ id, reference, kind, car_name, message, status, createdAt }) => ({
    id,
    reference,
    kindLabel: ENQUIRY_KIND_DETAILS[kind].category,
    about: car_name || message?.slice(0, 90) || null,
    status,
    createdAt,
  }))
}
