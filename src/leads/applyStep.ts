import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { canAdvance, type LeadStep, type LeadStepInput, stepSubcategory, toTradeIn } from '../domain/leads/steps'
import { type Database, inTransaction } from '../server/database/database'
import { lead_deliveries, leads } from '../server/database/tables.generated'
import { addDeliveries } from './addDeliveries'
import { addDeliveryJobs } from './deliveryJobs'
import { isValidToken } from './leadToken'

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

type LockedLead = NonNullable<Awaited<ReturnType<typeof lockLead>>>

/**
 * Adds a step to a lead started by the same shopper (LEAD-05, LEAD-08). The last step delivers it: the whole lead if it has
 * not been delivered yet, otherwise an update. Repeating the last step changes nothing and returns the same result.
 */
export function applyStep(
  pool: Pool,
  { siteId, leadId, input, serverData, now }: ApplyStepInput,
): Promise<ApplyStepResult> {
  return inTransaction(pool, async (database) => {
    const lead = await lockLead(database, siteId, leadId, now)
    if (!lead?.step || lead.expired || !isValidToken(input.token, lead.tokenHash)) return 'unknown'
    const result = { lead_id: lead.id, reference: lead.reference, step: input.step }
    if (lead.step === 'accept' && input.step === 'accept') return result
    if (!canAdvance(lead.step, input.step)) return 'late'
    const tradeIn = { ...toTradeIn(input), ...serverData }
    await database
      .update(leads)
      .set({
        step: input.step,
        // Drizzle omits undefined values.
        subcategory: stepSubcategory(lead.kind, input.step, input.offer_accepted === true) ?? undefined,
        message: input.message || undefined,
        rego: input.rego || undefined,
        trade_in: sql`coalesce(${leads.trade_in}, '{}') || ${JSON.stringify(tradeIn)}::jsonb`,
        details: sql`coalesce(${leads.details}, '{}') || ${JSON.stringify(input.details ?? {})}::jsonb`,
        form_completed: sql`${leads.form_completed} or ${input.form_completed ?? input.step === 'accept'}`,
        offer_accepted: sql`${leads.offer_accepted} or ${input.offer_accepted ?? false}`,
        updatedAt: now,
      })
      .where(eq(leads.id, lead.id))
    if (input.step === 'accept') await sendCompletedLead(database, siteId, lead)
    return result
  })
}

async function lockLead(database: Database, siteId: number, leadId: number, now: Date) {
  const [lead] = await database
    .select({
      id: leads.id,
      reference: leads.reference,
      kind: leads.kind,
      step: leads.step,
      tokenHash: leads.token_hash,
      expired: sql<boolean | null>`${leads.token_expires_at} < ${now}`,
    })
    .from(leads)
    .where(and(eq(leads.id, leadId), eq(leads.site, siteId)))
    .for('update')
  return lead
}

/** Delivers queued deliveries now; dealer recipients who already have the lead get an update. */
async function sendCompletedLead(database: Database, siteId: number, lead: LockedLead) {
  const { id, channel, purpose, recipient, route: routeId } = getTableColumns(lead_deliveries)
  const rows = await database
    .select({ id, channel, purpose, recipient, routeId, queued: sql<boolean>`${lead_deliveries.status} = 'queued'` })
    .from(lead_deliveries)
    .where(and(eq(lead_deliveries.lead, lead.id), eq(lead_deliveries.part, 'lead')))
    .for('update')
  const waiting = rows.filter(({ queued }) => queued)
  await database
    .update(lead_deliveries)
    .set({ next_try_at: sql`now()` })
    .where(
      inArray(
        id,
        waiting.map(({ id }) => id),
      ),
    )
  await addDeliveryJobs(database, waiting)
  const delivered = rows.filter(({ queued, purpose }) => !queued && purpose === 'dealer')
  await addDeliveries(database, {
    ...{ leadId: lead.id, reference: lead.reference, siteId, part: 'update' },
    planned: delivered.map(({ channel, purpose, recipient, routeId }) => ({ channel, purpose, recipient, routeId })),
  })
}
