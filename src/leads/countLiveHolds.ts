import { and, eq, gt, ne, or, sql } from 'drizzle-orm'
import { mailboxOf } from '../domain/leads/mailbox'
import type { Database } from '../server/database/database'
import { holds, leads } from '../server/database/tables.generated'

export interface HoldsOfPerson {
  siteId: number
  /** the lead of the new reservation, which is not counted */
  leadId: number
  email: string
  phone: string
  now: Date
}

/** Digits that identify an Australian number with and without its country code. */
const PHONE_DIGITS = 9

/** Live reservations of a site that are compared at most: those of its cars. */
const MAX_LIVE_HOLDS = 10_000

const lastDigits = (phone: string) => phone.replaceAll(/\D/g, '').slice(-PHONE_DIGITS)

/**
 * The number of cars that a person holds on a site: by mailbox, however its address is written, or by phone however it is typed. Locks the person until the
 * transaction ends, so that reservations at the same time are counted one after the other.
 */
export async function countLiveHolds(
  database: Database,
  { siteId, leadId, email, phone, now }: HoldsOfPerson,
): Promise<number> {
  const digits = lastDigits(phone)
  const mailbox = mailboxOf(email)
  // Always in this order, so that two transactions never wait for each other.
  for (const key of [mailbox, digits].filter(Boolean).sort())
    await database.execute(
      sql`select pg_advisory_xact_lock(hashtext('holds-of-person'), hashtext(${`${siteId} ${key}`}))`,
    )
  const live = await database
    .select({ email: leads.email, phone: leads.phone })
    .from(holds)
    .innerJoin(leads, eq(leads.id, holds.lead))
    .where(
      and(
        eq(holds.site, siteId),
        ne(leads.id, leadId),
        or(eq(holds.status, 'paid'), and(eq(holds.status, 'held'), gt(holds.expires_at, now))),
      ),
    )
    .limit(MAX_LIVE_HOLDS)
  const isSamePhone = (other: string | null) => digits.length === PHONE_DIGITS && lastDigits(other ?? '') === digits
  return live.filter((hold) => mailboxOf(hold.email ?? '') === mailbox || isSamePhone(hold.phone)).length
}
