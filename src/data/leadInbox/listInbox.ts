import 'server-only'
import type { Where } from 'payload'
import type { DeliveryStatus } from '../../domain/leads/delivery'
import { ENQUIRY_KIND_DETAILS } from '../../domain/leads/enquiryKinds'
import type { InboxFilter } from '../../domain/leads/inboxFilter'
import type { EnquiryKind } from '../../domain/leads/lead'
import { LEAD_STATUSES, type LeadStatus } from '../../domain/leads/leadStatus'
import { getRelationId } from '../../domain/relationId'
import type { Lead } from '../../payload-types'
import { limitedCount } from '../../server/database/limitTotals'
import { buildInboxWhere } from './inboxWhere'
import { asUser, type LeadStaff, onSite } from './leadStaff'
import { type InboxPlaces, listInboxLocations } from './places'

/** Leads per page. */
export const INBOX_PAGE_SIZE = 40

/** A row of the inbox. */
export interface InboxRow {
  id: number
  reference: string
  status: LeadStatus
  unread: boolean
  isTest: boolean
  kind: EnquiryKind
  kindLabel: string
  name: string
  /** the car, else the start of the message */
  about: string
  carImage: string | null
  /** ISO 8601 */
  createdAt: string
  site: string
  location: string | null
  assignee: string | null
  /** the worst status of failed deliveries to the dealer; null if none failed */
  deliveryProblem: Extract<DeliveryStatus, 'failed' | 'dead'> | null
}

export interface Inbox {
  rows: InboxRow[]
  /** more than `MAX_LIST_TOTAL` stands for any larger number, as in the other counts */
  total: number
  page: number
  /** number of the first row among all, from 1 */
  first: number
  /** whether there is a next page */
  hasMore: boolean
  /** leads that match the filter, regardless of status and page; test leads only if the filter includes them */
  counts: Record<LeadStatus | 'all', number>
  /** unopened leads, regardless of the filter */
  unread: number
  /** enquiries that could not be stored as leads and that nobody has handled yet */
  parked: number
  places: InboxPlaces
}

const ROW_FIELDS = {
  reference: true,
  status: true,
  read_at: true,
  is_test: true,
  kind: true,
  name: true,
  erased_at: true,
  last_name: true,
  message: true,
  car_name: true,
  car_snapshot: true,
  site: true,
  location: true,
  assignee: true,
  createdAt: true,
} as const

/** A page of the leads that a staff member may see, newest first, in a constant number of queries. */
export async function listInbox(staff: LeadStaff, filter: InboxFilter): Promise<Inbox> {
  const places = await listInboxLocations(staff)
  const timeZone = places.sites[0]?.timeZone ?? 'Australia/Sydney'
  const buildWhere = (changes: Partial<InboxFilter> = {}) =>
    onSite(staff, ...buildInboxWhere({ ...filter, ...changes }, timeZone))
  const count = async (where: Where) =>
    (await staff.payload.count({ collection: 'leads', ...asUser(staff), context: limitedCount(), where })).totalDocs
  const [found, unread, parked, ...statusCounts] = await Promise.all([
    staff.payload.find({
      collection: 'leads',
      ...asUser(staff),
      joins: false,
      limit: INBOX_PAGE_SIZE,
      page: filter.page,
      select: ROW_FIELDS,
      sort: ['-createdAt', '-id'],
      where: buildWhere(),
    }),
    count(onSite(staff, { is_test: { not_equals: true } }, { read_at: { exists: false } })),
    countParked(staff),
    ...LEAD_STATUSES.map((status) => count(buildWhere({ status }))),
  ])
  const problems = await getDeliveryProblems(
    staff,
    found.docs.map(({ id }) => id),
  )
  const counts = Object.fromEntries(LEAD_STATUSES.map((status, index) => [status, statusCounts[index] ?? 0]))
  return {
    rows: found.docs.map((lead) => toInboxRow(lead as Lead, places, problems)),
    total: found.totalDocs,
    page: filter.page,
    first: (filter.page - 1) * INBOX_PAGE_SIZE + 1,
    hasMore: found.hasNextPage,
    counts: { ...counts, all: statusCounts.reduce((sum, total) => sum + total, 0) } as Inbox['counts'],
    unread,
    parked,
    places,
  }
}

async function countParked(staff: LeadStaff): Promise<number> {
  const where = onSite(staff, { handled: { not_equals: true } })
  const counted = { collection: 'parkedEnquiries', ...asUser(staff), context: limitedCount(), where } as const
  return (await staff.payload.count(counted)).totalDocs
}

/** Leads with failed deliveries to the dealer, and their worst status. */
async function getDeliveryProblems(staff: LeadStaff, ids: number[]): Promise<Map<number, 'failed' | 'dead'>> {
  const found = await staff.payload.find({
    collection: 'leadDeliveries',
    ...asUser(staff),
    pagination: false,
    select: { lead: true, status: true },
    where: { and: [{ lead: { in: ids } }, { purpose: { equals: 'dealer' } }, { status: { in: ['failed', 'dead'] } }] },
  })
  const problems = new Map<number, 'failed' | 'dead'>()
  for (const { lead, status } of found.docs) {
    const id = getRelationId(lead)
    if (id !== null && problems.get(id) !== 'dead') problems.set(id, status === 'dead' ? 'dead' : 'failed')
  }
  return problems
}

const MAX_SNIPPET_LENGTH = 120

function toInboxRow(lead: Lead, places: InboxPlaces, problems: ReadonlyMap<number, 'failed' | 'dead'>): InboxRow {
  const findName = (list: readonly { id: number; name: string }[], relation: unknown) =>
    list.find(({ id }) => id === getRelationId(relation))?.name ?? null
  return {
    id: lead.id,
    reference: lead.reference,
    status: lead.status,
    unread: !lead.read_at,
    isTest: lead.is_test ?? false,
    kind: lead.kind,
    kindLabel: ENQUIRY_KIND_DETAILS[lead.kind].category,
    name: shopperName(lead),
    about: lead.car_name || (lead.message ?? '').replaceAll(/\s+/g, ' ').slice(0, MAX_SNIPPET_LENGTH),
    carImage: getSnapshotImage(lead.car_snapshot),
    createdAt: lead.createdAt,
    site: findName(places.sites, lead.site) ?? '',
    location: findName(places.locations, lead.location),
    // The name is missing if the assignee no longer has access to the site.
    assignee: findName(places.colleagues, lead.assignee) ?? (lead.assignee ? 'Someone else' : null),
    deliveryProblem: problems.get(lead.id) ?? null,
  }
}

/** The image in a lead's car snapshot; null if the browser may not load it. */
export function getSnapshotImage(snapshot: unknown): string | null {
  const url = (snapshot as { imageUrl?: unknown } | null)?.imageUrl
  return typeof url === 'string' && /^(https?:\/\/|\/(?!\/))/.test(url) ? url : null
}

/** First and last name for lists; says so if the person was removed. */
export function shopperName({ name, last_name, erased_at }: Pick<Lead, 'name' | 'last_name' | 'erased_at'>): string {
  return [name, last_name].filter(Boolean).join(' ') || (erased_at ? 'Personal data removed' : 'A shopper')
}
