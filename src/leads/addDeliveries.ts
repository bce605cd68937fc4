import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { DeliveryChannel, DeliveryPart, PlannedDelivery } from '../domain/leads/delivery'
import { addDeliveryJobs } from './deliveryJobs'

export interface NewDeliveries {
  leadId: number
  reference: string
  siteId: number
  part: DeliveryPart
  planned: readonly PlannedDelivery[]
  /** when to deliver; immediately by default */
  runAt?: Date
}

/** Inserts a lead's deliveries and their jobs in the client's transaction. Existing deliveries are left as they are. */
export async function addDeliveries(client: PoolClient, deliveries: NewDeliveries): Promise<void> {
  const { leadId, reference, siteId, part, planned, runAt } = deliveries
  if (planned.length === 0) return
  const rows = planned.map((delivery) => ({
    channel: delivery.channel,
    purpose: delivery.purpose,
    recipient: delivery.recipient,
    route_id: delivery.routeId,
    stable_key: stableKey(reference, part, delivery),
  }))
  const added = await client.query<{ id: number; channel: DeliveryChannel }>(
    `insert into lead_deliveries (lead_id, site_id, part, channel, purpose, recipient, route_id, stable_key, status, attempts,
       attempt_log, next_try_at)
     select $1, $2, $3, channel::enum_lead_deliveries_channel, purpose::enum_lead_deliveries_purpose, recipient,
       (select id from lead_routes where id = route_id), stable_key, 'queued', 0, '[]', coalesce($5, now())
     from jsonb_to_recordset($4::jsonb) as row (channel text, purpose text, recipient text, route_id int, stable_key text)
     on conflict (stable_key) do nothing returning id, channel`,
    [leadId, siteId, part, JSON.stringify(rows), runAt ?? null],
  )
  await addDeliveryJobs(
    client,
    added.rows.map(({ id, channel }) => ({ id, channel, runAt })),
  )
}

/** The same in every attempt, so that receivers can tell a retry from a second lead. */
function stableKey(reference: string, part: DeliveryPart, { channel, purpose, recipient }: PlannedDelivery): string {
  const to = createHash('sha256').update(`${channel} ${purpose} ${recipient}`).digest('hex').slice(0, 16)
  return `${reference.toLowerCase()}.${part}.${to}`
}
