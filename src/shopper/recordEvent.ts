import type { AnalyticsEventId } from '@/domain/leads/analyticsEvents'

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
  }
}

/** Notes what a shopper did, for the dealer's own analytics. A failure is a warning and never the shopper's problem (LEAD-10). */
export function recordEvent(id: AnalyticsEventId, details: Record<string, unknown> = {}): void {
  try {
    window.dataLayer = window.dataLayer ?? []
    window.dataLayer.push({ event: 'forecourt', event_id: id, ...details })
  } catch (error) {
    console.warn('An analytics event was not recorded', error)
  }
}
