import { type BookingRules, DEFAULT_HOLD_HOURS } from '../../domain/site/site'
import type { Site as SiteDocument } from '../../payload-types'

/** Booking rules for shoppers. Sites saved before these fields existed get the defaults. */
export function toBookingRules({ appointments, reservations, tradeIns }: SiteDocument): BookingRules {
  const shared = { noticeHours: appointments?.noticeHours ?? 3, daysAhead: appointments?.daysAhead ?? 28 }
  return {
    testDrive: {
      ...shared,
      slotMinutes: appointments?.testDriveMinutes || 30,
      maxConcurrent: appointments?.testDrivesAtOnce || 1,
    },
    service: {
      ...shared,
      slotMinutes: appointments?.serviceMinutes || 30,
      maxConcurrent: appointments?.servicesAtOnce || 2,
    },
    holdHours: reservations?.holdHours || DEFAULT_HOLD_HOURS,
    takesCards: (reservations?.takeCards ?? false) && hasPaymentService(),
    stripeAccount: reservations?.stripeAccount || null,
    storesValuation: tradeIns?.noteValuation ?? false,
  }
}

/** A site takes cards only if a payment service is connected; demo dealers and development have a checkout that takes no money. */
function hasPaymentService(): boolean {
  const { FORECOURT_DEMO, NODE_ENV, STRIPE_SECRET_KEY } = process.env
  return Boolean(STRIPE_SECRET_KEY) || FORECOURT_DEMO === '1' || NODE_ENV !== 'production'
}
