import { formatDollars } from '../format'
import type { FinanceProvider } from './financeProvider'
import type { FinanceTerms } from './financeTerms'

/** Bounds of one input; `step` is the slider's, typed values between steps are kept. */
export interface InputLimits {
  min: number
  max: number
  step: number
}

/** The inputs that have bounds. Money in dollars, the rate in percent a year, the term in years. */
export const CALCULATOR_INPUTS = ['price', 'termYears', 'ratePercent', 'deposit', 'residual'] as const
export type CalculatorInput = (typeof CALCULATOR_INPUTS)[number]
export type CalculatorLimits = Record<CalculatorInput, InputLimits>

/** Limits of the finance page's calculator (FIN-01). */
export const FINANCE_PAGE_LIMITS: CalculatorLimits = {
  price: { min: 1000, max: 250_000, step: 500 },
  termYears: { min: 1, max: 7, step: 0.5 },
  ratePercent: { min: 0.5, max: 15, step: 0.5 },
  deposit: { min: 0, max: 250_000, step: 0.5 },
  residual: { min: 0, max: 250_000, step: 0.5 },
}

/** Limits of the car page's calculator (CAR-22). */
export const CAR_PAGE_LIMITS: CalculatorLimits = {
  ...FINANCE_PAGE_LIMITS,
  price: { min: 1000, max: 100_000, step: 500 },
}

/** How much above a dear car's price its calculator goes where a provider lets it (CAR-22). */
const DEAR_CAR_SHARE_PERCENT = 105

/** The finance page's limits with a provider's settings (FIN-01). */
export function financePageLimits(
  provider: FinanceProvider,
  terms: Pick<FinanceTerms, 'ratePercent' | 'termYears'> | null = null,
): CalculatorLimits {
  return reachingTerms(withProvider(FINANCE_PAGE_LIMITS, provider), terms)
}

/**
 * The car page's limits with a provider's settings (CAR-22). They reach as far as what the car's repayment rests on: a
 * calculator that starts beyond its own bounds would not agree with the figure that led to it.
 */
export function carPageLimits(
  provider: FinanceProvider,
  price: number | null,
  terms: Pick<FinanceTerms, 'ratePercent' | 'termYears'> | null,
): CalculatorLimits {
  const limits = withProvider(CAR_PAGE_LIMITS, provider)
  const { raisesMaximum, longestTermYears, termChoicesYears } = provider.carPage
  const raised = Math.round(((price ?? 0) * DEAR_CAR_SHARE_PERCENT) / 100)
  const term = { ...limits.termYears, max: longestTermYears ?? limits.termYears.max }
  if (termChoicesYears.length > 0) {
    term.min = Math.min(...termChoicesYears)
    term.max = Math.max(...termChoicesYears)
  }
  const max = raisesMaximum && (price ?? 0) > limits.price.max ? raised : limits.price.max
  return reachingTerms({ ...limits, price: { ...limits.price, max }, termYears: term }, terms)
}

function withProvider(profile: CalculatorLimits, provider: FinanceProvider): CalculatorLimits {
  return {
    ...profile,
    price: { ...profile.price, min: Math.max(profile.price.min, provider.minimumPrice) },
    termYears: provider.termYears,
    ratePercent: provider.ratePercent,
  }
}

function reachingTerms(
  limits: CalculatorLimits,
  terms: Pick<FinanceTerms, 'ratePercent' | 'termYears'> | null,
): CalculatorLimits {
  return {
    ...limits,
    termYears: reaching(limits.termYears, terms?.termYears),
    ratePercent: reaching(limits.ratePercent, terms?.ratePercent),
  }
}

function reaching(limits: InputLimits, value: number | undefined): InputLimits {
  if (value === undefined) return limits
  return { ...limits, min: Math.min(limits.min, value), max: Math.max(limits.max, value) }
}

/**
 * An input as the calculator takes it. A price of 0 or below becomes 0 and is otherwise kept, so that the shopper reads
 * the help instead of seeing their number change (FIN-01); every other input above its maximum becomes the maximum, and
 * at or below its minimum the minimum (FIN-02). What is not a number counts as too small.
 */
export function clampInput(input: CalculatorInput, value: number, limits: CalculatorLimits): number {
  if (input === 'price') {
    if (value > 0) return value
    return 0
  }
  const { min, max } = limits[input]
  if (value > max) return max
  if (value > min) return value
  return min
}

/** The help under a price at or beyond its bounds (FIN-01, STK-15); null in between. */
export function priceHelp(price: number, limits: Pick<InputLimits, 'min' | 'max'>): string | null {
  if (price > limits.min && price < limits.max) return null
  return `Cannot be less than ${formatDollars(limits.min)} or more than ${formatDollars(limits.max)}`
}
