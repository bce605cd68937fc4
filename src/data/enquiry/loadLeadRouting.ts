import type { Payload } from 'payload'
import type { LeadRoute, LeadRouting } from '../../domain/leads/routing'
import type { LeadRoute as RouteDocument } from '../../payload-types'
import { populated } from '../fromPayload/relation'

/** Makes by name, as rules match them. */
const ROUTE_DEPTH = 1

/** A site's active routing rules, and whether shoppers get a receipt. */
export async function loadLeadRouting(payload: Payload, siteId: number): Promise<LeadRouting> {
  const [routes, site] = await Promise.all([
    payload.find({
      collection: 'leadRoutes',
      depth: ROUTE_DEPTH,
      pagination: false,
      sort: 'id',
      where: { and: [{ site: { equals: siteId } }, { enabled: { equals: true } }] },
    }),
    payload.findByID({ collection: 'sites', id: siteId, depth: 0, joins: false, select: { enquiryReceipt: true } }),
  ])
  return { routes: routes.docs.map(toLeadRoute), receipt: site.enquiryReceipt?.send ?? true }
}

/** A rule in the domain's form. */
export function toLeadRoute(document: RouteDocument): LeadRoute {
  const { kinds, categories, carTypes, emails, adfEmails } = document
  return {
    id: document.id,
    fallback: document.fallback ?? false,
    kinds: kinds ?? [],
    categories: categories ?? [],
    locationIds: (document.locations ?? []).map((location) => (typeof location === 'object' ? location.id : location)),
    carTypes: carTypes ?? [],
    makes: (document.makes ?? []).flatMap((make) => populated(make)?.name ?? []),
    emails: emails ?? [],
    adfEmails: adfEmails ?? [],
    adfUrl: document.adfUrl || null,
    webhookUrl: document.webhookUrl || null,
  }
}
