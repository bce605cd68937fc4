import { fromCents, toCents } from '../money'
import type { SiteFinance } from '../site/site'
import type { LenderRecord } from '../stock/car'
import { amortise, balanceOverTime, type Loan } from './amortise'
import type { CalculatorLimits } from './calculatorLimits'
import { clampInput } from './calculatorLimits'
import { comparisonRatePercent } from './comparisonRate'
import type { LoanFees, RepaymentFrequency } from './loan'
import { financedFees, NO_FEES, numberOfPayments, PAYMENTS_PER_YEAR } from './loan'

/** What a shopper sets in the repayment calculator (FIN-01). Money in dollars. */
export interface CalculatorInputs {
  price: number
  termYears: number
  ratePercent: number
  /** deposit or trade-in */
  deposit: number
  /** final payment */
  residual: number
  frequency: RepaymentFrequency
}

export interface CalculatorSettings {
  limits: CalculatorLimits
  fees: LoanFees
}

/** What a calculator shows. Money in dollars with cents. */
export interface Repayment {
  /** each repayment, account fees included */
  repayment: number
  frequency: RepaymentFrequency
  /** everything repaid over the term, final payment included; null when hidden (FIN-07) */
  total: number | null
  /** the part of the total that is interest and fees; null when hidden (FIN-07) */
  interestPaid: number | null
  /** interest and fees as one yearly rate; null when hidden (FIN-07) */
  comparisonRatePercent: number | null
  /** true when the repayment is too small to quote and 'Enquire for Finance' stands in its place (FIN-07) */
  showsEnquire: boolean
}

/** Shown in place of a repayment of `SMALLEST_REPAYMENT` or less (FIN-07). */
export const ENQUIRE_FOR_FINANCE = 'Enquire for Finance'
/** dollars (FIN-07) */
export const SMALLEST_REPAYMENT = 25
/** dollars, where there is no car or it has no price (FIN-03) */
export const DEFAULT_PRICE = 30_000

/**
 * The fees of a loan (FIN-04): the lender record's establishment fee where it names one, else the site's. `fixed` is
 * for a site whose lender charges fixed fees beyond it.
 */
export function loanFees(
  lender: Pick<LenderRecord, 'establishmentFees'> | null,
  finance: Pick<SiteFinance, 'establishmentFee'>,
  fixed: Partial<LoanFees> = {},
): LoanFees {
  return { ...NO_FEES, establishment: lender?.establishmentFees ?? finance.establishmentFee, ...fixed }
}

/**
 * What the calculator starts with (FIN-03): the car's price, the site's term and rate, and the lender record's deposit.
 */
export function defaultInputs(
  carPrice: number | null,
  lender: Pick<LenderRecord, 'deposit'> | null,
  finance: Pick<SiteFinance, 'termYears' | 'ratePercent'>,
  limits: CalculatorLimits,
): CalculatorInputs {
  return {
    price: carPrice !== null && carPrice > 0 ? carPrice : DEFAULT_PRICE,
    termYears: clampInput('termYears', finance.termYears, limits),
    ratePercent: clampInput('ratePercent', finance.ratePercent, limits),
    deposit: clampInput('deposit', lender?.deposit ?? 0, limits),
    residual: 0,
    frequency: 'weekly',
  }
}

/** The repayment of what a shopper set, inputs clamped first (FIN-01, FIN-02, FIN-04, FIN-07). */
export function calculateRepayment(inputs: CalculatorInputs, settings: CalculatorSettings): Repayment {
  const loan = loanOf(inputs, settings)
  const accountFee = toCents((settings.fees.monthlyAccount * 12) / PAYMENTS_PER_YEAR[inputs.frequency])
  const amortised = loan.financedCents > 0 ? amortise(loan) : 0
  const repayment = amortised > 0 ? amortised + accountFee : 0
  const showsEnquire = repayment <= toCents(SMALLEST_REPAYMENT)
  if (showsEnquire) {
    return {
      repayment: fromCents(repayment),
      frequency: inputs.frequency,
      total: null,
      interestPaid: null,
      comparisonRatePercent: null,
      showsEnquire,
    }
  }
  const total = repayment * numberOfPayments(loan.termYears, loan.frequency) + loan.residualCents
  const borrowed = loan.financedCents - toCents(financedFees(settings.fees))
  return {
    repayment: fromCents(repayment),
    frequency: inputs.frequency,
    total: fromCents(total),
    interestPaid: fromCents(total - borrowed),
    comparisonRatePercent: comparisonRatePercent({ ...loan, receivedCents: borrowed, paymentCents: repayment }),
    showsEnquire,
  }
}

/** What is still owed after each year, in dollars, for the calculator's chart; empty when nothing is financed. */
export function remainingBalance(
  inputs: CalculatorInputs,
  settings: CalculatorSettings,
): { years: number; balance: number }[] {
  const loan = loanOf(inputs, settings)
  if (loan.financedCents <= 0) return []
  return balanceOverTime(loan).map(({ years, balanceCents }) => ({ years, balance: fromCents(balanceCents) }))
}

function loanOf(inputs: CalculatorInputs, { limits, fees }: CalculatorSettings): Loan {
  const price = clampInput('price', inputs.price, limits)
  const deposit = clampInput('deposit', inputs.deposit, limits)
  const borrowedCents = toCents(price) - toCents(deposit)
  return {
    // fees alone are never lent: a deposit that covers the price leaves no loan
    financedCents: borrowedCents > 0 ? borrowedCents + toCents(financedFees(fees)) : 0,
    ratePercent: clampInput('ratePercent', inputs.ratePercent, limits),
    termYears: clampInput('termYears', inputs.termYears, limits),
    frequency: inputs.frequency,
    residualCents: toCents(clampInput('residual', inputs.residual, limits)),
  }
}
