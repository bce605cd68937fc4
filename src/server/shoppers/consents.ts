import { and, desc, eq } from 'drizzle-orm'
import { shopper_consents } from '../database/alertTables'
import type { Database } from '../database/database'
import { hashEmail } from '../hashEmail'

export type ConsentPurpose = (typeof shopper_consents.$inferSelect)['purpose']

/** Records that somebody agreed to something or withdrew it, with the wording that they saw. Earlier records stay. */
export async function recordConsent(
  database: Database,
  consent: Omit<typeof shopper_consents.$inferInsert, 'id'>,
): Promise<void> {
  await database.insert(shopper_consents).values(consent)
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
    .orderBy(desc(shopper_consents.id))
    .limit(MAX_ENTRIES)
}
