import '../zodWithoutEval'
import * as z from 'zod'
import type { Valuation } from '../car/tradeIn'

/** States and territories of registration. */
export const REGO_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const

/** A question that adjusts an estimate; `share` is the fraction of the value that remains. */
export interface Adjustment {
  id: string
  question: string
  /** label of the answer for the dealer */
  label: string
  answers: readonly { value: string; label: string; share: number }[]
}

/**
 * Questions about the condition of the shopper's car (LEAD-08). Shares follow common reconditioning deductions; finance owing
 * does not reduce the value, since it is paid out of it.
 */
export const ADJUSTMENTS: readonly Adjustment[] = [
  {
    id: 'condition',
    question: 'What condition is it in?',
    label: 'Condition',
    answers: [
      { value: 'excellent', label: 'Like new', share: 1 },
      { value: 'good', label: 'Good, with small marks', share: 0.97 },
      { value: 'fair', label: 'Worn, or needs work', share: 0.88 },
    ],
  },
  {
    id: 'service_history',
    question: 'Do you have its service history?',
    label: 'Service history',
    answers: [
      { value: 'full', label: 'All of it', share: 1 },
      { value: 'part', label: 'Some', share: 0.98 },
      { value: 'none', label: 'None', share: 0.95 },
    ],
  },
  {
    id: 'damage',
    question: 'Was it ever in an accident, a flood or hail?',
    label: 'Accident, flood or hail',
    answers: [
      { value: 'no', label: 'No', share: 1 },
      { value: 'yes', label: 'Yes', share: 0.88 },
    ],
  },
  {
    id: 'finance_owing',
    question: 'Is finance owing on it?',
    label: 'Finance owing',
    answers: [
      { value: 'no', label: 'No', share: 1 },
      { value: 'yes', label: 'Yes', share: 1 },
    ],
  },
]

const HUNDRED = 100

/** The range adjusted by the shopper's answers, in whole hundreds of dollars. Unanswered questions change nothing. */
export function adjustedValuation(valuation: Valuation, answers: Record<string, unknown>): Valuation {
  const share = ADJUSTMENTS.reduce(
    (product, { id, answers: options }) => product * (options.find(({ value }) => value === answers[id])?.share ?? 1),
    1,
  )
  const adjust = (dollars: number) => Math.max(0, Math.round((dollars * share) / HUNDRED) * HUNDRED)
  return { ...valuation, low: adjust(valuation.low), high: adjust(valuation.high) }
}

const requiredText = (message: string) => z.string(message).trim().min(1, message).max(60)

/** Fields of the second step: the shopper's own car. The plate is optional. */
export function ownCarSchema(now: Date) {
  const maxYear = now.getUTCFullYear() + 1
  const year = 'Please enter the year, such as 2021.'
  const km = 'Please enter the kilometres.'
  return z.object({
    rego: z.string().trim().toUpperCase().max(12, 'A plate has at most 12 letters and digits.').default(''),
    rego_state: z.union([z.literal(''), z.enum(REGO_STATES)], 'Please choose the state.').default(''),
    make: requiredText('Please enter the make.'),
    model: requiredText('Please enter the model.'),
    badge: z.string().trim().max(80).default(''),
    year: z.int(year).min(1900, year).max(maxYear, 'The year cannot be in the future.'),
    km: z.int(km).min(0, km).max(2_000_000, 'Please enter the kilometres, at most 2,000,000.'),
  })
}
export type OwnCarInput = z.input<ReturnType<typeof ownCarSchema>>

/** Fields of the third step: an answer to every question. */
export const adjustmentSchema = z.object(
  Object.fromEntries(
    ADJUSTMENTS.map(({ id, question, answers }) => [
      id,
      z.enum(answers.map(({ value }) => value) as [string, ...string[]], `Please answer: ${question}`),
    ]),
  ),
)
