import { and, count, eq, gt, ne, or, sql } from 'drizzle-orm'
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

/**
 * The number of cars that a person holds on a site: by email, or by phone however it is typed. Locks the person until the
 * transaction ends, so that reservations at the same time are counted one after the other.
 */
export async function countLiveHolds(
  database: Database,
  { siteId, leadId, email, phone, now }: HoldsOfPerson,
): Promise<number> {
  const digits = phone.replaceAll(/\D/g, '').slice(-PHONE_DIGITS)
  const address = email.trim().toLowerCase()
  // Always in this order, so that two transactions never wait for each other.
  for (const key of [address, digits].filter(Boolean).sort())
    await database.execute(
      sql`select pg_advisory_xact_lock(hashtext('holds-of-person'), hashtext(${`${siteId} ${key}`}))`,
    )
  const sameEmail = sql`lower(${leads.email}) = ${address}`
  const samePhone = sql`right(regexp_replace(${leads.phone}, '\\D', '', 'g'), ${PHONE_DIGITS}) = ${digits}`
  const [row] = await database
    .select({ total: count() })
    .from(holds)
    .innerJoin(leads, eq(leads.id, holds.lead))
    .where(
      and(
        eq(holds.site, siteId),
        ne(leads.id, leadId),
        or(eq(holds.status, 'paid'), and(eq(holds.status, 'held'), gt(holds.expires_at, now))),
        digits.length === PHONE_DIGITS ? or(sameEmail, samePhone) : sameEmail,
      ),
    )
  return row?.total ?? 0
}
