import type { DeliverableLead } from './deliverable'
import type { DeliveryPart } from './delivery'

/** Version of the webhook body; changes only if a field is removed or changes its meaning. */
export const WEBHOOK_VERSION = 1

const EVENTS: Record<DeliveryPart, string> = {
  lead: 'lead.created',
  update: 'lead.updated',
  payment: 'lead.payment',
  consent: 'consent.withdrawn',
  booking: 'booking.changed',
}

/**
 * The webhook body: the lead with the spec's field names, and its context (LEAD-01). `unsubscribeUrl` is where the shopper opts
 * out of news and offers.
 */
export function webhookBody(lead: DeliverableLead, part: DeliveryPart, unsubscribeUrl: string | null) {
  const { payload, site, location, car, booking, tradeIn, miscellaneous, payment, consent } = lead
  return {
    version: WEBHOOK_VERSION,
    event: EVENTS[part],
    created_at: lead.createdAt,
    test: lead.isTest,
    site: { slug: site.slug, name: site.name, url: site.origin },
    lead: { ...payload, kind: lead.kind, step: lead.step },
    car: car && {
      name: car.name,
      price: car.price,
      price_type: car.priceType,
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
      status: booking.isCancelled ? 'cancelled' : 'booked',
    },
    trade_in: tradeIn,
    miscellaneous,
    payment: payment && {
      kind: payment.kind,
      status: payment.status,
      amount: payment.amount,
      currency: 'AUD',
      description: payment.description,
      paid_at: payment.paidAt,
    },
    consent: consent && { text: consent.text, at: consent.at, unsubscribe_url: unsubscribeUrl },
    consent_withdrawn_at: lead.consentWithdrawnAt,
  }
}
