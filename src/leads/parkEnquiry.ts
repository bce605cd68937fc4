import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import { leadReference } from '../domain/leads/leadReference'
import { toParkedContent } from '../domain/leads/parkedEnquiry'
import { toDatabase } from '../server/database/database'
import type { DriverError } from '../server/database/driverError'
import { parked_enquiries } from '../server/database/tables.generated'
import { driverError } from '../server/serializeError.mjs'

const RANDOM_RANGE = 2 ** 32

/**
 * SQLSTATE classes of errors that a retry may cure: connection, transaction conflict, resources, shutdown and system. Errors of
 * the network have no SQLSTATE but a system code.
 */
const TEMPORARY = /^(08|25|40|53|55|57|58)|^E[A-Z]+$/

/** Whether the same enquiry may be stored by a later attempt. */
export function isTemporary(error: unknown): boolean {
  const cause = driverError(error) as Partial<DriverError> | null
  return cause?.code ? TEMPORARY.test(cause.code) : /connect|terminat|timeout/i.test(String(cause?.message))
}

interface ParkEnquiryInput {
  siteId: number
  idempotencyKey: string
  /** the request's body as it came */
  body: unknown
  error: unknown
}

/**
 * Keeps an enquiry that cannot be stored as a lead, once per site and key, for staff to handle. Returns the reference for the
 * shopper.
 */
export async function parkEnquiry(pool: Pool, input: ParkEnquiryInput): Promise<{ reference: string }> {
  const { siteId, idempotencyKey, body, error } = input
  const database = toDatabase(pool)
  const now = new Date()
  const [inserted] = await database
    .insert(parked_enquiries)
    .values({
      site: siteId,
      reference: leadReference(() => randomInt(RANDOM_RANGE) / RANDOM_RANGE),
      ...toParkedContent(body),
      reason: (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 500),
      idempotency_key: idempotencyKey,
      handled: false,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: [parked_enquiries.site, parked_enquiries.idempotency_key] })
    .returning({ reference: parked_enquiries.reference })
  if (inserted) return inserted
  const [existing] = await database
    .select({ reference: parked_enquiries.reference })
    .from(parked_enquiries)
    .where(and(eq(parked_enquiries.site, siteId), eq(parked_enquiries.idempotency_key, idempotencyKey)))
  if (!existing) throw new Error('The parked enquiry of an earlier attempt no longer exists')
  return existing
}
