import type { Pool, PoolClient } from 'pg'
import type { DeliveryChannel, PlannedDelivery } from '../domain/leads/delivery'
import type { EnquiryKind } from '../domain/leads/lead'
import { canAdvance, type LeadStep, type LeadStepInput, stepSubcategory, toTradeIn } from '../domain/leads/steps'
import { addDeliveries } from './addDeliveries'
import { addDeliveryJobs } from './deliveryJobs'
import { isValidToken } from './leadToken'
import { inTransaction } from './transaction'

export interface StepToTake {
  siteId: number
  leadId: number
  sent: LeadStepInput
  /** what the server itself found out in this step, such as a valuation; kept beside the shopper's answers */
  found?: Record<string, unknown>
  now: Date
}

export type StepTaken =
  | { lead_id: number; reference: string; step: LeadStep }
  /** no such lead, or not this shopper's: nobody is told which */
  | 'unknown'
  /** the lead has gone further already */
  | 'late'

interface LeadRow {
  id: number
  reference: string
  kind: EnquiryKind
  step: LeadStep | null
  token_hash: string | null
  expired: boolean
}

/**
 * Adds a step to a lead that its shopper began (LEAD-05, LEAD-08). The last step sends it out: at once where it has not been
 * sent, else what was added follows. Taking the last step again changes nothing and answers the same.
 */
export function applyStep(pool: Pool, { siteId, leadId, sent, found, now }: StepToTake): Promise<StepTaken> {
  return inTransaction(pool, async (client) => {
    const lead = await leadOf(client, siteId, leadId, now)
    if (!lead?.step || lead.expired || !isValidToken(sent.token, lead.token_hash)) return 'unknown'
    const answer = { lead_id: lead.id, reference: lead.reference, step: sent.step }
    if (lead.step === 'accept' && sent.step === 'accept') return answer
    if (!canAdvance(lead.step, sent.step)) return 'late'
    await client.query(
      `update leads set step = $2::enum_leads_step, subcategory = coalesce($3, subcategory),
         message = coalesce(nullif($4, ''), message), rego = coalesce(nullif($5, ''), rego),
         trade_in = coalesce(trade_in, '{}') || $6::jsonb, details = coalesce(details, '{}') || $7::jsonb,
         form_completed = form_completed or $8, offer_accepted = offer_accepted or $9, updated_at = $10
       where id = $1`,
      [
        ...[
          lead.id,
          sent.step,
          stepSubcategory(lead.kind, sent.step, sent.offer_accepted === true),
          sent.message,
          sent.rego,
        ],
        ...[JSON.stringify({ ...toTradeIn(sent), ...found }), JSON.stringify(sent.details ?? {})],
        ...[sent.form_completed ?? sent.step === 'accept', sent.offer_accepted ?? false, now],
      ],
    )
    if (sent.step === 'accept') await sendOn(client, siteId, lead)
    return answer
  })
}

async function leadOf(client: PoolClient, siteId: number, leadId: number, now: Date): Promise<LeadRow | undefined> {
  const { rows } = await client.query<LeadRow>(
    `select id, reference, kind, step, token_hash, token_expires_at < $3 as expired
     from leads where id = $1 and site_id = $2 for update`,
    [leadId, siteId, now],
  )
  return rows[0]
}

/** What has not gone out goes now; whoever at the dealer has the lead already is sent the rest. */
async function sendOn(client: PoolClient, siteId: number, lead: LeadRow) {
  const { rows } = await client.query<{
    id: number
    channel: DeliveryChannel
    purpose: PlannedDelivery['purpose']
    recipient: string
    route_id: number | null
    waits: boolean
  }>(
    `select id, channel, purpose, recipient, route_id, status = 'queued' as waits
     from lead_deliveries where lead_id = $1 and part = 'lead' for update`,
    [lead.id],
  )
  const waiting = rows.filter(({ waits }) => waits)
  await client.query('update lead_deliveries set next_try_at = now() where id = any($1)', [waiting.map(({ id }) => id)])
  await addDeliveryJobs(client, waiting)
  const sent = rows.filter(({ waits, purpose }) => !waits && purpose === 'dealer')
  await addDeliveries(client, {
    ...{ leadId: lead.id, reference: lead.reference, siteId, part: 'update' },
    planned: sent.map(({ channel, purpose, recipient, route_id: routeId }) => ({
      channel,
      purpose,
      recipient,
      routeId,
    })),
  })
}
