import type { CarType } from '../stock/carType'
import type { ComparisonRange } from './comparisonRate'
import { type LoanFees, NO_FEES } from './loan'

/** Whether shoppers can change an input: hidden never, on used cars, or always (FIN-01). */
export const HIDDEN_FOR_OPTIONS = ['never', 'usedCars', 'always'] as const
export type HiddenFor = (typeof HIDDEN_FOR_OPTIONS)[number]

/**
 * A lender with its limits, fees and rules, as configured in the CMS (FIN-01 to FIN-09, CAR-22). Dollars, percent a year,
 * years.
 */
export interface FinanceProvider {
  name: string
  /** matches `financeProvider` of lender records (FIN-12) */
  key: string
  minimumPrice: number
  ratePercent: { min: number; max: number; step: number }
  termYears: { min: number; max: number; step: number }
  /** monthly repayments only, at a fixed rate (CAR-22) */
  monthlyOnly: boolean
  hidesInterest: HiddenFor
  hidesResidual: HiddenFor
  carPage: {
    /** a car above $100,000 raises the maximum to 105% of its price */
    raisesMaximum: boolean
    /** null: the usual maximum */
    maxTermYears: number | null
    /** terms to choose from instead of a slider; empty: the slider */
    termChoicesYears: number[]
  }
  fees: LoanFees
  /** initial rate of its calculators; null: the site's */
  startRatePercent: number | null
  /** null: from the disclaimer */
  comparisonRange: ComparisonRange | null
  displayRule: LenderDisplayRule
  /** null: the site's */
  disclaimer: string | null
}

/** Assigns a lender to cars by make and location (SITE-01: dealership_websites). Null and empty match every car. */
export interface ProviderAssignment {
  make: string | null
  locationIds: number[]
  provider: FinanceProvider
}

/** The default provider: the specified limits, no fees (FIN-01, CAR-22). */
export const STANDARD_PROVIDER: FinanceProvider = {
  name: '',
  key: '',
  minimumPrice: 1000,
  ratePercent: { min: 0.5, max: 15, step: 0.5 },
  termYears: { min: 1, max: 7, step: 0.5 },
  monthlyOnly: false,
  hidesInterest: 'never',
  hidesResidual: 'never',
  carPage: { raisesMaximum: false, maxTermYears: null, termChoicesYears: [] },
  fees: NO_FEES,
  startRatePercent: null,
  comparisonRange: null,
  displayRule: { newerThanYears: null, needsPayment: true },
  disclaimer: null,
}

/** Whether an input is hidden; `carType` is null if the calculator is not about a car. */
export function isHidden(hiding: HiddenFor, carType: CarType | null): boolean {
  return hiding === 'always' || (hiding === 'usedCars' && carType === 'used')
}

/** Conditions for showing a lender record's figures (FIN-09), set per provider. */
export interface LenderDisplayRule {
  /** years; the car's model year must be later than the current year minus this. Null: any age */
  newerThanYears: number | null
  /** the record must have a weekly or monthly payment; otherwise one is calculated from its rate */
  needsPayment: boolean
}
