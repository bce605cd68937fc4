import { ANALYTICS_EVENTS, type AnalyticsEventId, type ReportEventId } from '@/domain/leads/analyticsEvents'
import { MAX_EVENTS_PER_REQUEST } from '@/domain/leads/eventBatch'

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
  }
}

/** Milliseconds to batch events before sending them. */
const BATCH_DELAY_MS = 1500

let waiting: Record<string, unknown>[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let listening = false

/**
 * Records an analytics event by number: on `window.dataLayer`, for the dealer's own tags, and in the database. Failures
 * are only logged (LEAD-10). `conversion_id`, which names a lead, is for the tags alone: stored events belong to nobody.
 */
export function recordEvent(id: AnalyticsEventId, details: Record<string, unknown> = {}): void {
  try {
    window.dataLayer = window.dataLayer ?? []
    window.dataLayer.push({ event: 'forecourt', event_id: id, event_name: eventName(id), ...details })
    const { conversion_id: _, ...stored } = details
    countEvent(id, stored)
  } catch (error) {
    console.warn('Could not record an analytics event', error)
  }
}

/** Records an event in the database only: one of ours for reports, which dealers' own tags have no use for. */
export function countEvent(id: AnalyticsEventId | ReportEventId, details: Record<string, unknown> = {}): void {
  const { path = window.location.pathname, car_id, location_id, ...rest } = details
  waiting.push({ event_id: id, path, car_id, location_id, details: rest })
  // What is counted while the page goes away cannot wait.
  if (document.visibilityState === 'hidden') send()
  else sendSoon()
}

const eventName = (id: AnalyticsEventId) => Object.entries(ANALYTICS_EVENTS).find(([, number]) => number === id)?.[0]

function sendSoon() {
  timer ??= setTimeout(send, BATCH_DELAY_MS)
  if (listening) return
  listening = true
  // The last chance before the page unloads; browsers deliver beacons after that.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
}

function send() {
  clearTimeout(timer)
  timer = undefined
  while (waiting.length > 0) {
    const body = JSON.stringify({ events: waiting.slice(0, MAX_EVENTS_PER_REQUEST) })
    waiting = waiting.slice(MAX_EVENTS_PER_REQUEST)
    if (navigator.sendBeacon?.('/api/events', new Blob([body], { type: 'application/json' }))) continue
    fetch('/api/events', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive: true,
    }).catch((error: unknown) => console.warn('Could not send analytics events', error))
  }
}
