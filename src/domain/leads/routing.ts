import type { PlannedDelivery } from './delivery'
import type { EnquiryKind } from './lead'
import { isEmailAddress, validateWebhookUrl } from './recipients'

/** A lead routing rule. An empty list matches any value. */
export interface LeadRoute {
  id: number
  fallback: boolean
  kinds: EnquiryKind[]
  /** case-insensitive */
  categories: string[]
  locationIds: number[]
  carTypes: string[]
  /** names of makes, case-insensitive */
  makes: string[]
  emails: string[]
  adfEmails: string[]
  adfUrl: string | null
  webhookUrl: string | null
}

/** The lead fields that rules match on. */
export interface RoutableLead {
  kind: EnquiryKind
  category: string
  locationId: number | null
  carType: string | null
  make: string | null
}

/** Lead routing of a site. */
export interface LeadRouting {
  /** active rules */
  routes: LeadRoute[]
  /** shoppers get a receipt */
  receipt: boolean
}

const equalsIgnoreCase = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Whether a lead matches all conditions of a rule. */
export function routeMatches(route: LeadRoute, lead: RoutableLead): boolean {
  const { kind, category, locationId, carType, make } = lead
  if (route.kinds.length > 0 && !route.kinds.includes(kind)) return false
  if (route.categories.length > 0 && !route.categories.some((wanted) => equalsIgnoreCase(wanted, category)))
    return false
  if (route.locationIds.length > 0 && (locationId === null || !route.locationIds.includes(locationId))) return false
  if (route.carTypes.length > 0 && (carType === null || !route.carTypes.includes(carType))) return false
  return route.makes.length === 0 || (make !== null && route.makes.some((wanted) => equalsIgnoreCase(wanted, make)))
}

/**
 * The deliveries of a lead: to the form's own recipients if it has any; else to every matching rule; without one, to the matching fallback rules; without those, to the first
 * valid address of `lastResort` (the location's or the site's). Recipients are deduplicated.
 */
export function planDeliveries(
  routes: readonly LeadRoute[],
  lead: RoutableLead,
  defaultRecipients: readonly (string | null)[],
  ownRecipients: readonly string[] = [],
): PlannedDelivery[] {
  const own = ownRecipients.filter(isEmailAddress)
  if (own.length > 0)
    return deduplicate(
      own.map((recipient) => ({ channel: 'email', purpose: 'dealer', recipient, routeId: null }) as const),
    )
  const matching = routes.filter((route) => routeMatches(route, lead))
  const rules = matching.filter((route) => !route.fallback).flatMap(routeDeliveries)
  const planned = rules.length > 0 ? rules : matching.filter((route) => route.fallback).flatMap(routeDeliveries)
  if (planned.length > 0) return deduplicate(planned)
  const address = defaultRecipients.find((candidate) => candidate !== null && isEmailAddress(candidate))
  return address ? [{ channel: 'email', purpose: 'dealer', recipient: address, routeId: null }] : []
}

function routeDeliveries(route: LeadRoute): PlannedDelivery[] {
  const toDeliveries = (channel: PlannedDelivery['channel'], recipients: readonly (string | null)[]) =>
    recipients.flatMap((recipient): PlannedDelivery[] =>
      recipient ? [{ channel, purpose: 'dealer', recipient, routeId: route.id }] : [],
    )
  const validUrls = (url: string | null) => [url && validateWebhookUrl(url) === null ? url : null]
  return [
    ...toDeliveries('email', route.emails.filter(isEmailAddress)),
    ...toDeliveries('adfEmail', route.adfEmails.filter(isEmailAddress)),
    ...toDeliveries('adfPost', validUrls(route.adfUrl)),
    ...toDeliveries('webhook', validUrls(route.webhookUrl)),
  ]
}

function deduplicate(planned: readonly PlannedDelivery[]): PlannedDelivery[] {
  const deliveriesByKey = new Map<string, PlannedDelivery>()
  for (const delivery of planned) {
    // Mailboxes are case-insensitive, URL paths are case-sensitive.
    const { channel, recipient } = delivery
    const key = `${channel} ${channel === 'email' || channel === 'adfEmail' ? recipient.toLowerCase() : recipient}`
    if (!deliveriesByKey.has(key)) deliveriesByKey.set(key, delivery)
  }
  return [...deliveriesByKey.values()]
}
