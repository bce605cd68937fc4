import type { CarType } from '../stock/carType'
import type { ComparisonRange } from './comparisonRate'
import { type LoanFees, NO_FEES } from './loan'

/** Whether shoppers may set an input: on every car, not on used ones, or never (FIN-01). */
export const HIDDEN_FOR_OPTIONS = ['never', 'usedCars', 'always'] as const
export type HiddenFor = (typeof HIDDEN_FOR_OPTIONS)[number]

/**
 * A lender with its limits, fees and rules, as staff keep it in the CMS (FIN-01 to FIN-09, CAR-22). Dollars, percent a year,
 * years.
 */
export interface FinanceProvider {
  name: string
  /** what lender records of cars call it (FIN-12) */
  key: string
  minimumPrice: number
  ratePercent: { min: number; max: number; step: number }
  termYears: { min: number; max: number; step: number }
  /** repayments by the month only, at a rate that shoppers cannot change (CAR-22) */
  monthlyOnly: boolean
  hidesInterest: HiddenFor
  hidesResidual: HiddenFor
  carPage: {
    /** a car above $100,000 raises the maximum to 105% of its price */
    raisesMaximum: boolean
    /** null: as everywhere */
    longestTermYears: number | null
    /** terms to choose from in place of a slider; empty: the slider */
    termChoicesYears: number[]
  }
  fees: LoanFees
  /** what its calculators start at; null: the site's */
  startRatePercent: number | null
  /** as the lender quotes it for that rate; null: worked out */
  comparisonRatePercent: number | null
  /** null: what the disclaimer names */
  comparisonRange: ComparisonRange | null
  displayRule: LenderDisplayRule
  /** null: the site's */
  disclaimer: string | null
}

/** Which of a site's lenders stands behind which cars (SITE-01: dealership_websites). Null and empty match every car. */
export interface ProviderAssignment {
  make: string | null
  locationIds: number[]
  provider: FinanceProvider
}

/** A provider as one is when staff have changed nothing: the specified limits, no fees (FIN-01, CAR-22). */
export const STANDARD_PROVIDER: FinanceProvider = {
  name: '',
  key: '',
  minimumPrice: 1000,
  ratePercent: { min: 0.5, max: 15, step: 0.5 },
  termYears: { min: 1, max: 7, step: 0.5 },
  monthlyOnly: false,
  hidesInterest: 'never',
  hidesResidual: 'never',
  carPage: { raisesMaximum: false, longestTermYears: null, termChoicesYears: [] },
  fees: NO_FEES,
  startRatePercent: null,
  comparisonRatePercent: null,
  comparisonRange: null,
  displayRule: { newerThanYears: null, needsPayment: true },
  disclaimer: null,
}

/** Whether an input is hidden: `carType` null where the calculator is about no car. */
export function isHidden(hiding: HiddenFor, carType: CarType | null): boolean {
  return hiding === 'always' || (hiding === 'usedCars' && carType === 'used')
}

/** What a lender record must have before its figures are shown (FIN-09); a setting of the provider. */
export interface LenderDisplayRule {
  /** years; the car must be newer than this year less so many. Null: any age */
  newerThanYears: number | null
  /** the record itself must carry a weekly or monthly payment; else it is worked out from the record's rate */
  needsPayment: boolean
}
