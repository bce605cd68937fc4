import 'server-only'
import {
  CHANNEL_LABELS,
  type DeliveryAttempt,
  type DeliveryPart,
  type DeliveryPurpose,
  type DeliveryStatus,
} from '../../domain/leads/delivery'
import { ENQUIRY_KIND_DETAILS } from '../../domain/leads/enquiryKinds'
import { answerLines, type LeadLine, sourceLines, tradeInLines } from '../../domain/leads/labels'
import type { EnquiryKind } from '../../domain/leads/lead'
import type { LeadStatus } from '../../domain/leads/leadStatus'
import { getRelationId } from '../../domain/relationId'
import { getLead } from '../../leads/getLead'
import { asUser, type LeadStaff } from './leadStaff'
import { getSnapshotImage, shopperName } from './listInbox'
import type { Named } from './places'
import { listShopperSaved, type ShopperSaved } from './shopperSaved'
import { listShopperTimeline, type TimelineEntry } from './shopperTimeline'

export interface InboxNote {
  id: string
  text: string
  author: string
  /** ISO 8601; null if unsigned */
  at: string | null
}

export interface InboxDelivery {
  id: number
  channel: string
  purpose: DeliveryPurpose
  part: DeliveryPart
  recipient: string
  status: DeliveryStatus
  attempts: number
  lastError: string | null
  nextTryAt: string | null
  deliveredAt: string | null
  log: DeliveryAttempt[]
}

/** Everything shown in the reading pane. */
export interface InboxLead {
  id: number
  reference: string
  status: LeadStatus
  readAt: string | null
  isTest: boolean
  kind: EnquiryKind
  kindLabel: string
  category: string
  subcategory: string | null
  name: string
  firstName: string
  email: string | null
  phone: string | null
  message: string | null
  /** ISO 8601 */
  createdAt: string
  site: Named
  assignee: Named | null
  answers: LeadLine[]
  tradeIn: LeadLine[]
  source: LeadLine[]
  consent: { text: string; at: string } | null
  car: {
    /** null if it has been deleted */
    id: number | null
    name: string
    image: string | null
    /** whole dollars at the time of the enquiry */
    price: number | null
    km: number | null
    colour: string | null
    stockNumber: string | null
    url: string
    /** as shown at the time of the enquiry, such as in_stock */
    status: string | null
  } | null
  /** the latest reservation of the lead; null if it reserves nothing */
  hold: { status: 'pending' | 'held' | 'paid' | 'released' | 'expired'; until: string } | null
  notes: InboxNote[]
  deliveries: InboxDelivery[]
  files: { id: number; name: string; url: string | null }[]
  timeline: TimelineEntry[]
  saved: ShopperSaved[]
}

/** A lead for the reading pane; null if there is none that the staff member may read. */
export async function getInboxLead(staff: LeadStaff, id: number): Promise<InboxLead | null> {
  const { payload } = staff
  const asStaff = asUser(staff)
  const lead = await payload.findByID({ collection: 'leads', id, ...asStaff, joins: false, disableErrors: true })
  if (!lead) return null
  const whereLead = { lead: { equals: id } }
  const [details, deliveries, files, timeline, saved, names, site, holds] = await Promise.all([
    getLead(payload.db.pool, id, process.env.PORT),
    payload.find({ collection: 'leadDeliveries', ...asStaff, pagination: false, sort: 'id', where: whereLead }),
    payload.find({ collection: 'uploads', ...asStaff, pagination: false, where: whereLead }),
    listShopperTimeline(staff, lead),
    listShopperSaved(payload, getRelationId(lead.site) ?? 0, lead),
    getStaffNames(staff, [lead.assignee, ...(lead.notes ?? []).map(({ author }) => author)]),
    payload.findByID({
      collection: 'sites',
      id: getRelationId(lead.site) ?? 0,
      ...asStaff,
      joins: false,
      select: { name: true },
    }),
    payload.find({ collection: 'holds', ...asStaff, limit: 1, pagination: false, sort: '-id', where: whereLead }),
  ])
  if (!details) return null
  const assignee = getRelationId(lead.assignee)
  return {
    id,
    reference: lead.reference,
    status: lead.status,
    readAt: lead.read_at ?? null,
    isTest: lead.is_test ?? false,
    kind: lead.kind,
    kindLabel: ENQUIRY_KIND_DETAILS[lead.kind].category,
    category: lead.category,
    subcategory: lead.subcategory ?? null,
    name: shopperName(lead),
    firstName: lead.name || 'the shopper',
    email: lead.email ?? null,
    phone: lead.phone ?? null,
    message: lead.message ?? null,
    createdAt: lead.createdAt,
    site: { id: site.id, name: site.name },
    assignee: assignee === null ? null : { id: assignee, name: names.get(assignee) ?? 'Someone who has left' },
    answers: answerLines(details),
    tradeIn: tradeInLines(details),
    source: sourceLines(details),
    consent: details.consent,
    car: details.car && {
      id: getRelationId(lead.car),
      name: details.car.name,
      image: getSnapshotImage(lead.car_snapshot),
      price: details.car.price,
      km: details.car.km,
      colour: details.car.colour,
      stockNumber: lead.stock_number ?? null,
      url: details.car.url,
      status: lead.vehicle_status ?? null,
    },
    hold: holds.docs[0] ? { status: holds.docs[0].status, until: holds.docs[0].expires_at } : null,
    notes: (lead.notes ?? []).map((note) => ({
      id: String(note.id),
      text: note.text,
      author: names.get(getRelationId(note.author) ?? 0) ?? 'The website, or someone who has left',
      at: note.at ?? null,
    })),
    deliveries: deliveries.docs.map((delivery) => ({
      id: delivery.id,
      channel: CHANNEL_LABELS[delivery.channel],
      purpose: delivery.purpose,
      part: delivery.part,
      recipient: delivery.recipient,
      status: delivery.status,
      attempts: delivery.attempts,
      lastError: delivery.last_error ?? null,
      nextTryAt: delivery.next_try_at ?? null,
      deliveredAt: delivery.delivered_at ?? null,
      log: (Array.isArray(delivery.attempt_log) ? delivery.attempt_log : []) as unknown as DeliveryAttempt[],
    })),
    files: files.docs.map(({ id: file, sent_as, filename, url }) => ({
      id: file,
      name: sent_as || filename || 'File',
      url: url ?? null,
    })),
    timeline,
    saved,
  }
}

/** Names of the note authors and the assignee, which all staff who may read the lead may see. */
async function getStaffNames({ payload }: LeadStaff, relations: readonly unknown[]): Promise<Map<number, string>> {
  const ids = [...new Set(relations.flatMap((relation) => getRelationId(relation) ?? []))]
  if (ids.length === 0) return new Map()
  const found = await payload.find({
    collection: 'users',
    depth: 0,
    pagination: false,
    select: { name: true },
    where: { id: { in: ids } },
  })
  return new Map(found.docs.map(({ id, name }) => [id, name]))
}
