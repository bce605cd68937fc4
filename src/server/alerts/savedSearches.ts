import { and, desc, eq, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { AlertFrequency } from '../../domain/alerts/alertFrequency'
import {
  carConsentText,
  MAX_SAVED_SEARCHES,
  type SearchMeaning,
  searchConsentText,
} from '../../domain/alerts/savedSearch'
import type { SearchState } from '../../domain/stock/searchState'
import { alert_mails, alert_recipients, alerts, saved_searches } from '../database/alertTables'
import { type Database, inTransaction } from '../database/database'
import { shopper_vehicles } from '../database/shopperTables'
import { shoppers } from '../database/tables.generated'
import { hashEmail } from '../hashEmail'
import { moveConsents, recordConsent } from '../shoppers/consents'

/** A site, as alerts need it. */
interface AlertSite {
  id: number
  name: string
}

/** A search to save. */
export interface NewSearch {
  name: string
  /** path and query on the site */
  path: string
  state: SearchState
  meaning: SearchMeaning
  frequency: AlertFrequency
}

export interface SavedSearch {
  id: number
  name: string
  path: string
  frequency: AlertFrequency
  isConfirmed: boolean
  createdAt: Date
}

/** Accounts that were joined may have more than can be saved. */
const MAX_LISTED_SEARCHES = 4 * MAX_SAVED_SEARCHES

/** Days in which an address can confirm a search. */
export const CONFIRM_DAYS = 7

export type SaveOutcome = { kind: 'saved' | 'unchanged' | 'full' } | { kind: 'confirm'; searchId: number }

/**
 * Saves a search for an address. One that its owner has not proved waits to be confirmed by a link, and changes nothing that is
 * confirmed: anybody can enter any address.
 */
export function saveSearch(
  pool: Pool,
  site: AlertSite,
  { email, isVerified }: { email: string; isVerified: boolean },
  { meaning, ...search }: NewSearch,
): Promise<SaveOutcome> {
  return inTransaction(pool, async (database) => {
    const recipient = await findOrCreateRecipient(database, site.id, email)
    const [existing] = await database
      .select({ id: saved_searches.id, confirmedAt: saved_searches.confirmed_at })
      .from(saved_searches)
      .where(and(eq(saved_searches.recipient, recipient.id), eq(saved_searches.path, search.path)))
    if (existing?.confirmedAt && !isVerified && !recipient.stopped_at) return { kind: 'unchanged' }
    const count = await database.$count(saved_searches, eq(saved_searches.recipient, recipient.id))
    if (!existing && count >= MAX_SAVED_SEARCHES) return { kind: 'full' }
    const values = { ...search, ...meaning, site: site.id, recipient: recipient.id }
    const [saved] = await database
      .insert(saved_searches)
      .values({ ...values, ...(isVerified && { confirmed_at: sql`now()` }), last_mail_on: sql`current_date` })
      .onConflictDoUpdate({
        target: [saved_searches.recipient, saved_searches.path],
        set: { frequency: search.frequency, ...(isVerified && { confirmed_at: sql`now()` }) },
      })
      .returning({ id: saved_searches.id })
    if (!isVerified) return { kind: 'confirm', searchId: saved!.id }
    await agree(database, site, recipient, search.frequency)
    return { kind: 'saved' }
  })
}

type Recipient = typeof alert_recipients.$inferSelect

/** The recipient of a site's alerts with an address. */
export async function findOrCreateRecipient(database: Database, siteId: number, email: string): Promise<Recipient> {
  const [recipient] = await database
    .insert(alert_recipients)
    .values({ site: siteId, email: email.toLowerCase(), email_hash: hashEmail(email) })
    .onConflictDoUpdate({
      target: [alert_recipients.site, alert_recipients.email],
      set: { used_at: sql`now()` },
    })
    .returning()
  return recipient!
}

/** Records the consent to alerts of searches, which also ends a stop. */
async function agree(database: Database, site: AlertSite, recipient: Recipient, frequency: AlertFrequency) {
  await database
    .update(alert_recipients)
    .set({ stopped_at: null, used_at: sql`now()` })
    .where(eq(alert_recipients.id, recipient.id))
  await recordConsent(database, {
    site: site.id,
    email_hash: recipient.email_hash,
    purpose: 'searchAlerts',
    given: true,
    wording: searchConsentText(site.name, frequency),
  })
}

/** Confirms a search by the link of its email. Repeating it changes nothing. Returns null if it is gone. */
export function confirmSearch(pool: Pool, site: AlertSite, searchId: number): Promise<SavedSearch | null> {
  return inTransaction(pool, async (database) => {
    const [row] = await database
      .select({ search: saved_searches, recipient: alert_recipients })
      .from(saved_searches)
      .innerJoin(alert_recipients, eq(alert_recipients.id, saved_searches.recipient))
      .where(and(eq(saved_searches.id, searchId), eq(saved_searches.site, site.id)))
      .for('update')
    if (!row) return null
    if (!row.search.confirmed_at || row.recipient.stopped_at) {
      await database
        .update(saved_searches)
        .set({ confirmed_at: sql`now()`, last_mail_on: sql`current_date` })
        .where(eq(saved_searches.id, searchId))
      await agree(database, site, row.recipient, row.search.frequency)
    }
    return toSavedSearch({ ...row.search, confirmed_at: new Date() })
  })
}

const toSavedSearch = (row: typeof saved_searches.$inferSelect): SavedSearch => ({
  ...{ id: row.id, name: row.name, path: row.path, frequency: row.frequency },
  ...{ isConfirmed: row.confirmed_at !== null, createdAt: row.created_at },
})

/** The alerts of an address on a site. */
export interface AlertSettings {
  recipientId: number
  email: string
  /** alerts of saved and watched cars; null for none */
  carFrequency: AlertFrequency | null
  isStopped: boolean
  /** newest first */
  searches: SavedSearch[]
}

/** The alerts of a recipient or an address on a site; null if it has none. */
export async function findAlertSettings(
  database: Database,
  siteId: number,
  of: { recipientId: number } | { email: string },
): Promise<AlertSettings | null> {
  const isOwn =
    'email' in of ? eq(alert_recipients.email, of.email.toLowerCase()) : eq(alert_recipients.id, of.recipientId)
  const [recipient] = await database
    .select()
    .from(alert_recipients)
    .where(and(eq(alert_recipients.site, siteId), isOwn))
  if (!recipient) return null
  const searches = await database
    .select()
    .from(saved_searches)
    .where(eq(saved_searches.recipient, recipient.id))
    .orderBy(desc(saved_searches.id))
    .limit(MAX_LISTED_SEARCHES)
  return {
    ...{ recipientId: recipient.id, email: recipient.email, carFrequency: recipient.car_frequency },
    isStopped: recipient.stopped_at !== null,
    searches: searches.map(toSavedSearch),
  }
}

/** The search of a confirmation link, whatever its state; null if it is gone. */
export async function findSavedSearch(
  database: Database,
  siteId: number,
  searchId: number,
): Promise<(SavedSearch & { recipientId: number }) | null> {
  const [row] = await database
    .select()
    .from(saved_searches)
    .where(and(eq(saved_searches.id, searchId), eq(saved_searches.site, siteId)))
  return row ? { ...toSavedSearch(row), recipientId: row.recipient } : null
}

/** Changes how often an address is told of one of its searches, or removes it. What waits goes with it. */
export async function changeSearch(
  database: Database,
  site: AlertSite,
  recipientId: number,
  searchId: number,
  frequency: AlertFrequency | null,
): Promise<boolean> {
  const isOwn = and(
    eq(saved_searches.id, searchId),
    eq(saved_searches.recipient, recipientId),
    eq(saved_searches.site, site.id),
  )
  const { rowCount } =
    frequency === null
      ? await database.delete(saved_searches).where(isOwn)
      : await database.update(saved_searches).set({ frequency }).where(isOwn)
  if (!rowCount) return false
  await database.update(alert_recipients).set({ used_at: sql`now()` }).where(eq(alert_recipients.id, recipientId))
  return true
}

/** Sets how often a verified address is told of its saved and watched cars; null for never. */
export function setCarAlerts(
  pool: Pool,
  site: AlertSite,
  email: string,
  frequency: AlertFrequency | null,
): Promise<void> {
  return inTransaction(pool, async (database) => {
    const recipient = await findOrCreateRecipient(database, site.id, email)
    if (recipient.car_frequency === frequency && !recipient.stopped_at) return
    await database
      .update(alert_recipients)
      .set({ car_frequency: frequency, ...(frequency && { stopped_at: null }) })
      .where(eq(alert_recipients.id, recipient.id))
    if (frequency === null)
      await database
        .delete(alerts)
        .where(and(eq(alerts.recipient, recipient.id), isNull(alerts.search), isNull(alerts.mail)))
    await recordConsent(database, {
      site: site.id,
      email_hash: recipient.email_hash,
      purpose: 'carAlerts',
      given: frequency !== null,
      wording: frequency ? carConsentText(site.name, frequency) : 'Turned off in the account.',
    })
  })
}

/** Stops all alerts of addresses on a site at once, also what waits to be sent. Repeating it changes nothing. Returns how many stopped. */
export async function stopAlerts(
  database: Database,
  siteId: number,
  who: { recipientId: number } | { emailHashes: readonly string[] },
  wording: string,
): Promise<number> {
  const isWho =
    'recipientId' in who
      ? eq(alert_recipients.id, who.recipientId)
      : inArray(alert_recipients.email_hash, [...who.emailHashes])
  if ('emailHashes' in who && who.emailHashes.length === 0) return 0
  const stopped = await database
    .update(alert_recipients)
    .set({ stopped_at: sql`now()` })
    .where(and(eq(alert_recipients.site, siteId), isWho, isNull(alert_recipients.stopped_at)))
    .returning({ id: alert_recipients.id, emailHash: alert_recipients.email_hash })
  for (const { id, emailHash } of stopped) {
    await database.delete(alerts).where(and(eq(alerts.recipient, id), isNull(alerts.mail)))
    for (const purpose of ['searchAlerts', 'carAlerts'] as const)
      await recordConsent(database, { site: siteId, email_hash: emailHash, purpose, given: false, wording })
  }
  return stopped.length
}

/** Starts the alerts of an address again that it had stopped. */
export function resumeAlerts(pool: Pool, site: AlertSite, recipientId: number): Promise<void> {
  return inTransaction(pool, async (database) => {
    const [recipient] = await database
      .select()
      .from(alert_recipients)
      .where(and(eq(alert_recipients.id, recipientId), eq(alert_recipients.site, site.id)))
      .for('update')
    if (!recipient?.stopped_at) return
    await agree(database, site, recipient, 'daily')
  })
}

/** Removes an address on a site, with its searches and alerts. */
export async function removeRecipient(database: Database, siteId: number, email: string): Promise<number> {
  const { rowCount } = await database
    .delete(alert_recipients)
    .where(and(eq(alert_recipients.site, siteId), eq(alert_recipients.email, email.toLowerCase())))
  return rowCount ?? 0
}

/**
 * Alerts and consents follow a verified address to the one that replaces it. If that has alerts of its own, they are joined, unless those of the
 * earlier address were stopped: what was stopped is not started by moving it.
 * @returns the number of addresses of alerts that moved, 0 or 1
 */
export async function moveRecipient(database: Database, siteId: number, from: string, to: string): Promise<number> {
  const [before, after] = [from.toLowerCase(), to.toLowerCase()]
  if (before === after) return 0
  await moveConsents(database, siteId, before, after)
  const found = await database
    .select()
    .from(alert_recipients)
    .where(and(eq(alert_recipients.site, siteId), inArray(alert_recipients.email, [before, after])))
    .orderBy(alert_recipients.id)
    .for('update')
  const moved = found.find(({ email }) => email === before)
  const kept = found.find(({ email }) => email === after)
  if (!moved || (kept && moved.stopped_at)) return 0
  if (kept) await joinRecipients(database, moved, kept)
  else {
    const set = { email: after, email_hash: hashEmail(after) }
    await database.update(alert_recipients).set(set).where(eq(alert_recipients.id, moved.id))
  }
  return 1
}

async function joinRecipients(database: Database, moved: Recipient, kept: Recipient): Promise<void> {
  const ownPaths = database
    .select({ path: saved_searches.path })
    .from(saved_searches)
    .where(eq(saved_searches.recipient, kept.id))
  await database
    .update(saved_searches)
    .set({ recipient: kept.id })
    .where(and(eq(saved_searches.recipient, moved.id), notInArray(saved_searches.path, ownPaths)))
  const searches = database
    .select({ id: saved_searches.id })
    .from(saved_searches)
    .where(eq(saved_searches.recipient, kept.id))
  await database
    .update(alerts)
    .set({ recipient: kept.id })
    .where(and(eq(alerts.recipient, moved.id), or(isNull(alerts.search), inArray(alerts.search, searches))))
  await database.update(alert_mails).set({ recipient: kept.id }).where(eq(alert_mails.recipient, moved.id))
  await database
    .update(alert_recipients)
    .set({ car_frequency: kept.car_frequency ?? moved.car_frequency, used_at: sql`now()` })
    .where(eq(alert_recipients.id, kept.id))
  await database.delete(alert_recipients).where(eq(alert_recipients.id, moved.id))
}

/** Changes of cars are kept for this long, for their alerts. */
const CHANGE_DAYS = 60

/** Deletes searches that nobody confirmed, addresses that are left without anything, and changes that nothing refers to any more. */
export async function deleteOldAlertRecords(database: Database): Promise<void> {
  await database
    .delete(saved_searches)
    .where(
      and(
        isNull(saved_searches.confirmed_at),
        lt(saved_searches.created_at, sql`now() - make_interval(days => ${CONFIRM_DAYS})`),
      ),
    )
  await database.delete(alert_recipients).where(
    and(
      isNull(alert_recipients.car_frequency),
      lt(alert_recipients.created_at, sql`now() - interval '1 day'`),
      sql`not exists (select from ${saved_searches} where ${saved_searches.recipient} = ${alert_recipients.id})`,
      // Whether service reminders were stopped is kept with the address.
      sql`not exists (select from ${shoppers}
          join ${shopper_vehicles} on ${shopper_vehicles.shopper} = ${shoppers.id} and ${shopper_vehicles.reminds}
          where ${shoppers.site} = ${alert_recipients.site} and lower(${shoppers.email}) = ${alert_recipients.email})`,
    ),
  )
  await database.execute(sql`delete from stock_changes where at < now() - make_interval(days => ${CHANGE_DAYS})`)
  await database.execute(sql`delete from alerts where created_at < now() - make_interval(days => ${CHANGE_DAYS})`)
  await database.execute(sql`delete from alert_mails where created_at < now() - make_interval(days => ${CHANGE_DAYS})`)
}
