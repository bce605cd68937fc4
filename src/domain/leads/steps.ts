/** Steps of an enquiry that is sent bit by bit, in their order (LEAD-05, LEAD-08). */
export const LEAD_STEPS = ['start', 'rego', 'valuation', 'accept'] as const
export type LeadStep = (typeof LEAD_STEPS)[number]

export const LEAD_STEP_LABELS: Record<LeadStep, string> = {
  start: '1. Contact details',
  rego: '2. Their car',
  valuation: '3. Valuation',
  accept: '4. Offer accepted',
}
