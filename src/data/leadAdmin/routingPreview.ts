import { documentIdField } from '../../domain/documentIdField'
import 'server-only'
import type { PayloadRequest } from 'payload'
import * as z from 'zod'
import { CHANNEL_LABELS, type DeliveryChannel } from '../../domain/leads/delivery'
import { ENQUIRY_KIND_DETAILS } from '../../domain/leads/enquiryKinds'
import { ENQUIRY_KINDS } from '../../domain/leads/lead'
import { planDeliveries, routeMatches } from '../../domain/leads/routing'
import { CAR_TYPES } from '../../domain/stock/carType'
import { loadLeadRouting } from '../enquiry/loadLeadRouting'
import { asUser, type LeadStaff } from '../leadInbox/leadStaff'

/** The hypothetical lead of a routing preview. */
export const previewLeadSchema = z.strictObject({
  site: documentIdField('Enter the id of a site.'),
  kind: z.enum(ENQUIRY_KINDS),
  category: z.string().trim().max(80).optional(),
  location: documentIdField('Enter the id of a location.').nullish(),
  carType: z.enum(CAR_TYPES).nullish(),
  make: z.string().trim().max(60).nullish(),
})
export type PreviewLead = z.output<typeof previewLeadSchema>

export interface RoutingPreview {
  recipients: { channel: DeliveryChannel; how: string; recipient: string; because: string }[]
  /** active rules that match but send nothing, since another rule does or they have no recipients */
  idle: string[]
  /** whether the shopper gets a receipt */
  receipt: boolean
}

/**
 * The recipients of a hypothetical lead by the rules for real leads; sends nothing. Null if the staff member may not read
 * the site's rules.
 */
export async function previewRouting(staff: LeadStaff, lead: PreviewLead): Promise<RoutingPreview | null> {
  const { payload, user } = staff
  const canRead = await payload.collections.leadRoutes.config.access.read({ req: { payload, user } as PayloadRequest })
  if (canRead === false) return null
  const asStaff = { ...asUser(staff), disableErrors: true } as const
  const [site, rules, location] = await Promise.all([
    payload.findByID({ collection: 'sites', id: lead.site, ...asStaff, joins: false, select: { email: true } }),
    payload.find({
      collection: 'leadRoutes',
      ...asUser(staff),
      pagination: false,
      select: { name: true },
      where: { site: { equals: lead.site } },
    }),
    lead.location
      ? payload.find({
          collection: 'locations',
          ...asUser(staff),
          limit: 1,
          where: { and: [{ id: { equals: lead.location } }, { site: { equals: lead.site } }] },
        })
      : null,
  ])
  if (!site) return null
  const matchedLocation = location?.docs[0] ?? null
  const routing = await loadLeadRouting(payload, lead.site)
  const criteria = {
    kind: lead.kind,
    category: lead.category || ENQUIRY_KIND_DETAILS[lead.kind].category,
    locationId: matchedLocation?.id ?? null,
    carType: lead.carType ?? null,
    make: lead.make || null,
  }
  const planned = planDeliveries(routing.routes, criteria, [matchedLocation?.email ?? null, site.email ?? null])
  const names = new Map(rules.docs.map(({ id, name }) => [id, name]))
  const fallback = new Set(routing.routes.filter((route) => route.fallback).map(({ id }) => id))
  const usedRoutes = new Set(planned.map(({ routeId }) => routeId))
  return {
    recipients: planned.map(({ channel, recipient, routeId }) => ({
      channel,
      how: CHANNEL_LABELS[channel],
      recipient,
      because:
        routeId === null
          ? `No rule matches: the address of ${matchedLocation?.email === recipient ? 'the location' : 'the site'}`
          : `${fallback.has(routeId) ? 'Fallback rule' : 'Rule'} \u201c${names.get(routeId) ?? routeId}\u201d`,
    })),
    idle: routing.routes
      .filter((route) => routeMatches(route, criteria) && !usedRoutes.has(route.id))
      .map(({ id }) => names.get(id) ?? String(id)),
    receipt: routing.receipt,
  }
}
