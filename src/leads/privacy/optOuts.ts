import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { PlannedDelivery } from '../../domain/leads/delivery'
import type { PersonRef } from '../../domain/privacy/person'
import { stopAlerts } from '../../server/alerts/savedSearches'
import { type Database, inTransaction } from '../../server/database/database'
import { marketing_opt_outs } from '../../server/database/marketingOptOuts'
import { lead_deliveries, leads } from '../../server/database/tables.generated'
import { hashEmail } from '../../server/hashEmail'
import { ensureJobTables } from '../../server/jobs/jobTables'
import { recordConsent } from '../../server/shoppers/consents'
import { addDeliveries } from '../addDeliveries'
import { addLogEntry, type PersonRequest } from './addLogEntry'
import { MAX_PERSON_LEADS } from './erasePerson'
import { isLeadOf } from './personWhere'
import type { UnsubscribeTarget } from './unsubscribeToken'

/** The result of an opt-out. */
export interface OptedOut {
  /** leads whose consent was withdrawn; 0 if it had been before */
  leads: number
  /** messages queued for the dealer's recipients */
  messages: number
}

/**
 * Records an opt-out by an unsubscribe link: for the address that the link was sent to, and for the address of its lead, which
 * may have been corrected since. Works after the lead was erased or deleted. Repeating it changes nothing.
 * @returns false if the lead belongs to another site
 */
export async function optOutByLink(
  pool: Pool,
  { siteId, target, now }: { siteId: number; target: UnsubscribeTarget; now: Date },
): Promise<boolean> {
  await ensureJobTables(pool)
  return inTransaction(pool, async (database) => {
    const [lead] = await database
      .select({ site: leads.site, email: leads.email })
      .from(leads)
      .where(eq(leads.id, target.leadId))
    if (lead && lead.site !== siteId) return false
    const email = lead?.email?.toLowerCase()
    const hashes = [target.emailHash, ...(email ? [hashEmail(email)] : [])]
    await addOptOuts(database, siteId, hashes, 'link', now)
    await stopAlerts(database, siteId, { emailHashes: hashes }, 'Unsubscribed from news and offers by a link.')
    if (email) await withdrawConsent(database, siteId, { email }, now)
    return true
  })
}

/** Records an opt-out that a person asked staff for. Repeating it changes and records nothing. */
export async function optOutByStaff(pool: Pool, request: PersonRequest): Promise<OptedOut> {
  await ensureJobTables(pool)
  const { siteId, person, now } = request
  return inTransaction(pool, async (database) => {
    const hashes = person.email === undefined ? [] : [hashEmail(person.email)]
    const added =
      (await addOptOuts(database, siteId, hashes, 'staff', now)) +
      (await stopAlerts(database, siteId, { emailHashes: hashes }, 'Opted out at the privacy desk.'))
    const result = await withdrawConsent(database, siteId, person, now)
    if (added + result.leads > 0)
      await addLogEntry(database, request, 'optOut', { leads: result.leads, messages: result.messages })
    return result
  })
}

/** How consent to news and offers ended, in the log of consents. */
const OPT_OUT_WORDINGS = {
  link: 'Unsubscribed from news and offers by a link.',
  staff: 'Opted out at the privacy desk.',
} as const

async function addOptOuts(
  database: Database,
  site: number,
  hashes: readonly string[],
  source: 'link' | 'staff',
  at: Date,
): Promise<number> {
  if (hashes.length === 0) return 0
  const added = await database
    .insert(marketing_opt_outs)
    .values([...new Set(hashes)].map((email_hash) => ({ site, email_hash, source, at })))
    .onConflictDoNothing()
    .returning({ email_hash: marketing_opt_outs.email_hash })
  for (const { email_hash } of added)
    await recordConsent(database, {
      site,
      email_hash,
      purpose: 'news',
      given: false,
      wording: OPT_OUT_WORDINGS[source],
    })
  return added.length
}

/** Ends the opt-out of an address, in the transaction that stores an enquiry with consent: it gives consent again. */
export async function endOptOut(database: Database, siteId: number, email: string): Promise<void> {
  await database
    .delete(marketing_opt_outs)
    .where(and(eq(marketing_opt_outs.site, siteId), eq(marketing_opt_outs.email_hash, hashEmail(email))))
}

/** When an address opted out of a site's news and offers; null if it did not, or has given consent again. */
export async function findOptOut(database: Database, siteId: number, email: string) {
  const [optOut] = await database
    .select({ at: marketing_opt_outs.at, source: marketing_opt_outs.source })
    .from(marketing_opt_outs)
    .where(and(eq(marketing_opt_outs.site, siteId), eq(marketing_opt_outs.email_hash, hashEmail(email))))
  return optOut ?? null
}

/** Withdraws the consent of a person's leads and tells every dealer recipient of them, once each, with the latest lead. */
async function withdrawConsent(database: Database, siteId: number, person: PersonRef, now: Date): Promise<OptedOut> {
  const agreed = await database
    .select({ id: leads.id, reference: leads.reference, isTest: leads.is_test })
    .from(leads)
    .where(and(isLeadOf(siteId, person), eq(leads.opt_in, true), isNull(leads.erased_at)))
    .orderBy(desc(leads.id))
    .limit(MAX_PERSON_LEADS)
    .for('no key update')
  const latest = agreed.find(({ isTest }) => !isTest)
  const ids = agreed.map(({ id }) => id)
  if (ids.length === 0) return { leads: 0, messages: 0 }
  await database
    .update(leads)
    .set({ opt_in: false, consent_withdrawn_at: now, updatedAt: now })
    .where(inArray(leads.id, ids))
  if (!latest) return { leads: ids.length, messages: 0 }
  const planned: PlannedDelivery[] = await database
    .selectDistinctOn([lead_deliveries.channel, lead_deliveries.recipient], {
      channel: lead_deliveries.channel,
      purpose: lead_deliveries.purpose,
      recipient: lead_deliveries.recipient,
      routeId: lead_deliveries.route,
    })
    .from(lead_deliveries)
    .where(
      and(
        inArray(lead_deliveries.lead, ids),
        eq(lead_deliveries.purpose, 'dealer'),
        // Recipients who never got the lead have no consent of it to forget. What waits is sent without it.
        inArray(lead_deliveries.status, ['delivered', 'sending']),
      ),
    )
    .orderBy(lead_deliveries.channel, lead_deliveries.recipient, desc(lead_deliveries.id))
  await addDeliveries(database, {
    ...{ leadId: latest.id, reference: latest.reference, siteId, part: 'consent' },
    planned,
  })
  return { leads: ids.length, messages: planned.length }
}
