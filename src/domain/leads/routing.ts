import type { PlannedDelivery } from './delivery'
import type { EnquiryKind } from './lead'
import { isEmailAddress, validateWebhookUrl } from './recipients'

/** A rule of who receives which leads. An empty list means any. */
export interface LeadRoute {
  id: number
  fallback: boolean
  kinds: EnquiryKind[]
  /** compared without regard to case */
  categories: string[]
  locationIds: number[]
  carTypes: string[]
  /** names of makes, compared without regard to case */
  makes: string[]
  emails: string[]
  adfEmails: string[]
  adfUrl: string | null
  webhookUrl: string | null
}

/** What a rule may ask of a lead. */
export interface RoutedLead {
  kind: EnquiryKind
  category: string
  locationId: number | null
  carType: string | null
  make: string | null
}

/** How a site's enquiries go out. */
export interface LeadRouting {
  /** rules in use */
  routes: LeadRoute[]
  /** the shopper gets a receipt */
  receipt: boolean
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Whether a lead meets every question that the rule has an answer to. */
export function routeMatches(route: LeadRoute, lead: RoutedLead): boolean {
  const { kind, category, locationId, carType, make } = lead
  if (route.kinds.length > 0 && !route.kinds.includes(kind)) return false
  if (route.categories.length > 0 && !route.categories.some((wanted) => same(wanted, category))) return false
  if (route.locationIds.length > 0 && (locationId === null || !route.locationIds.includes(locationId))) return false
  if (route.carTypes.length > 0 && (carType === null || !route.carTypes.includes(carType))) return false
  return route.makes.length === 0 || (make !== null && route.makes.some((wanted) => same(wanted, make)))
}

/**
 * Where a lead goes: to every rule that fits it; where none does, to the fallback rules that fit; where there is still
 * nobody, to `lastResort`, the address of the location or the site. Nobody gets the same thing twice.
 */
export function planDeliveries(
  routes: readonly LeadRoute[],
  lead: RoutedLead,
  lastResort: readonly (string | null)[],
): PlannedDelivery[] {
  const fitting = routes.filter((route) => routeMatches(route, lead))
  const rules = fitting.filter((route) => !route.fallback).flatMap(deliveriesOf)
  const planned = rules.length > 0 ? rules : fitting.filter((route) => route.fallback).flatMap(deliveriesOf)
  if (planned.length > 0) return withoutRepeats(planned)
  const address = lastResort.find((candidate) => candidate !== null && isEmailAddress(candidate))
  return address ? [{ channel: 'email', purpose: 'dealer', recipient: address, routeId: null }] : []
}

function deliveriesOf(route: LeadRoute): PlannedDelivery[] {
  const to = (channel: PlannedDelivery['channel'], recipients: readonly (string | null)[]) =>
    recipients.flatMap((recipient): PlannedDelivery[] =>
      recipient ? [{ channel, purpose: 'dealer', recipient, routeId: route.id }] : [],
    )
  const reachable = (url: string | null) => [url && validateWebhookUrl(url) === null ? url : null]
  return [
    ...to('email', route.emails.filter(isEmailAddress)),
    ...to('adfEmail', route.adfEmails.filter(isEmailAddress)),
    ...to('adfPost', reachable(route.adfUrl)),
    ...to('webhook', reachable(route.webhookUrl)),
  ]
}

function withoutRepeats(planned: readonly PlannedDelivery[]): PlannedDelivery[] {
  const seen = new Map<string, PlannedDelivery>()
  for (const delivery of planned) {
    // Mailboxes are told apart without regard to case, paths of web addresses with it.
    const { channel, recipient } = delivery
    const key = `${channel} ${channel === 'email' || channel === 'adfEmail' ? recipient.toLowerCase() : recipient}`
    if (!seen.has(key)) seen.set(key, delivery)
  }
  return [...seen.values()]
}
