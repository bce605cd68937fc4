import { type SQL, sql } from 'drizzle-orm'
import type { DeliveryAttempt } from '../domain/leads/delivery'
import { lead_deliveries } from '../server/database/tables.generated'

/** The attempt log of a delivery with one more attempt, as a value of an update. */
export const appendAttempt = (attempt: DeliveryAttempt): SQL =>
  sql`coalesce(${lead_deliveries.attempt_log}, '[]') || ${JSON.stringify([attempt])}::jsonb`
