import type { Pool, PoolClient } from 'pg'
import type { DeliveryChannel, PlannedDelivery } from '../domain/leads/delivery'
import type { EnquiryKind } from '../domain/leads/lead'
import { canAdvance, type LeadStep, type LeadStepInput, stepSubcategory, toTradeIn } from '../domain/leads/steps'
import { addDeliveries } from './addDeliveries'
import { addDeliveryJobs } from './deliveryJobs'
import { isValidToken } from './leadToken'
import { inTransaction } from './transaction'

export interface ApplyStepInput {
  siteId: number
  leadId: number
  input: LeadStepInput
  /** computed by the server in this step, such as a valuation; stored with the shopper's answers */
  serverData?: Record<string, unknown>
  now: Date
}

export type ApplyStepResult =
  | { lead_id: number; reference: string; step: LeadStep }
  /** the lead does not exist or belongs to another shopper; the response does not reveal which */
  | 'unknown'
  /** the lead is already past this step */
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
 * Adds a step to a lead started by the same shopper (LEAD-05, LEAD-08). The last step delivers it: the whole lead if it has
 * not been delivered yet, otherwise an update. Repeating the last step changes nothing and returns the same result.
 */
export function applyStep(
  pool: Pool,
  { siteId, leadId, input, serverData, now }: ApplyStepInput,
): Promise<ApplyStepResult> {
  return inTransaction(pool, async (client) => {
    const lead = await lockLead(client, siteId, leadId, now)
    if (!lead?.step || lead.expired || !isValidToken(input.token, lead.token_hash)) return 'unknown'
    const result = { lead_id: lead.id, reference: lead.reference, step: input.step }
    if (lead.step === 'accept' && input.step === 'accept') return result
    if (!canAdvance(lead.step, input.step)) return 'late'
    await client.query(
      `update leads set step = $2::enum_leads_step, subcategory = coalesce($3, subcategory),
         message = coalesce(nullif($4, ''), message), rego = coalesce(nullif($5, ''), rego),
         trade_in = coalesce(trade_in, '{}') || $6::jsonb, details = coalesce(details, '{}') || $7::jsonb,
         form_completed = form_completed or $8, offer_accepted = offer_accepted or $9, updated_at = $10
       where id = $1`,
      [
        ...[
          lead.id,
          input.step,
          stepSubcategory(lead.kind, input.step, input.offer_accepted === true),
          input.message,
          input.rego,
        ],
        ...[JSON.stringify({ ...toTradeIn(input), ...serverData }), JSON.stringify(input.details ?? {})],
        ...[input.form_completed ?? input.step === 'accept', input.offer_accepted ?? false, now],
      ],
    )
    if (input.step === 'accept') await sendCompletedLead(client, siteId, lead)
    return result
  })
}

async function lockLead(client: PoolClient, siteId: number, leadId: number, now: Date): Promise<LeadRow | undefined> {
  const { rows } = await client.query<LeadRow>(
    `select id, reference, kind, step, token_hash, token_expires_at < $3 as expired
     from leads where id = $1 and site_id = $2 for update`,
    [leadId, siteId, now],
  )
  return rows[0]
}

/** Delivers queued deliveries now; dealer recipients who already have the lead get an update. */
async function sendCompletedLead(client: PoolClient, siteId: number, lead: LeadRow) {
  const { rows } = await client.query<{
    id: number
    channel: DeliveryChannel
    purpose: PlannedDelivery['purpose']
    recipient: string
    route_id: number | null
    queued: boolean
  }>(
    `select id, channel, purpose, recipient, route_id, status = 'queued' as queued
     from lead_deliveries where lead_id = $1 and part = 'lead' for update`,
    [lead.id],
  )
  const waiting = rows.filter(({ queued }) => queued)
  await client.query('update lead_deliveries set next_try_at = now() where id = any($1)', [waiting.map(({ id }) => id)])
  await addDeliveryJobs(client, waiting)
  const delivered = rows.filter(({ queued, purpose }) => !queued && purpose === 'dealer')
  await addDeliveries(client, {
    ...{ leadId: lead.id, reference: lead.reference, siteId, part: 'update' },
    planned: delivered.map(({ channel, purpose, recipient, route_id: routeId }) => ({
      channel,
      purpose,
      recipient,
      routeId,
    })),
  })
}
