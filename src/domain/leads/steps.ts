import '../zodWithoutEval'
import * as z from 'zod'
import { linesField, lineValue, textField } from './contactFields'
import type { EnquiryKind } from './lead'

/** Steps of a multi-step enquiry, in order (LEAD-05, LEAD-08). */
export const LEAD_STEPS = ['start', 'rego', 'valuation', 'accept'] as const
export type LeadStep = (typeof LEAD_STEPS)[number]

export const LEAD_STEP_LABELS: Record<LeadStep, string> = {
  start: '1. Contact details',
  rego: '2. Their car',
  valuation: '3. Valuation',
  accept: '4. Completed',
}

/** Subcategories of a trade-in by step (LEAD-08). */
const TRADE_IN_SUBCATEGORIES: Record<LeadStep, string> = {
  start: '1. Started',
  rego: '1. Started',
  valuation: '2. Valuation',
  accept: '3. Offer Accepted',
}

/** Subcategory if the shopper prefers a call or the car cannot be valued online. */
const CALL_REQUESTED = '3. Call Requested'

/** Every subcategory that a lead can have; what else a form sends is not stored. */
export const LEAD_SUBCATEGORIES: readonly string[] = [...new Set(Object.values(TRADE_IN_SUBCATEGORIES)), CALL_REQUESTED]

/** The subcategory of a lead at a step; null for kinds without one. `accepted`: the shopper accepted the offer. */
export function stepSubcategory(kind: EnquiryKind, step: LeadStep, accepted = false): string | null {
  if (kind !== 'tradeIn' && kind !== 'sellMyCar') return null
  return step === 'accept' && !accepted ? CALL_REQUESTED : TRADE_IN_SUBCATEGORIES[step]
}

/** Whether a lead may go from one step to another: forwards or the same step again, and never after `accept`. */
export function canAdvance(from: LeadStep, to: LeadStep): boolean {
  return from !== 'accept' && LEAD_STEPS.indexOf(to) >= LEAD_STEPS.indexOf(from)
}

const MAX_ANSWERS = 40
const YEARS = { from: 1900, to: 2100 }

const answer = z.union([lineValue(500), z.number(), z.boolean()])
const answers = z
  .record(lineValue(80), answer)
  .refine((values) => Object.keys(values).length <= MAX_ANSWERS, 'Too many answers.')

/**
 * Request body of PATCH /api/enquiries/{lead_id} (LEAD-05, LEAD-08). Each step adds details; earlier ones are kept. The valuation
 * is calculated by the server.
 */
export const stepSchema = z.object({
  step: z.enum(['rego', 'valuation', 'accept']),
  token: z.string().min(20).max(200),
  message: linesField(4000),
  rego: textField(12),
  rego_state: textField(3),
  vehicle: z
    .object({
      make: textField(60),
      model: textField(60),
      badge: textField(80),
      year: z.int().min(YEARS.from).max(YEARS.to).nullish(),
      km: z.int().min(0).max(2_000_000).nullish(),
    })
    .nullish(),
  adjustment_answers: answers.nullish(),
  details: answers.nullish(),
  form_completed: z.boolean().nullish(),
  offer_accepted: z.boolean().nullish(),
})
export type LeadStepInput = z.output<typeof stepSchema>

/** The trade-in details of a step, including whether the offer was accepted. */
export function toTradeIn(input: LeadStepInput): Record<string, unknown> {
  const { rego_state, vehicle, adjustment_answers, offer_accepted } = input
  const details = {
    ...vehicle,
    rego_state: rego_state || null,
    adjustment_answers: adjustment_answers ?? null,
    offer_accepted: offer_accepted ?? null,
  }
  return Object.fromEntries(
    Object.entries(details).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  )
}
