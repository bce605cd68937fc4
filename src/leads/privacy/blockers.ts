import { and, eq, inArray } from 'drizzle-orm'
import { isPaymentUnderWay } from '../../domain/privacy/paymentRecords'
import type { Database } from '../../server/database/database'
import { lead_deliveries, type payments } from '../../server/database/tables.generated'

/** A person cannot be erased at the moment. The message says why and what to do. */
export class NotYetError extends Error {
  override name = 'NotYetError'
}

export const SENDING_MESSAGE = 'A message about this person is being sent right now. Try again in a minute.'
export const PAYING_MESSAGE =
  'A payment of this person is under way. Try again once it is settled or its checkout has expired.'

/** @throws {NotYetError} while a worker sends one of the leads: it could still log the recipient's response */
export async function rejectIfSending(database: Database, leadIds: readonly number[]): Promise<void> {
  const [sending] = await database
    .select({ id: lead_deliveries.id })
    .from(lead_deliveries)
    .where(and(inArray(lead_deliveries.lead, [...leadIds]), eq(lead_deliveries.status, 'sending')))
    .limit(1)
  if (sending) throw new NotYetError(SENDING_MESSAGE)
}

/** @throws {NotYetError} while the result of a payment is still to come */
export function rejectIfPaying(
  rows: readonly Pick<typeof payments.$inferSelect, 'status' | 'session_expires_at'>[],
  now: Date,
): void {
  if (
    rows.some(({ status, session_expires_at }) =>
      isPaymentUnderWay({ status, checkoutExpiresAt: session_expires_at }, now),
    )
  )
    throw new NotYetError(PAYING_MESSAGE)
}
