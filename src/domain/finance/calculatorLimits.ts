import { formatDollars } from '../format'
import type { FinanceProvider } from './financeProvider'
import type { FinanceTerms } from './financeTerms'

/** Limits of one input; `step` is the slider's, typed values may be between steps. */
export interface InputLimits {
  min: number
  max: number
  step: number
}

/** Inputs with limits. Money in dollars, the rate in percent a year, the term in years. */
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

/** Maximum of the calculator's price, in percent of the price of a car above the usual maximum (CAR-22). */
const RAISED_MAX_PERCENT = 105

/** The finance page's limits with a provider's settings (FIN-01). */
export function financePageLimits(
  provider: FinanceProvider,
  terms: Pick<FinanceTerms, 'ratePercent' | 'termYears'> | null = null,
): CalculatorLimits {
  return extendToTerms(withProvider(FINANCE_PAGE_LIMITS, provider), terms)
}

/**
 * The car page's limits with a provider's settings (CAR-22), extended to include the terms of the car's repayment, so that the
 * calculator can start at them.
 */
export function carPageLimits(
  provider: FinanceProvider,
  price: number | null,
  terms: Pick<FinanceTerms, 'ratePercent' | 'termYears'> | null,
): CalculatorLimits {
  const limits = withProvider(CAR_PAGE_LIMITS, provider)
  const { raisesMaximum, maxTermYears, termChoicesYears } = provider.carPage
  const raised = Math.round(((price ?? 0) * RAISED_MAX_PERCENT) / 100)
  const term = { ...limits.termYears, max: maxTermYears ?? limits.termYears.max }
  if (termChoicesYears.length > 0) {
    term.min = Math.min(...termChoicesYears)
    term.max = Math.max(...termChoicesYears)
  }
  const max = raisesMaximum && (price ?? 0) > limits.price.max ? raised : limits.price.max
  return extendToTerms({ ...limits, price: { ...limits.price, max }, termYears: term }, terms)
}

function withProvider(profile: CalculatorLimits, provider: FinanceProvider): CalculatorLimits {
  return {
    ...profile,
    price: { ...profile.price, min: Math.max(profile.price.min, provider.minimumPrice) },
    termYears: provider.termYears,
    ratePercent: provider.ratePercent,
  }
}

function extendToTerms(
  limits: CalculatorLimits,
  terms: Pick<FinanceTerms, 'ratePercent' | 'termYears'> | null,
): CalculatorLimits {
  return {
    ...limits,
    termYears: extendTo(limits.termYears, terms?.termYears),
    ratePercent: extendTo(limits.ratePercent, terms?.ratePercent),
  }
}

function extendTo(limits: InputLimits, value: number | undefined): InputLimits {
  if (value === undefined) return limits
  return { ...limits, min: Math.min(limits.min, value), max: Math.max(limits.max, value) }
}

/**
 * Clamps an input. A price of 0 or less becomes 0; any other price is left unchanged, so that the shopper reads the help text
 * (FIN-01). Every other input is limited to its minimum and maximum (FIN-02). NaN becomes the minimum.
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

/** The help text of a price at or beyond its limits (FIN-01, STK-15); null otherwise. */
export function priceHelp(price: number, limits: Pick<InputLimits, 'min' | 'max'>): string | null {
  if (price > limits.min && price < limits.max) return null
  return `Cannot be less than ${formatDollars(limits.min)} or more than ${formatDollars(limits.max)}`
}
