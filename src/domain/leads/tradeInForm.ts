import * as z from 'zod'
import type { Valuation } from '../car/tradeIn'

/** Where a car may be registered. */
export const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const

/** A question whose answer moves an estimate; `share` is what of the value is left. */
export interface Adjustment {
  id: string
  question: string
  /** before the answer, where the dealer reads it */
  label: string
  answers: readonly { value: string; label: string; share: number }[]
}

/**
 * What the shopper says of their car's state (LEAD-08). The shares are what dealers usually take off for getting a car ready
 * for sale; finance owing takes nothing off, but is paid out first.
 */
export const ADJUSTMENTS: readonly Adjustment[] = [
  {
    id: 'condition',
    question: 'What state is it in?',
    label: 'State',
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

/** The range after what the shopper said of the car's state, in whole hundreds of dollars. What was not answered changes nothing. */
export function adjustedValuation(valuation: Valuation, answers: Record<string, unknown>): Valuation {
  const share = ADJUSTMENTS.reduce(
    (left, { id, answers: offered }) => left * (offered.find(({ value }) => value === answers[id])?.share ?? 1),
    1,
  )
  const lowered = (dollars: number) => Math.max(0, Math.round((dollars * share) / HUNDRED) * HUNDRED)
  return { ...valuation, low: lowered(valuation.low), high: lowered(valuation.high) }
}

const words = (message: string) => z.string(message).trim().min(1, message).max(60)

/** What the second step asks: the shopper's own car. The plate may be left out by who does not know it. */
export function ownCarSchema(now: Date) {
  const latest = now.getUTCFullYear() + 1
  const year = 'Please enter the year, such as 2021.'
  const km = 'Please enter the kilometres.'
  return z.object({
    rego: z.string().trim().max(12, 'A plate has at most 12 letters and digits.').default(''),
    rego_state: z.union([z.literal(''), z.enum(STATES)], 'Please choose the state.').default(''),
    make: words('Please enter the make.'),
    model: words('Please enter the model.'),
    badge: z.string().trim().max(80).default(''),
    year: z.int(year).min(1900, year).max(latest, 'That year is still to come.'),
    km: z.int(km).min(0, km).max(2_000_000, 'Please enter the kilometres, at most 2,000,000.'),
  })
}
export type OwnCarInput = z.input<ReturnType<typeof ownCarSchema>>

/** What the third step asks: an answer to every question. */
export const adjustmentSchema = z.object(
  Object.fromEntries(
    ADJUSTMENTS.map(({ id, question, answers }) => [
      id,
      z.enum(answers.map(({ value }) => value) as [string, ...string[]], `Please answer: ${question}`),
    ]),
  ),
)
