import { formatDollars } from '../format'

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

/** How much above a dear car's price its calculator goes where a site lets it (CAR-22). */
const DEAR_CAR_SHARE_PERCENT = 105

/** What a site may change of a limit profile. */
export interface LimitSettings {
  /** dollars, 5000 for some lenders (FIN-01, CAR-22) */
  minimumPrice?: number
  /** years, 5 on some sites (CAR-22) */
  maximumTermYears?: number
  /** percent a year, such as 7.5 to 14.5 or 4 to 20 (FIN-01) */
  ratePercent?: { min: number; max: number }
  /** dollars: a car dearer than the profile's maximum raises it to 105% of its price (CAR-22) */
  raisedForPrice?: number
}

/** A limit profile with a site's settings applied (FIN-01, CAR-22). */
export function limitsWith(profile: CalculatorLimits, settings: LimitSettings): CalculatorLimits {
  const { raisedForPrice = 0 } = settings
  const raised = Math.round((raisedForPrice * DEAR_CAR_SHARE_PERCENT) / 100)
  return {
    ...profile,
    price: {
      ...profile.price,
      min: settings.minimumPrice ?? profile.price.min,
      max: raisedForPrice > profile.price.max ? raised : profile.price.max,
    },
    termYears: { ...profile.termYears, max: settings.maximumTermYears ?? profile.termYears.max },
    ratePercent: { ...profile.ratePercent, ...settings.ratePercent },
  }
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
