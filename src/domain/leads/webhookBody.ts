import type { DeliverableLead } from './deliverable'
import type { DeliveryPart } from './delivery'

/** The version of what webhooks send; it changes only where a field goes or changes its meaning. */
export const WEBHOOK_VERSION = 1

/** What a webhook sends: the lead by the specification's names, and what stands around it (LEAD-01). */
export function webhookBody(lead: DeliverableLead, part: DeliveryPart) {
  const { payload, site, location, car, booking, tradeIn, consent } = lead
  return {
    version: WEBHOOK_VERSION,
    event: part === 'update' ? 'lead.updated' : 'lead.created',
    created_at: lead.createdAt,
    test: lead.isTest,
    site: { slug: site.slug, name: site.name, url: site.origin },
    lead: { ...payload, kind: lead.kind, step: lead.step },
    car: car && {
      name: car.name,
      price: car.price,
      year: car.year,
      vin: car.vin,
      url: car.url,
      image_url: car.imageUrl,
    },
    location: location && { name: location.name, phone: location.phone, email: location.email },
    booking: booking && {
      starts_at: booking.startsAt,
      ends_at: booking.endsAt,
      time_zone: booking.timeZone,
      department: booking.department,
    },
    trade_in: tradeIn,
    consent: consent && { text: consent.text, at: consent.at },
  }
}
