import 'server-only'
import { ENQUIRY_KIND_DETAILS } from '../../domain/leads/enquiryKinds'
import type { LeadStatus } from '../../domain/leads/leadStatus'
import { getRelationId } from '../../domain/relationId'
import type { Lead } from '../../payload-types'
import { asUser, type LeadStaff } from './leadStaff'

/** One enquiry of a shopper's history with a site. */
export interface TimelineEntry {
  id: number
  reference: string
  kindLabel: string
  about: string | null
  status: LeadStatus
  /** ISO 8601 */
  createdAt: string
}

/** Enquiries of one shopper that are shown. */
const MAX_RESULTS = 50

/**
 * A shopper's enquiries to the same site, newest first, this one among them: those with the same email, however it is
 * capitalised, or the same phone, however it is spaced and whether or not it begins with +61. Another site's never.
 */
export async function listShopperTimeline(staff: LeadStaff, lead: Lead): Promise<TimelineEntry[]> {
  const site = getRelationId(lead.site)
  // By the two indexes of migration shopper_lookup; what they find is then asked for as the member of staff.
  const { rows } = await staff.payload.db.pool.query<{ id: number }>(
    `select id from leads where site_id = $1 and lower(email) = lower($2)
     union
     select id from leads where site_id = $1 and length($3) >= 8
       and right(regexp_replace(phone, '[^0-9]', '', 'g'), 9) = right($3, 9)
     order by id desc limit ${MAX_RESULTS}`,
    [site, lead.email ?? '', (lead.phone ?? '').replaceAll(/\D/g, '')],
  )
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
