import 'server-only'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import {
  CHANNEL_LABELS,
  DELIVERY_CHANNELS,
  type DeliveryChannel,
  type DeliveryStatus,
} from '../../domain/leads/delivery'
import { MAX_LIST_TOTAL } from '../../domain/listTotal'
import { resendDelivery } from '../../leads/resendDelivery'
import type { Lead, LeadDelivery } from '../../payload-types'
import { toDatabase } from '../../server/database/database'
import { lead_deliveries } from '../../server/database/tables.generated'
import { countWorkers } from '../../server/jobs/workerLease'
import { asUser, type LeadStaff, onSite } from '../leadInbox/leadStaff'
import { listStaffSites } from '../site/staffSites'

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

const OPEN_STATUSES = ['queued', 'sending', 'failed', 'dead'] as const satisfies readonly DeliveryStatus[]

/**
 * Delivery health of a staff member's leads, on the selected site or all of theirs. In its counts, more than `MAX_LIST_TOTAL` stands for any
 * larger number.
 */
export async function getDeliveryHealth(staff: LeadStaff, now: Date): Promise<DeliveryHealth> {
  const { pool } = staff.payload.db
  const sites = await listDeliverySites(staff)
  const [open, channels, workers] = await Promise.all([
    countOpen(pool, sites, now),
    readChannels(pool, sites, now),
    countWorkers(pool),
  ])
  const sum = (status: DeliveryStatus, ofChannel?: DeliveryChannel) =>
    open
      .filter((row) => row.status === status && (ofChannel === undefined || row.channel === ofChannel))
      .reduce((total, { deliveries }) => total + deliveries, 0)
  return {
    waiting: sum('queued') + sum('sending'),
    overdue: open
      .filter(({ status }) => status === 'queued' || status === 'failed')
      .reduce((total, { overdue }) => total + overdue, 0),
    failing: sum('failed'),
    dead: sum('dead'),
    deliveredToday: channels.reduce((total, { today }) => total + today, 0),
    channels: DELIVERY_CHANNELS.map((channel) => {
      const lastMs = channels.find((row) => row.channel === channel)?.lastMs ?? null
      return {
        ...{ channel, label: CHANNEL_LABELS[channel] },
        lastDelivered: lastMs === null ? null : new Date(lastMs).toISOString(),
        ...{ failing: sum('failed', channel), dead: sum('dead', channel) },
      }
    }),
    workers,
  }
}

/** The sites whose deliveries they may read, of the selected one if any; null for all of the deployment. */
async function listDeliverySites(staff: LeadStaff): Promise<number[] | null> {
  const { payload, user, site } = staff
  const rule = await readDeliveriesRule(staff)
  if (rule === false) return []
  if (rule === true) return site === null ? null : [site]
  return (await listStaffSites(payload, user)).map(({ id }) => id).filter((id) => site === null || id === site)
}

const readDeliveriesRule = ({ payload, user }: LeadStaff) =>
  payload.collections.leadDeliveries.config.access.read({ req: { payload, user } as PayloadRequest })

/** SQL: a row for each site, and the condition of its deliveries; nothing for all sites. Site by site, since each begins an index. */
const ofEachSite = (sites: number[] | null) =>
  sites === null
    ? { from: sql.empty(), where: sql.empty() }
    : {
        from: sql`cross join unnest(${sql.param(sites)}::int[]) as own (site)`,
        where: sql`and ${lead_deliveries.site} = own.site`,
      }

/**
 * Deliveries that are not made, by status and channel. Each status has a query of its own, with its name in it: Postgres then knows that few
 * deliveries have it, and does not read all that were made.
 */
async function countOpen(pool: Pool, sites: number[] | null, now: Date) {
  const { from, where } = ofEachSite(sites)
  const dueBefore = new Date(now.getTime() - OVERDUE_MS).toISOString()
  const ofStatus = (status: DeliveryStatus) => sql`(
    select delivery.* from (select) one ${from} cross join lateral (
      select ${lead_deliveries.status} as status, ${lead_deliveries.channel} as channel, ${lead_deliveries.next_try_at} as next_try_at
      from ${lead_deliveries} where ${lead_deliveries.status} = ${status} ${where} limit ${MAX_LIST_TOTAL + 1}
    ) delivery)`
  const { rows } = await toDatabase(pool).execute<{
    status: DeliveryStatus
    channel: DeliveryChannel
    deliveries: number
    overdue: number
  }>(sql`
    select delivery.status, delivery.channel, count(*)::int as deliveries,
      (count(*) filter (where delivery.next_try_at < ${dueBefore}::timestamptz))::int as overdue
    from (${sql.join(OPEN_STATUSES.map(ofStatus), sql` union all `)}) delivery
    group by 1, 2`)
  return rows
}

/** When each channel last delivered, in milliseconds since 1970, and how often in the last 24 hours. */
async function readChannels(pool: Pool, sites: number[] | null, now: Date) {
  const { from, where } = ofEachSite(sites)
  const since = new Date(now.getTime() - DAY_MS).toISOString()
  const { rows } = await toDatabase(pool).execute<{
    channel: DeliveryChannel
    lastMs: number | null
    today: number
  }>(sql`
    select wanted.channel, (extract(epoch from max(figures.last)) * 1000)::float8 as "lastMs", sum(figures.today)::int as today
    from unnest(${sql.param([...DELIVERY_CHANNELS])}::enum_lead_deliveries_channel[]) as wanted (channel) ${from}
    cross join lateral (
      select
        (select max(${lead_deliveries.delivered_at}) from ${lead_deliveries}
          where ${lead_deliveries.channel} = wanted.channel ${where}) as last,
        (select count(*) from (
          select from ${lead_deliveries} where ${lead_deliveries.channel} = wanted.channel ${where}
            and ${lead_deliveries.status} = 'delivered' and ${lead_deliveries.delivered_at} > ${since}::timestamptz
          limit ${MAX_LIST_TOTAL + 1}) recent) as today
    ) figures
    group by 1`)
  return rows
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
export async function canReadDeliveries(staff: LeadStaff): Promise<boolean> {
  return (await readDeliveriesRule(staff)) !== false
}

/** Queues all dead letters that a staff member may see again; returns their number. */
export async function resendDeadLetters(staff: LeadStaff, now: Date): Promise<number> {
  const dead = (await listUndelivered(staff)).filter(({ status }) => status === 'dead')
  let queued = 0
  for (const { id } of dead)
    if (await resendDelivery(staff.payload.db.pool, id, staff.user.name || staff.user.email, now)) queued += 1
  return queued
}
