import 'server-only'
import type { PayloadRequest, Where } from 'payload'
import { CHANNEL_LABELS, DELIVERY_CHANNELS, type DeliveryChannel } from '../../domain/leads/delivery'
import { resendDelivery } from '../../leads/resendDelivery'
import type { Lead, LeadDelivery } from '../../payload-types'
import { limitedCount } from '../../server/database/limitTotals'
import { countWorkers } from '../../server/jobs/workerLease'
import { asUser, type LeadStaff, onSite } from '../leadInbox/leadStaff'

/** A delivery due for longer than this is overdue. */
const OVERDUE_MS = 2 * 60_000
const DAY_MS = 24 * 3_600_000

export interface DeliveryHealth {
  /** queued or being sent */
  waiting: number
  /** of the waiting and failing ones, those overdue */
  overdue: number
  failing: number
  dead: number
  deliveredToday: number
  channels: { channel: DeliveryChannel; label: string; lastDelivered: string | null; failing: number; dead: number }[]
  /** live workers in all processes */
  workers: number
}

/**
 * Delivery health of a staff member's leads, on the selected site or all of theirs. In its counts, more than `MAX_LIST_TOTAL` stands for any
 * larger number.
 */
export async function getDeliveryHealth(staff: LeadStaff, now: Date): Promise<DeliveryHealth> {
  const count = async (...where: Where[]) => {
    const result = await staff.payload.count({
      collection: 'leadDeliveries',
      ...asUser(staff),
      context: limitedCount(),
      where: onSite(staff, ...where),
    })
    return result.totalDocs
  }
  const status = (...statuses: string[]): Where => ({ status: { in: statuses } })
  const dueBefore = new Date(now.getTime() - OVERDUE_MS).toISOString()
  const [waiting, overdue, failing, dead, deliveredToday, workers, channels] = await Promise.all([
    count(status('queued', 'sending')),
    count(status('queued', 'failed'), { next_try_at: { less_than: dueBefore } }),
    count(status('failed')),
    count(status('dead')),
    count(
      status('delivered'),
      // for the index by channel and date
      { channel: { in: [...DELIVERY_CHANNELS] } },
      { delivered_at: { greater_than: new Date(now.getTime() - DAY_MS).toISOString() } },
    ),
    countWorkers(staff.payload.db.pool),
    Promise.all(
      DELIVERY_CHANNELS.map(async (channel) => {
        const inChannel: Where = { channel: { equals: channel } }
        const last = await staff.payload.find({
          collection: 'leadDeliveries',
          ...asUser(staff),
          limit: 1,
          pagination: false,
          select: { delivered_at: true },
          sort: '-delivered_at',
          where: onSite(staff, inChannel, { delivered_at: { exists: true } }),
        })
        const lastDelivered = last.docs[0]?.delivered_at ?? null
        const [channelFailing, channelDead] = await Promise.all([
          count(inChannel, status('failed')),
          count(inChannel, status('dead')),
        ])
        return { channel, label: CHANNEL_LABELS[channel], lastDelivered, failing: channelFailing, dead: channelDead }
      }),
    ),
  ])
  return { waiting, overdue, failing, dead, deliveredToday, workers, channels }
}

export interface UndeliveredLead {
  id: number
  status: 'dead' | 'failed'
  channel: string
  recipient: string
  attempts: number
  lastError: string | null
  nextTryAt: string | null
  updatedAt: string
  lead: { id: number; name: string; reference: string } | null
}

/** Maximum deliveries listed. */
const MAX_LISTED = 100

/** Undelivered leads: dead letters first, then retries; newest first. */
export async function listUndelivered(staff: LeadStaff): Promise<UndeliveredLead[]> {
  const listByStatus = async (status: 'dead' | 'failed') => {
    const found = await staff.payload.find({
      collection: 'leadDeliveries',
      ...asUser(staff),
      depth: 1,
      limit: MAX_LISTED,
      pagination: false,
      populate: { leads: { name: true, last_name: true, reference: true } },
      sort: '-updatedAt',
      where: onSite(staff, { status: { equals: status } }),
    })
    return found.docs.map((delivery) => toUndelivered(delivery, status))
  }
  const [dead, failed] = await Promise.all([listByStatus('dead'), listByStatus('failed')])
  return [...dead, ...failed]
}

function toUndelivered(delivery: LeadDelivery, status: 'dead' | 'failed'): UndeliveredLead {
  const lead = typeof delivery.lead === 'object' ? (delivery.lead as Lead) : null
  return {
    id: delivery.id,
    status,
    channel: CHANNEL_LABELS[delivery.channel],
    recipient: delivery.recipient,
    attempts: delivery.attempts,
    lastError: delivery.last_error ?? null,
    nextTryAt: delivery.next_try_at ?? null,
    updatedAt: delivery.updatedAt,
    lead: lead && {
      id: lead.id,
      name: [lead.name, lead.last_name].filter(Boolean).join(' ') || 'A shopper',
      reference: lead.reference,
    },
  }
}

/** Whether they may read deliveries, by the collection's access rule. */
export async function canReadDeliveries({ payload, user }: LeadStaff): Promise<boolean> {
  const { read } = payload.collections.leadDeliveries.config.access
  return (await read({ req: { payload, user } as PayloadRequest })) !== false
}

/** Queues all dead letters that a staff member may see again; returns their number. */
export async function resendDeadLetters(staff: LeadStaff, now: Date): Promise<number> {
  const dead = (await listUndelivered(staff)).filter(({ status }) => status === 'dead')
  let queued = 0
  for (const { id } of dead)
    if (await resendDelivery(staff.payload.db.pool, id, staff.user.name || staff.user.email, now)) queued += 1
  return queued
}
