import { zonedFormat } from '../../domain/zonedFormat'
import 'server-only'
import type { Where } from 'payload'
import { csvLine, UTF8_BOM } from '../../domain/csv'
import { ENQUIRY_KIND_DETAILS } from '../../domain/leads/enquiryKinds'
import { describeFilter, type InboxFilter } from '../../domain/leads/inboxFilter'
import { LEAD_STATUS_LABELS } from '../../domain/leads/leadStatus'
import { getRelationId } from '../../domain/relationId'
import type { Lead } from '../../payload-types'
import { recordHistory } from '../../server/history/recordHistory'
import { TooBusyError } from '../../server/tooBusyError'
import { createTurns } from '../../server/turns.mjs'
import { buildInboxWhere } from './inboxWhere'
import { asUser, type LeadStaff, onSite } from './leadStaff'
import { type InboxPlaces, listInboxLocations } from './places'

/** Leads per batch; the whole list is never in memory. A batch takes some twenty milliseconds, in which nothing else is done. */
const BATCH_SIZE = 100

/** One batch at a time of all exports, so that several at once hold up nobody else. */
const takeTurn = createTurns({ running: 1, waiting: 50, waitMs: 60_000 })

/** In place of what staff searched for. */
const SEARCHED = '…'

type ExportedLead = Omit<Lead, 'idempotency_key'>

const COLUMNS = [
  ...['Reference', 'Received', 'Site', 'Status', 'Form', 'Category', 'Subcategory', 'First name', 'Last name'],
  ...['Email', 'Phone', 'Postcode', 'Message', 'Own registration', 'Car', 'Stock number', 'Price shown', 'Condition'],
  ...['Location', 'Assigned to', 'Read', 'News and offers', 'Opted out', 'Source', 'Page', 'Campaign', 'Test'],
]

/**
 * Streams the leads of a filter as CSV, newest first, in the columns above. First records who exported how many leads of
 * each site (collection leadExports).
 * @throws {TooBusyError} if too many exports run
 */
export async function* exportLeads(staff: LeadStaff, filter: InboxFilter): AsyncGenerator<string> {
  const places = await listInboxLocations(staff)
  const where = onSite(staff, ...buildInboxWhere(filter, places.sites[0]?.timeZone ?? 'Australia/Sydney'))
  await recordExport(staff, filter, where, places)
  yield UTF8_BOM + csvLine(COLUMNS)
  let after: Pick<Lead, 'id' | 'createdAt'> | null = null
  for (;;) {
    const found = await readBatch(staff, after ? { and: [where, olderThan(after)] } : where, places)
    if (found.lines) yield found.lines
    if (!found.last || found.count < BATCH_SIZE) return
    after = found.last
  }
}

/** The lines of the newest leads of a condition, in turn with other exports. */
async function readBatch(staff: LeadStaff, where: Where, places: InboxPlaces) {
  const endTurn = await takeTurn('')
  if (!endTurn) throw new TooBusyError('Too many exports run at once. Try again in a minute.')
  try {
    const { docs } = (await staff.payload.find({
      collection: 'leads',
      ...asUser(staff),
      joins: false,
      limit: BATCH_SIZE,
      pagination: false,
      // The car snapshot and form tokens are never exported.
      select: { car_snapshot: false, token_hash: false, idempotency_key: false, body_hash: false, notes: false },
      sort: ['-createdAt', '-id'],
      where,
    })) as { docs: ExportedLead[] }
    return {
      ...{ count: docs.length, last: docs.at(-1) ?? null },
      lines: docs.map((lead) => csvLine(toCells(lead, places))).join(''),
    }
  } finally {
    endTurn()
  }
}

/** Continues after a lead, so that leads created meanwhile do not shift the batches. */
function olderThan({ id, createdAt }: Pick<Lead, 'id' | 'createdAt'>): Where {
  return {
    or: [
      { createdAt: { less_than: createdAt } },
      { and: [{ createdAt: { equals: createdAt } }, { id: { less_than: id } }] },
    ],
  }
}

async function recordExport(staff: LeadStaff, filter: InboxFilter, where: Where, places: InboxPlaces) {
  const { payload, user } = staff
  const findName = (list: readonly { id: number; name: string }[], id: unknown) =>
    list.find((entry) => entry.id === id)?.name
  const names = {
    location: findName(places.locations, filter.location),
    assignee: findName(places.colleagues, filter.assignee),
  }
  const filters = describeFilter(filter, names)
  const withoutWords = describeFilter({ ...filter, search: filter.search && SEARCHED }, names)
  for (const { id: site } of places.sites) {
    const { totalDocs } = await payload.count({
      collection: 'leads',
      overrideAccess: false,
      user,
      where: { and: [where, { site: { equals: site } }] },
    })
    if (totalDocs === 0) continue
    // The history cannot be changed: the words, which may name a person, are in the note alone.
    const title = `${totalDocs} leads: ${withoutWords}`
    await recordHistory(payload.db.drizzle, { actor: user, action: 'export', document: null, title, sites: [site] })
    await payload.create({
      collection: 'leadExports',
      depth: 0,
      data: { site, exported_by: user.id, exported_by_name: user.name || user.email, leads_count: totalDocs, filters },
    })
  }
}

function toCells(lead: ExportedLead, places: InboxPlaces) {
  const findName = (list: readonly { id: number; name: string }[], relation: unknown) =>
    list.find(({ id }) => id === getRelationId(relation))?.name ?? ''
  const site = places.sites.find(({ id }) => id === getRelationId(lead.site))
  const timeZone = site?.timeZone ?? 'Australia/Sydney'
  const campaign = Object.entries(
    (lead.lead_attributes as { linked_query_params?: Record<string, string> } | null)?.linked_query_params ?? {},
  )
  return [
    ...[lead.reference, formatLocalTime(lead.createdAt, timeZone), site?.name ?? ''],
    ...[LEAD_STATUS_LABELS[lead.status], ENQUIRY_KIND_DETAILS[lead.kind].category, lead.category, lead.subcategory],
    ...[lead.name, lead.last_name, lead.email, lead.phone, lead.postcode, lead.message, lead.rego],
    ...[lead.car_name, lead.stock_number, lead.car_price, lead.car_type],
    ...[findName(places.locations, lead.location), findName(places.colleagues, lead.assignee), Boolean(lead.read_at)],
    lead.opt_in ?? false,
    lead.consent_withdrawn_at ? formatLocalTime(lead.consent_withdrawn_at, timeZone) : '',
    ...[lead.source, lead.url, campaign.map(([key, value]) => `${key}=${value}`).join(' ')],
    lead.is_test ?? false,
  ]
}

const spreadsheetFormat = zonedFormat(
  { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  'sv-SE',
)

/** A time as spreadsheets parse it: "2026-11-21 14:05", in the site's zone. */
function formatLocalTime(iso: string, timeZone: string): string {
  return spreadsheetFormat(timeZone).format(new Date(iso))
}
