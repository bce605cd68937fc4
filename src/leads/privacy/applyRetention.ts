import { and, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { ANALYTICS_EVENTS, REPORT_EVENTS } from '../../domain/leads/analyticsEvents'
import { paymentRecordCutoff } from '../../domain/privacy/paymentRecords'
import { describeCounts, PRIVACY_ACTION_LABELS, type PrivacyCounts } from '../../domain/privacy/privacyLog'
import { type Retention, type RetentionKind, retentionCutoff, toRetention } from '../../domain/privacy/retention'
import { removeRecipient } from '../../server/alerts/savedSearches'
import { forgetDraws } from '../../server/campaigns/drawForShopper'
import { alert_recipients } from '../../server/database/alertTables'
import { analytics_events } from '../../server/database/analyticsEvents'
import { type Database, inTransaction, toDatabase } from '../../server/database/database'
import { shopper_sessions } from '../../server/database/shopperTables'
import {
  holds,
  lead_deliveries,
  lead_exports,
  leads,
  parked_enquiries,
  payments,
  privacy_log,
  shoppers,
  sites,
  uploads,
} from '../../server/database/tables.generated'
import { ensureJobTables } from '../../server/jobs/jobTables'
import { endConsents } from '../../server/shoppers/consents'
import { anonymizeLeads } from './anonymizeLeads'
import { anonymizePayers } from './erasePerson'
import { noteWithoutWords } from './exportNotes'

/** Records per transaction. */
const BATCH_SIZE = 500

/** Events per transaction: a busy site has a hundred thousand a day. */
const EVENT_BATCH_SIZE = 5000

/** Batches of one kind per site and run. The rest follows in the next run, so that one run stays short. */
const MAX_BATCHES = 20

/** A kind with rows in the database, parked enquiries, which are kept as long as enquiries, addresses of alerts, which are kept as long as accounts, the words of exports, which are kept as long as enquiries, or the payers of payments whose records are no longer required. */
type DatabaseKind = Exclude<RetentionKind, 'mailCopies'> | 'parked' | 'alerts' | 'exports' | 'payments'

/** The months and the numbers of a site. */
export interface SiteRetention {
  id: number
  slug: string
  retention: Retention
}

/** Every site with its retention. */
export async function listSiteRetention(database: Database): Promise<SiteRetention[]> {
  const rows = await database
    .select({
      id: sites.id,
      slug: sites.slug,
      leads: sites.privacy_leads,
      applications: sites.privacy_applications,
      files: sites.privacy_files,
      events: sites.privacy_events,
      mailCopies: sites.privacy_mailCopies,
      shoppers: sites.privacy_shoppers,
    })
    .from(sites)
    .orderBy(sites.id)
  return rows.map(({ id, slug, ...months }) => ({ id, slug, retention: toRetention(months) }))
}

/**
 * Removes what sites keep no longer: people in leads, files, analytics events, and payers. Works in batches, each in its own
 * transaction, and records the numbers in the privacy log. Stops between batches when `signal` aborts.
 * @returns true if more is due
 */
export async function applyRetention(pool: Pool, now: Date, signal?: AbortSignal): Promise<boolean> {
  await ensureJobTables(pool)
  let more = false
  for (const site of await listSiteRetention(toDatabase(pool))) {
    const counts: PrivacyCounts = {}
    for (const [kind, remove] of Object.entries(REMOVERS) as [DatabaseKind, Remover][]) {
      for (let batch = 0; !signal?.aborted; batch += 1) {
        if (batch === MAX_BATCHES) {
          more = true
          break
        }
        const removed = await inTransaction(pool, (database) => remove(database, site, now))
        counts[kind] = (counts[kind] ?? 0) + removed
        if (removed < (kind === 'events' ? EVENT_BATCH_SIZE : BATCH_SIZE)) break
      }
    }
    if (Object.values(counts).some((count) => count > 0)) await logRetention(toDatabase(pool), site.id, counts, now)
  }
  return more
}

/** Removes one batch; returns its size. */
type Remover = (database: Database, site: SiteRetention, now: Date) => Promise<number>

const REMOVERS: Record<DatabaseKind, Remover> = {
  leads: (database, site, now) =>
    removeLeads(database, site.id, 'leads', retentionCutoff(now, site.retention.leads), now),
  applications: (database, site, now) =>
    removeLeads(database, site.id, 'applications', retentionCutoff(now, site.retention.applications), now),
  parked: removeParked,
  files: detachFiles,
  events: removeEvents,
  shoppers: removeShoppers,
  alerts: removeAlertAddresses,
  exports: removeExportWords,
  payments: removePayers,
}

/** SQL: leads of a site that are due. Those with an open delivery, a live hold or an unsettled payment wait. */
export function isLeadDue(siteId: number, kind: 'leads' | 'applications', cutoff: Date): SQL {
  const openDelivery = sql`select from ${lead_deliveries}
    where ${lead_deliveries.lead} = ${leads.id} and ${lead_deliveries.status} in ('queued', 'sending', 'failed')`
  const liveHold = sql`select from ${holds} where ${holds.lead} = ${leads.id} and ${holds.status} in ('pending', 'held')`
  const unsettled = sql`select from ${payments}
    where ${payments.lead} = ${leads.id} and ${payments.status} = 'processing'`
  return and(
    eq(leads.site, siteId),
    isNull(leads.erased_at),
    lt(leads.createdAt, cutoff),
    kind === 'applications' ? eq(leads.kind, 'careers') : ne(leads.kind, 'careers'),
    ...[openDelivery, liveHold, unsettled].map((rows) => sql`not exists (${rows})`),
  )!
}

async function removeLeads(
  database: Database,
  siteId: number,
  kind: 'leads' | 'applications',
  cutoff: Date,
  now: Date,
): Promise<number> {
  const due = await database
    .select({ id: leads.id })
    .from(leads)
    .where(isLeadDue(siteId, kind, cutoff))
    .orderBy(leads.createdAt)
    .limit(BATCH_SIZE)
    .for('no key update', { skipLocked: true })
  const removed = await anonymizeLeads(
    database,
    due.map(({ id }) => id),
    now,
  )
  return removed.leads
}

async function removeParked(database: Database, { id, retention }: SiteRetention, now: Date): Promise<number> {
  const due = database
    .select({ id: parked_enquiries.id })
    .from(parked_enquiries)
    .where(isParkedDue(id, retentionCutoff(now, retention.leads)))
    .limit(BATCH_SIZE)
  const { rowCount } = await database.delete(parked_enquiries).where(inArray(parked_enquiries.id, due))
  return rowCount ?? 0
}

/** SQL: parked enquiries of a site that are due. */
export const isParkedDue = (siteId: number, cutoff: Date): SQL =>
  and(eq(parked_enquiries.site, siteId), lt(parked_enquiries.createdAt, cutoff))!

/** Detaches files from their leads; the hourly clean-up deletes files without one. */
async function detachFiles(database: Database, { id, retention }: SiteRetention, now: Date): Promise<number> {
  const due = database
    .select({ id: uploads.id })
    .from(uploads)
    .where(isFileDue(id, retentionCutoff(now, retention.files)))
    .limit(BATCH_SIZE)
  const { rowCount } = await database
    .update(uploads)
    .set({ lead: null, sent_as: null, updatedAt: now })
    .where(inArray(uploads.id, due))
  return rowCount ?? 0
}

/** SQL: attached files of a site that are due. */
export const isFileDue = (siteId: number, cutoff: Date): SQL =>
  and(eq(uploads.site, siteId), isNotNull(uploads.lead), lt(uploads.createdAt, cutoff))!

async function removeEvents(database: Database, { id, retention }: SiteRetention, now: Date): Promise<number> {
  const due = database
    .select({ id: analytics_events.id })
    .from(analytics_events)
    .where(isEventDue(id, retentionCutoff(now, retention.events)))
    .limit(EVENT_BATCH_SIZE)
  const { rowCount } = await database.delete(analytics_events).where(inArray(analytics_events.id, due))
  return rowCount ?? 0
}

/** SQL: events of a site that are due. Their ids are named for the index, which has them before the time. */
export const isEventDue = (siteId: number, cutoff: Date): SQL =>
  and(
    eq(analytics_events.site, siteId),
    inArray(analytics_events.event_id, [...Object.values(ANALYTICS_EVENTS), ...Object.values(REPORT_EVENTS)]),
    lt(analytics_events.at, cutoff),
  )!

/** Deletes accounts with their sessions and lists. */
async function removeShoppers(database: Database, { id, retention }: SiteRetention, now: Date): Promise<number> {
  const due = database
    .select({ id: shoppers.id })
    .from(shoppers)
    .where(isShopperDue(id, retentionCutoff(now, retention.shoppers)))
    .limit(BATCH_SIZE)
  const found = await due
  await forgetDraws(database, id, { email: null, shopperIds: found.map((row) => row.id) })
  const removed = await database
    .delete(shoppers)
    .where(
      inArray(
        shoppers.id,
        found.map((row) => row.id),
      ),
    )
    .returning({ email: shoppers.email })
  const emails = removed.flatMap(({ email }) => email ?? [])
  await endConsents(database, id, { emails }, 'The account was not used for long, and was deleted.')
  for (const email of emails) await removeRecipient(database, id, email)
  return removed.length
}

/** SQL: accounts of a site that are due: a session that is used counts as signing in. */
export function isShopperDue(siteId: number, cutoff: Date): SQL {
  const recent = sql`select from ${shopper_sessions}
    where ${shopper_sessions.shopper} = ${shoppers.id} and ${shopper_sessions.last_used_at} >= ${cutoff}`
  return and(eq(shoppers.site, siteId), lt(shoppers.signed_in_at, cutoff), sql`not exists (${recent})`)!
}

/** Deletes addresses of alerts without an account, with their searches. */
async function removeAlertAddresses(database: Database, { id, retention }: SiteRetention, now: Date): Promise<number> {
  const due = database
    .select({ id: alert_recipients.id })
    .from(alert_recipients)
    .where(isAlertAddressDue(id, retentionCutoff(now, retention.shoppers)))
    .limit(BATCH_SIZE)
  const { rowCount } = await database.delete(alert_recipients).where(inArray(alert_recipients.id, due))
  return rowCount ?? 0
}

/** SQL: addresses of alerts that are due: nobody has an account with them, or saved or changed anything. */
export function isAlertAddressDue(siteId: number, cutoff: Date): SQL {
  const account = sql`select from ${shoppers}
    where ${shoppers.site} = ${alert_recipients.site} and lower(${shoppers.email}) = ${alert_recipients.email}`
  return and(eq(alert_recipients.site, siteId), lt(alert_recipients.used_at, cutoff), sql`not exists (${account})`)!
}

/** Takes the words that staff searched for off the notes of exports: they may name a person whose enquiry has been removed. */
async function removeExportWords(database: Database, { id, retention }: SiteRetention, now: Date): Promise<number> {
  const due = database
    .select({ id: lead_exports.id })
    .from(lead_exports)
    .where(
      and(
        eq(lead_exports.site, id),
        lt(lead_exports.createdAt, retentionCutoff(now, retention.leads)),
        sql`${lead_exports.filters} like '%\u201c%\u201d%' and ${lead_exports.filters} <> ${noteWithoutWords}`,
      ),
    )
    .limit(BATCH_SIZE)
  const { rowCount } = await database
    .update(lead_exports)
    .set({ filters: noteWithoutWords })
    .where(inArray(lead_exports.id, due))
  return rowCount ?? 0
}

/** Removes payers of payments that were made so long ago that no record is required, if the person's lead is removed too. */
async function removePayers(database: Database, { id }: SiteRetention, now: Date): Promise<number> {
  const due = await database
    .select({ id: payments.id })
    .from(payments)
    .leftJoin(leads, eq(leads.id, payments.lead))
    .where(isPayerDue(id, now))
    .limit(BATCH_SIZE)
  await anonymizePayers(
    database,
    due.map(({ id: payment }) => payment),
    now,
  )
  return due.length
}

/** SQL, joined with leads: payments of a site whose payer is no longer needed, with the lead removed before. */
export function isPayerDue(siteId: number, now: Date): SQL {
  const notMade = sql`${payments.status} not in ('paid', 'refunded', 'processing')`
  const expired = sql`coalesce(${payments.paid_at}, ${payments.createdAt}) < ${paymentRecordCutoff(now)}`
  return and(
    eq(payments.site, siteId),
    or(isNotNull(payments.payer_name), isNotNull(payments.payer_email)),
    or(isNull(payments.lead), isNotNull(leads.erased_at)),
    or(notMade, expired),
    or(isNull(payments.session_expires_at), lt(payments.session_expires_at, now)),
  )!
}

/** Records what a nightly run removed of a site. */
export async function logRetention(
  database: Database,
  siteId: number,
  counts: PrivacyCounts,
  now: Date,
): Promise<void> {
  await database.insert(privacy_log).values({
    site: siteId,
    action: 'retention',
    summary: describeCounts(counts),
    handled_by_name: PRIVACY_ACTION_LABELS.retention,
    createdAt: now,
    updatedAt: now,
  })
}
