import 'server-only'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { RETENTION_KINDS, RETENTION_LABELS, type RetentionKind, retentionCutoff } from '../../domain/privacy/retention'
import {
  isAlertAddressDue,
  isEventDue,
  isFileDue,
  isLeadDue,
  isParkedDue,
  isPayerDue,
  isShopperDue,
  listSiteRetention,
} from '../../leads/privacy/applyRetention'
import { getMailFolder, listMailCopies } from '../../providers/mail/mailCopies'
import { alert_recipients } from '../../server/database/alertTables'
import { analytics_events } from '../../server/database/analyticsEvents'
import type { Database } from '../../server/database/database'
import {
  lead_deliveries,
  leads,
  parked_enquiries,
  payments,
  shoppers,
  uploads,
} from '../../server/database/tables.generated'
import type { PrivacySite, PrivacyStaff } from './privacyStaff'

/** Days that a forecast looks ahead. */
export const FORECAST_DAYS = 30
const DAY_MS = 24 * 3_600_000

/** Sites that a forecast counts; staff with more select one. */
const MAX_SITES = 20

/** Copies of emails that a forecast reads. */
const MAX_COPIES = 5000

/** What the nightly job removes of one kind. */
export interface KindForecast {
  kind: RetentionKind
  label: string
  what: string
  months: number
  /** due in the next run */
  tonight: number
  /** due within `FORECAST_DAYS`, with those of tonight */
  soon: number
}

export interface SiteForecast {
  site: PrivacySite
  kinds: KindForecast[]
  /** payers of payments whose records are no longer required, due in the next run */
  payers: number
}

/** What the nightly job will remove, by site and kind. Limited to `MAX_SITES` sites. */
export async function getRetentionForecast({ staff, sites }: PrivacyStaff, now: Date): Promise<SiteForecast[]> {
  const { drizzle } = staff.payload.db
  const settings = await listSiteRetention(drizzle)
  const copies = await listCopyTimes(drizzle)
  const soon = new Date(now.getTime() + FORECAST_DAYS * DAY_MS)
  const forecasts: SiteForecast[] = []
  // One site after another, so that a page does not take every connection of the pool.
  for (const site of sites.slice(0, MAX_SITES)) {
    const retention = settings.find(({ id }) => id === site.id)?.retention
    if (!retention) continue
    const kinds = RETENTION_KINDS.map(async (kind) => {
      const countUntil = (at: Date) => COUNTERS[kind](drizzle, site.id, retentionCutoff(at, retention[kind]), copies)
      const [tonightCount, soonCount] = await Promise.all([countUntil(now), countUntil(soon)])
      return { kind, ...RETENTION_LABELS[kind], months: retention[kind], tonight: tonightCount, soon: soonCount }
    })
    forecasts.push({ site, kinds: await Promise.all(kinds), payers: await countPayers(drizzle, site.id, now) })
  }
  return forecasts
}

type CopyTime = { site: number | null; at: Date }
type Counter = (database: Database, site: number, cutoff: Date, copies: readonly CopyTime[]) => Promise<number>

const COUNTERS: Record<RetentionKind, Counter> = {
  leads: async (database, site, cutoff) =>
    (await database.$count(leads, isLeadDue(site, 'leads', cutoff))) +
    (await database.$count(parked_enquiries, isParkedDue(site, cutoff))),
  applications: (database, site, cutoff) => database.$count(leads, isLeadDue(site, 'applications', cutoff)),
  files: (database, site, cutoff) => database.$count(uploads, isFileDue(site, cutoff)),
  events: (database, site, cutoff) => database.$count(analytics_events, isEventDue(site, cutoff)),
  mailCopies: async (_database, site, cutoff, copies) =>
    copies.filter((copy) => copy.site === site && copy.at < cutoff).length,
  shoppers: async (database, site, cutoff) =>
    (await database.$count(shoppers, isShopperDue(site, cutoff))) +
    (await database.$count(alert_recipients, isAlertAddressDue(site, cutoff))),
}

async function countPayers(database: Database, site: number, now: Date): Promise<number> {
  const [row] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(payments)
    .leftJoin(leads, and(eq(leads.id, payments.lead), isNotNull(payments.lead)))
    .where(isPayerDue(site, now))
  return row?.count ?? 0
}

/** When copies of emails were written, with the site of their delivery. */
async function listCopyTimes(database: Database): Promise<CopyTime[]> {
  const times = new Map<string, Date>()
  for await (const { name, at } of listMailCopies(getMailFolder(process.env.FORECOURT_DATA ?? '.data'))) {
    times.set(name, at)
    if (times.size >= MAX_COPIES) break
  }
  if (times.size === 0) return []
  const rows = await database
    .select({ name: lead_deliveries.stable_key, site: lead_deliveries.site })
    .from(lead_deliveries)
    .where(sql`${lead_deliveries.stable_key} = any(${sql.param([...times.keys()])}::text[])`)
  return rows.map(({ name, site }) => ({ site, at: times.get(name)! }))
}
