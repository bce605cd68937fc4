import * as z from 'zod'
import { textField } from './contactFields'
import type { EnquiryKind } from './lead'

/** Steps of an enquiry that is sent bit by bit, in their order (LEAD-05, LEAD-08). */
export const LEAD_STEPS = ['start', 'rego', 'valuation', 'accept'] as const
export type LeadStep = (typeof LEAD_STEPS)[number]

export const LEAD_STEP_LABELS: Record<LeadStep, string> = {
  start: '1. Contact details',
  rego: '2. Their car',
  valuation: '3. Valuation',
  accept: '4. Finished',
}

/** How a trade-in is filed while it goes on (LEAD-08). */
const TRADE_IN_SUBCATEGORIES: Record<LeadStep, string> = {
  start: '1. Started',
  rego: '1. Started',
  valuation: '2. Valuation',
  accept: '3. Offer Accepted',
}

/** Of a shopper who would rather talk about it, or whose car nobody values online. */
const CALL_REQUESTED = '3. Call Requested'

/** The subcategory of a lead at a step; null where its kind has none of its own. `accepted`: the shopper took the offer up. */
export function stepSubcategory(kind: EnquiryKind, step: LeadStep, accepted = false): string | null {
  if (kind !== 'tradeIn' && kind !== 'sellMyCar') return null
  return step === 'accept' && !accepted ? CALL_REQUESTED : TRADE_IN_SUBCATEGORIES[step]
}

/** Whether a lead at one step may go to another: on, or over the same one again, and nowhere once it is accepted. */
export function canTakeStep(from: LeadStep, to: LeadStep): boolean {
  return from !== 'accept' && LEAD_STEPS.indexOf(to) >= LEAD_STEPS.indexOf(from)
}

const ANSWERS = 40
const YEARS = { from: 1900, to: 2100 }

const answer = z.union([z.string().max(500), z.number(), z.boolean()])
const answers = z
  .record(z.string().max(80), answer)
  .refine((given) => Object.keys(given).length <= ANSWERS, 'Too many answers.')

/**
 * What a form sends to PATCH /api/enquiries/{lead_id} (LEAD-05, LEAD-08). Each step says what it adds; nothing that was
 * said before is taken back. What a car is worth is never in here: the server works it out.
 */
export const stepSchema = z.object({
  step: z.enum(['rego', 'valuation', 'accept']),
  token: z.string().min(20).max(200),
  message: textField(4000),
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

/** What a step adds to what is known of the shopper's own car, and in the end whether they take the offer up. */
export function toTradeIn(sent: LeadStepInput): Record<string, unknown> {
  const { rego_state, vehicle, adjustment_answers, offer_accepted } = sent
  const known = {
    ...vehicle,
    rego_state: rego_state || null,
    adjustment_answers: adjustment_answers ?? null,
    offer_accepted: offer_accepted ?? null,
  }
  return Object.fromEntries(
    Object.entries(known).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  )
}
