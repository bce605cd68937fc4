import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { ContactCorrection } from '../../domain/privacy/correction'
import { normalizeEmail, type PersonRef } from '../../domain/privacy/person'
import type { PrivacyCounts } from '../../domain/privacy/privacyLog'
import { moveRecipient } from '../../server/alerts/savedSearches'
import { type Database, inTransaction } from '../../server/database/database'
import { marketing_opt_outs } from '../../server/database/marketingOptOuts'
import { lead_deliveries, leads, payments } from '../../server/database/tables.generated'
import { hashEmail } from '../../server/hashEmail'
import { ensureJobTables } from '../../server/jobs/jobTables'
import { addLogEntry, type PersonRequest } from './addLogEntry'
import { lockPersonLeads } from './erasePerson'
import { isPaymentOf } from './personWhere'
import { forgetShopperMessages, toShopperAddresses } from './shopperMessages'

/**
 * Corrects the contact details of a person in all their records of a site, in one transaction. Receipts that wait and alerts go to the new
 * address, and an opt-out of the old address also holds for the new one. Repeating it changes and records nothing.
 */
export async function correctPerson(
  pool: Pool,
  request: PersonRequest,
  contact: ContactCorrection,
): Promise<PrivacyCounts> {
  await ensureJobTables(pool)
  const { siteId, person, now } = request
  return inTransaction(pool, async (database) => {
    const found = await lockPersonLeads(database, siteId, person)
    const ids = found.map(({ id }) => id)
    const payerRows = await database
      .select({ id: payments.id })
      .from(payments)
      .where(isPaymentOf(siteId, person, ids))
      .for('update')
    const counts: PrivacyCounts = {
      leads: await correctLeads(database, ids, contact, now),
      payments: await correctPayers(
        database,
        payerRows.map(({ id }) => id),
        contact,
        now,
      ),
      deliveries: await redirectReceipts(database, ids, contact.email, now),
    }
    if (person.email !== undefined) {
      await copyOptOut(database, siteId, person.email, contact.email)
      // Nothing leads from the corrected address to copies of messages to the earlier one.
      if (person.email !== normalizeEmail(contact.email))
        await forgetShopperMessages(database, siteId, toShopperAddresses([person.email]))
      counts.alerts = await moveRecipient(database, siteId, person.email, contact.email)
    }
    if (Object.values(counts).some((count) => count > 0))
      await addLogEntry(database, request, 'correct', counts, { email: normalizeEmail(contact.email) })
    return counts
  })
}

/** SQL: a column differs from its new value. */
const differs = (column: Parameters<typeof eq>[0], value: string | null) => sql`${column} is distinct from ${value}`

async function correctLeads(database: Database, ids: readonly number[], contact: ContactCorrection, now: Date) {
  const { name, last_name, email, phone, postcode } = contact
  const values = { name, last_name: last_name || null, email, phone, postcode: postcode || null }
  const changes = Object.entries(values).map(([field, value]) => differs(leads[field as keyof typeof values], value))
  const { rowCount } = await database
    .update(leads)
    .set({ ...values, updatedAt: now })
    .where(and(inArray(leads.id, [...ids]), sql`(${sql.join(changes, sql` or `)})`))
  return rowCount ?? 0
}

async function correctPayers(database: Database, ids: readonly number[], contact: ContactCorrection, now: Date) {
  const payer_name = [contact.name, contact.last_name].filter(Boolean).join(' ')
  const changed = sql`(${differs(payments.payer_name, payer_name)} or ${differs(payments.payer_email, contact.email)})`
  const { rowCount } = await database
    .update(payments)
    .set({ payer_name, payer_email: contact.email, updatedAt: now })
    .where(and(inArray(payments.id, [...ids]), changed))
  return rowCount ?? 0
}

/** Receipts that wait go to the new address; those sent keep the address they went to. */
async function redirectReceipts(database: Database, leadIds: readonly number[], email: string, now: Date) {
  const { rowCount } = await database
    .update(lead_deliveries)
    .set({ recipient: email, updatedAt: now })
    .where(
      and(
        inArray(lead_deliveries.lead, [...leadIds]),
        eq(lead_deliveries.purpose, 'receipt'),
        inArray(lead_deliveries.status, ['queued', 'failed', 'dead']),
        differs(lead_deliveries.recipient, email),
      ),
    )
  return rowCount ?? 0
}

async function copyOptOut(database: Database, siteId: number, from: PersonRef['email'] & string, to: string) {
  await database
    .insert(marketing_opt_outs)
    .select(
      database
        .select({
          site: marketing_opt_outs.site,
          email_hash: sql<string>`${hashEmail(to)}`.as('email_hash'),
          at: marketing_opt_outs.at,
          source: marketing_opt_outs.source,
        })
        .from(marketing_opt_outs)
        .where(and(eq(marketing_opt_outs.site, siteId), eq(marketing_opt_outs.email_hash, hashEmail(from)))),
    )
    .onConflictDoNothing()
}
