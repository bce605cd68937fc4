import { createHash } from 'node:crypto'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { DeliveryPart, PlannedDelivery } from '../domain/leads/delivery'
import type { Database } from '../server/database/database'
import { lead_deliveries, lead_routes, leads } from '../server/database/tables.generated'
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

/**
 * Inserts a lead's deliveries and their jobs in the given transaction. Existing deliveries are left as they are, and nothing is
 * added for a lead whose person was erased.
 */
export async function addDeliveries(database: Database, deliveries: NewDeliveries): Promise<void> {
  const { leadId, reference, siteId, part, planned, runAt } = deliveries
  if (planned.length === 0 || (await isErased(database, leadId))) return
  const added = await database
    .insert(lead_deliveries)
    .values(
      planned.map((delivery) => ({
        lead: leadId,
        site: siteId,
        part,
        channel: delivery.channel,
        purpose: delivery.purpose,
        recipient: delivery.recipient,
        // Null if staff have deleted the route.
        route: sql`(select ${lead_routes.id} from ${lead_routes} where ${lead_routes.id} = ${delivery.routeId})`,
        stable_key: stableKey(reference, part, delivery),
        attempt_log: [],
        next_try_at: runAt ?? sql`now()`,
      })),
    )
    .onConflictDoNothing({ target: lead_deliveries.stable_key })
    .returning({ id: lead_deliveries.id, channel: lead_deliveries.channel })
  await addDeliveryJobs(
    database,
    added.map(({ id, channel }) => ({ id, channel, runAt })),
  )
}

/** Who at the dealership got a lead, and by which channel, for what follows it. */
export function listDealerRecipients(database: Database, leadId: number): Promise<PlannedDelivery[]> {
  return database
    .selectDistinct({
      channel: lead_deliveries.channel,
      purpose: lead_deliveries.purpose,
      recipient: lead_deliveries.recipient,
      routeId: lead_deliveries.route,
    })
    .from(lead_deliveries)
    .where(
      and(eq(lead_deliveries.lead, leadId), eq(lead_deliveries.part, 'lead'), eq(lead_deliveries.purpose, 'dealer')),
    )
}

/** The same in every attempt, so that receivers can tell a retry from a second lead. */
function stableKey(reference: string, part: DeliveryPart, { channel, purpose, recipient }: PlannedDelivery): string {
  const to = createHash('sha256').update(`${channel} ${purpose} ${recipient}`).digest('hex').slice(0, 16)
  return `${reference.toLowerCase()}.${part}.${to}`
}

async function isErased(database: Database, leadId: number): Promise<boolean> {
  return (await database.$count(leads, and(eq(leads.id, leadId), isNotNull(leads.erased_at)))) > 0
}
