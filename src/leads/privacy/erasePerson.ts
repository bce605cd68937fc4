import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { KnownPerson } from '../../domain/privacy/namesPerson'
import { mustKeepPayer } from '../../domain/privacy/paymentRecords'
import type { PersonRef } from '../../domain/privacy/person'
import type { PrivacyCounts } from '../../domain/privacy/privacyLog'
import { removeRecipient } from '../../server/alerts/savedSearches'
import { forgetDraws } from '../../server/campaigns/drawForShopper'
import { type Database, inTransaction } from '../../server/database/database'
import {
  bookings,
  holds,
  lead_deliveries,
  leads,
  parked_enquiries,
  payments,
  shoppers,
} from '../../server/database/tables.generated'
import { ensureJobTables } from '../../server/jobs/jobTables'
import { ALL_PURPOSES, endConsents } from '../../server/shoppers/consents'
import { listOwnCarUploads } from '../../server/shoppers/ownCars'
import { addLogEntry, type PersonRequest } from './addLogEntry'
import { anonymizeLeads } from './anonymizeLeads'
import { rejectIfPaying, rejectIfSending } from './blockers'
import { eraseFromExportNotes } from './exportNotes'
import { isLeadOf, isParkedOf, isPaymentOf, isShopperOf } from './personWhere'
import { forgetShopperMessages, toShopperAddresses } from './shopperMessages'

/** Leads of one person that one request handles; the next request takes the rest. */
export const MAX_PERSON_LEADS = 1000

export interface ErasedPerson {
  /** zeros if there was nothing to erase, as when the request is repeated */
  counts: PrivacyCounts
  /** uploads whose files the caller deletes; the hourly clean-up deletes any that remain */
  uploadIds: number[]
}

/**
 * Removes a person from all records of a site in one transaction, and records it. Figures stay; payments that were made keep
 * their payer (`mustKeepPayer`). Nothing that waits is sent afterwards. Repeating it changes and records nothing.
 * @throws {NotYetError} while a message about them is being sent or a payment is under way
 */
export async function erasePerson(pool: Pool, request: PersonRequest): Promise<ErasedPerson> {
  await ensureJobTables(pool)
  const { siteId, person, now } = request
  return inTransaction(pool, async (database) => {
    const found = await lockPersonLeads(database, siteId, person)
    const ids = found.map(({ id }) => id)
    const paid = await erasePayers(database, siteId, person, ids, now)
    // After the lock on its deliveries a worker can claim none of them.
    await database
      .select({ id: lead_deliveries.id })
      .from(lead_deliveries)
      .where(inArray(lead_deliveries.lead, ids))
      .orderBy(lead_deliveries.id)
      .for('update')
    await rejectIfSending(database, ids)
    const removed = await anonymizeLeads(database, ids, now)
    // They are in no report, and their text is what the shopper sent.
    const parked = await database
      .delete(parked_enquiries)
      .where(isParkedOf(siteId, person))
      .returning({ name: parked_enquiries.name, email: parked_enquiries.email, phone: parked_enquiries.phone })
    const ownAccounts = await database
      .select({ id: shoppers.id, name: shoppers.name, email: shoppers.email, phone: shoppers.phone })
      .from(shoppers)
      .where(isShopperOf(siteId, person))
    const contacts = [...found, ...parked, ...ownAccounts]
    const typed = [person.email, person.phone && `0${person.phone}`]
    const addresses = toShopperAddresses([...typed, ...contacts.flatMap(({ email, phone }) => [email, phone])])
    await forgetShopperMessages(database, siteId, addresses)
    const photos = await listOwnCarUploads(
      database,
      ownAccounts.map(({ id }) => id),
    )
    const draws = await forgetDraws(database, siteId, {
      email: person.email ?? null,
      shopperIds: ownAccounts.map(({ id }) => id),
    })
    // With its sessions, lists and own cars.
    const { rowCount: accounts } = await database.delete(shoppers).where(isShopperOf(siteId, person))
    if (person.email !== undefined)
      await endConsents(
        ...([database, siteId, { emails: [person.email], purposes: ALL_PURPOSES }] as const),
        'The person was erased.',
      )
    await forgetPreferences(database, toKnownPerson(person, contacts).emails)
    const searches = person.email === undefined ? 0 : await removeRecipient(database, siteId, person.email)
    const counts: PrivacyCounts = {
      leads: removed.leads,
      parked: parked.length,
      notes: removed.notes,
      deliveries: removed.deliveries,
      cancelled: removed.cancelled,
      bookings: await countOf(database, bookings, ids),
      holds: await countOf(database, holds, ids),
      payments: paid.erased,
      paymentsKept: paid.kept,
      files: removed.files.length + photos.length,
      exports: await eraseFromExportNotes(database, siteId, toKnownPerson(person, contacts)),
      shoppers: accounts ?? 0,
      alerts: searches,
      draws,
    }
    if (removed.leads + paid.erased + parked.length + (accounts ?? 0) + searches + draws > 0)
      await addLogEntry(database, request, 'erase', counts)
    return { counts, uploadIds: [...removed.files, ...photos] }
  })
}

