import type { Pool } from 'pg'
import * as z from 'zod'
import { documentIdField } from '../domain/documentIdField'
import { ANALYTICS_EVENTS, REPORT_EVENTS } from '../domain/leads/analyticsEvents'
import { MAX_EVENTS_PER_REQUEST } from '../domain/leads/eventBatch'
import { withoutPhones } from '../domain/privacy/withoutContact'
import { readReportEvent } from '../domain/reports/reportEvents'
import { analytics_events } from '../server/database/analyticsEvents'
import { toDatabase } from '../server/database/database'
import { loggedPath } from '../server/loggedPath'

const KNOWN_EVENT_IDS = new Set<number>([...Object.values(ANALYTICS_EVENTS), ...Object.values(REPORT_EVENTS)])
const MAX_DETAILS = 10

const NO_EMAIL = 'Events must not contain email addresses.'
const detail = z.union([
  z
    .string()
    .max(200)
    .refine((text) => !/\S@\S/.test(text), NO_EMAIL)
    .transform(withoutPhones),
  z.number(),
  z.boolean(),
  z.null(),
])

/** Body of POST /api/events. Contains no personal data: the privacy policy says so. */
export const eventsSchema = z.object({
  events: z
    .array(
      z.object({
        event_id: z.int().refine((id) => KNOWN_EVENT_IDS.has(id), 'Unknown event.'),
        path: z.string().max(500).transform(loggedPath).nullish(),
        car_id: documentIdField('Enter the id of a car.').nullish(),
        location_id: documentIdField('Enter the id of a location.').nullish(),
        details: z
          .record(z.string().max(40), detail)
          .refine((details) => Object.keys(details).length <= MAX_DETAILS, 'Too many details.')
          .nullish(),
      }),
    )
    .min(1)
    .max(MAX_EVENTS_PER_REQUEST),
})
export type EventsInput = z.output<typeof eventsSchema>

/** Stores the analytics events of one request; those of reports without what reports do not know. */
export async function storeEvents(pool: Pool, siteId: number, { events }: EventsInput): Promise<void> {
  const rows = events.flatMap(({ event_id, path, car_id, location_id, details }) => {
    const stored = readReportEvent(event_id, path, details ?? {})
    if (!stored) return []
    return [
      {
        ...{ site: siteId, event_id, path, car_id, location_id },
        details: Object.keys(stored).length > 0 ? stored : null,
      },
    ]
  })
  if (rows.length > 0) await toDatabase(pool).insert(analytics_events).values(rows)
}
