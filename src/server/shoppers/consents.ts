import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { shopper_consents } from '../database/alertTables'
import type { Database } from '../database/database'
import { hashEmail } from '../hashEmail'

export type ConsentPurpose = (typeof shopper_consents.$inferSelect)['purpose']

export const ALL_PURPOSES: readonly ConsentPurpose[] = shopper_consents.purpose.enumValues

/** Records that somebody agreed to something or withdrew it, with the wording that they saw. Earlier records stay. */
export async function recordConsent(
  database: Database,
  consent: Omit<typeof shopper_consents.$inferInsert, 'id'>,
): Promise<void> {
  await database.insert(shopper_consents).values(consent)
}

/** Purposes that an account serves. News were agreed to in an enquiry, which stays with the dealer. */
const ACCOUNT_PURPOSES: readonly ConsentPurpose[] = ['searchAlerts', 'carAlerts', 'reminders', 'campaign']

/** Records that what addresses agreed to has ended: for their account's purposes, or for all. What has ended before stays as it is. */
export async function endConsents(
  database: Database,
  siteId: number,
  { emails, purposes = ACCOUNT_PURPOSES }: { emails: readonly string[]; purposes?: readonly ConsentPurpose[] },
  wording: string,
): Promise<void> {
  if (emails.length === 0) return
  const latest = database
    .selectDistinctOn([shopper_consents.email_hash, shopper_consents.purpose])
    .from(shopper_consents)
    .where(
      and(
        eq(shopper_consents.site, siteId),
        inArray(shopper_consents.email_hash, emails.map(hashEmail)),
        inArray(shopper_consents.purpose, [...purposes]),
      ),
    )
    .orderBy(shopper_consents.email_hash, shopper_consents.purpose, desc(shopper_consents.id))
    .as('latest')
  const open = await database
    .select({ email_hash: latest.email_hash, purpose: latest.purpose })
    .from(latest)
    .where(eq(latest.given, true))
  if (open.length === 0) return
  await database
    .insert(shopper_consents)
    .values(open.map((consent) => ({ ...consent, site: siteId, given: false, wording })))
}

/** What an address agreed to goes with its owner to another; the earlier one keeps its history, and an end. */
export async function moveConsents(database: Database, siteId: number, from: string, to: string): Promise<void> {
  await database.execute(sql`
    insert into ${shopper_consents} (site_id, email_hash, purpose, given, wording, at)
    select site_id, ${hashEmail(to)}, purpose, given, wording, at from ${shopper_consents}
    where site_id = ${siteId} and email_hash = ${hashEmail(from)}
    order by id desc limit ${MAX_ENTRIES}`)
  await endConsents(database, siteId, { emails: [from], purposes: ALL_PURPOSES }, 'The person has another email now.')
}

/** One entry of what an address agreed to. */
export interface ConsentEntry {
  purpose: ConsentPurpose
  given: boolean
  wording: string
  at: Date
}

const MAX_ENTRIES = 100

/** What an address agreed to and withdrew on a site, newest first. */
export async function listConsents(database: Database, siteId: number, email: string): Promise<ConsentEntry[]> {
  return database
    .select({
      ...{ purpose: shopper_consents.purpose, given: shopper_consents.given },
      ...{ wording: shopper_consents.wording, at: shopper_consents.at },
    })
    .from(shopper_consents)
    .where(and(eq(shopper_consents.site, siteId), eq(shopper_consents.email_hash, hashEmail(email))))
    .orderBy(desc(shopper_consents.at), desc(shopper_consents.id))
    .limit(MAX_ENTRIES)
}