/** Staff's own settings of lists and forms, which may hold an address in a filter. */
async function forgetPreferences(database: Database, emails: readonly string[]): Promise<void> {
  const named = emails.map((email) => sql`position(${email.toLowerCase()} in lower(concat(key, value::text))) > 0`)
  if (named.length > 0) await database.execute(sql`delete from payload_preferences where ${sql.join(named, sql` or `)}`)
}

/** What a record has of a person. */
interface Contact {
  name: string | null
  lastName?: string | null
  email: string | null
  phone: string | null
  rego?: string | null
  message?: string | null
}

function toKnownPerson({ email, phone }: PersonRef, contacts: readonly Contact[]): KnownPerson {
  const list = (...texts: (string | null | undefined)[]) => texts.filter((text): text is string => Boolean(text))
  return {
    emails: list(email, ...contacts.map((contact) => contact.email)),
    phones: list(phone, ...contacts.map((contact) => contact.phone)),
    names: contacts.flatMap(({ name, lastName }) => list(lastName, [name, lastName].filter(Boolean).join(' '))),
    texts: contacts.flatMap(({ rego, message }) => list(rego, message)),
  }
}

/** The person's leads, locked in the order of their ids. */
export function lockPersonLeads(database: Database, siteId: number, person: PersonRef) {
  return (
    database
      .select({
        ...{ id: leads.id, email: leads.email, phone: leads.phone, name: leads.name, lastName: leads.last_name },
        ...{ rego: leads.rego, message: leads.message },
      })
      .from(leads)
      .where(and(isLeadOf(siteId, person), isNull(leads.erased_at)))
      .orderBy(leads.id)
      .limit(MAX_PERSON_LEADS)
      // Not `update`, which would wait for transactions that add a delivery to one of them.
      .for('no key update')
  )
}

async function countOf(database: Database, table: typeof bookings | typeof holds, leadIds: readonly number[]) {
  return leadIds.length > 0 ? database.$count(table, inArray(table.lead, [...leadIds])) : 0
}

/** Removes the payer of payments that were not made or need no record any more; unpaid ones can no longer be paid. */
async function erasePayers(database: Database, siteId: number, person: PersonRef, leadIds: number[], now: Date) {
  const rows = await database
    .select()
    .from(payments)
    .where(isPaymentOf(siteId, person, leadIds))
    .orderBy(payments.id)
    .limit(MAX_PERSON_LEADS)
    .for('update')
  rejectIfPaying(rows, now)
  const kept = rows.filter(({ status, paid_at, createdAt }) => mustKeepPayer({ status, at: paid_at ?? createdAt }, now))
  const erased = rows.filter((row) => !kept.includes(row) && (row.payer_name !== null || row.payer_email !== null))
  await anonymizePayers(
    database,
    erased.map(({ id }) => id),
    now,
  )
  return { erased: erased.length, kept: kept.length }
}

/** Removes the payer from payments; those still unpaid expire. */
export async function anonymizePayers(database: Database, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  const unpaid = sql`${payments.status} in ('awaiting', 'failed', 'atDealership')`
  await database
    .update(payments)
    .set({
      payer_name: null,
      payer_email: null,
      session_url: null,
      // Of an invoice it is what the shopper typed.
      description: sql`case when ${payments.kind} = 'invoice' then 'Invoice' else ${payments.description} end`,
      status: sql`case when ${unpaid} then 'expired'::${sql.identifier('enum_payments_status')} else ${payments.status} end`,
      updatedAt: now,
    })
    .where(inArray(payments.id, [...ids]))
}
