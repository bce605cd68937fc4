import 'server-only'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { lastDigits, normalizeEmail, type PersonRef, PHONE_DIGITS, personKey } from '../../domain/privacy/person'
import { leadEmail, leadPhoneDigits, payerEmail } from '../../leads/privacy/personWhere'
import { alert_recipients, campaign_draws } from '../../server/database/alertTables'
import { leads, parked_enquiries, payments, shoppers } from '../../server/database/tables.generated'
import type { PrivacyStaff } from './privacyStaff'

/** A person on one site, as listed at the privacy desk. */
export interface PersonRow {
  key: string
  site: { id: number; name: string }
  name: string
  email: string | null
  phone: string | null
  leads: number
  /** ISO 8601: their latest enquiry, payment or visit */
  latestAt: string
}

/** Records that a search reads; the newest come first. */
const MAX_RECORDS = 500

/**
 * The people with an email or phone number, on the sites of a member of staff, latest first. A phone number may belong to several:
 * each email address is a person of its own.
 */
export async function findPeople({ staff, sites }: PrivacyStaff, who: PersonRef): Promise<PersonRow[]> {
  const siteIds = sites.map(({ id }) => id)
  if (siteIds.length === 0) return []
  const { drizzle } = staff.payload.db
  const onSites = inArray(leads.site, siteIds)
  const matches = who.email !== undefined ? sql`${leadEmail} = ${who.email}` : sql`${leadPhoneDigits} = ${who.phone}`
  const found = await drizzle
    .select({
      site: leads.site,
      name: leads.name,
      lastName: leads.last_name,
      email: leads.email,
      phone: leads.phone,
      at: leads.createdAt,
    })
    .from(leads)
    .where(and(onSites, isNull(leads.erased_at), matches))
    .orderBy(desc(leads.createdAt))
    .limit(MAX_RECORDS)
  const paid =
    who.email === undefined
      ? []
      : await drizzle
          .select({
            site: payments.site,
            name: payments.payer_name,
            email: payments.payer_email,
            at: payments.createdAt,
          })
          .from(payments)
          .where(and(inArray(payments.site, siteIds), sql`${payerEmail} = ${who.email}`))
          .orderBy(desc(payments.createdAt))
          .limit(MAX_RECORDS)
  const parkedDigits = sql`right(regexp_replace(${parked_enquiries.phone}, '[^0-9]', '', 'g'), ${PHONE_DIGITS})`
  const parked = await drizzle
    .select({
      site: parked_enquiries.site,
      name: parked_enquiries.name,
      email: parked_enquiries.email,
      phone: parked_enquiries.phone,
      at: parked_enquiries.createdAt,
    })
    .from(parked_enquiries)
    .where(
      and(
        inArray(parked_enquiries.site, siteIds),
        who.email !== undefined
          ? sql`lower(${parked_enquiries.email}) = ${who.email}`
          : sql`${parkedDigits} = ${who.phone}`,
      ),
    )
    .orderBy(desc(parked_enquiries.createdAt))
    .limit(MAX_RECORDS)
  const accounts = await drizzle
    .select({
      site: shoppers.site,
      name: shoppers.name,
      email: shoppers.email,
      phone: shoppers.phone,
      at: sql<Date>`coalesce(${shoppers.signed_in_at}, ${shoppers.createdAt})`.mapWith(shoppers.createdAt),
    })
    .from(shoppers)
    .where(
      and(
        inArray(shoppers.site, siteIds),
        who.email !== undefined
          ? sql`${shoppers.email} = ${who.email}`
          : sql`right(${shoppers.phone}, ${PHONE_DIGITS}) = ${who.phone}`,
      ),
    )
    .limit(MAX_RECORDS)
  const { email } = who
  const addresses =
    email === undefined
      ? []
      : await drizzle
          .select({ site: alert_recipients.site, email: alert_recipients.email, at: alert_recipients.used_at })
          .from(alert_recipients)
          .where(and(inArray(alert_recipients.site, siteIds), eq(alert_recipients.email, email)))
          .limit(MAX_RECORDS)
  const draws =
    email === undefined
      ? []
      : await drizzle
          .select({ site: campaign_draws.site, email: campaign_draws.email, at: campaign_draws.drawn_at })
          .from(campaign_draws)
          .where(and(inArray(campaign_draws.site, siteIds), eq(campaign_draws.email, email)))
          .orderBy(desc(campaign_draws.id))
          .limit(MAX_RECORDS)
  const rows = new Map<string, PersonRow>()
  const add = (record: (typeof found)[number], isLead: boolean) => {
    const site = sites.find(({ id }) => id === record.site)
    if (!site) return
    const key = personKey(toPerson(record))
    const row = rows.get(`${site.id} ${key}`)
    if (row) row.leads += isLead ? 1 : 0
    else
      rows.set(`${site.id} ${key}`, {
        key,
        site: { id: site.id, name: site.name },
        name: [record.name, record.lastName].filter(Boolean).join(' ') || 'No name',
        email: record.email,
        phone: record.phone,
        leads: isLead ? 1 : 0,
        latestAt: record.at.toISOString(),
      })
  }
  for (const lead of found) add(lead, true)
  for (const enquiry of parked) add({ ...enquiry, lastName: null }, true)
  for (const payment of paid) add({ ...payment, lastName: null, phone: null }, false)
  for (const account of accounts) add({ ...account, lastName: null }, false)
  for (const record of [...addresses, ...draws]) add({ ...record, name: null, lastName: null, phone: null }, false)
  return [...rows.values()].sort((a, b) => b.latestAt.localeCompare(a.latestAt))
}

const toPerson = ({ email, phone }: { email: string | null; phone: string | null }): PersonRef =>
  email ? { email: normalizeEmail(email) } : { phone: lastDigits(phone ?? '') }
