import { fromCents, toCents } from '../money'
import { amortise, type Loan } from './amortise'
import { financedFees, type LoanFees, numberOfPayments, PAYMENTS_PER_YEAR, type RepaymentFrequency } from './loan'

/** Inputs of a repayment. Money in dollars, the rate in percent a year. */
export interface RepaymentInputs {
  price: number
  termYears: number
  ratePercent: number
  /** deposit or trade-in */
  deposit: number
  /** final payment */
  residual: number
  frequency: RepaymentFrequency
}

/** A lender's quoted repayments in dollars, valid for exactly these inputs. */
export interface LenderQuote {
  inputs: Omit<RepaymentInputs, 'frequency'>
  weekly: number
  monthly: number
}

/** dollars; repayments at or below this are not quoted (FIN-07) */
export const MIN_REPAYMENT = 25

/** The loan for a set of inputs. Fees alone are not financed, so a deposit that covers the price leaves no loan (FIN-04). */
export function toLoan(inputs: RepaymentInputs, fees: LoanFees): Loan {
  const borrowedCents = toCents(inputs.price) - toCents(inputs.deposit)
  return {
    financedCents: borrowedCents > 0 ? borrowedCents + toCents(financedFees(fees)) : 0,
    ratePercent: inputs.ratePercent,
    termYears: inputs.termYears,
    frequency: inputs.frequency,
    residualCents: toCents(inputs.residual),
  }
}

/**
 * A repayment as every place shows it: whole dollars, rounded up, so that none shows less than is repaid (CAR-02). The totals are those of the
 * repayments shown, so that a week, a month and a total agree.
 */
export function shownRepayment(payment: number): number {
  return Math.ceil(payment)
}

/**
 * Each repayment in dollars with cents, including account fees (FIN-04). A lender's quote for these inputs takes precedence;
 * without a financed amount there is no repayment.
 */
export function repaymentFor(
  inputs: RepaymentInputs,
  { fees, quote = null }: { fees: LoanFees; quote?: LenderQuote | null },
): { payment: number; showsEnquire: boolean } {
  const cents = quotedCents(inputs, quote) ?? calculatedCents(inputs, fees)
  return { payment: fromCents(cents), showsEnquire: cents <= toCents(MIN_REPAYMENT) }
}

/**
 * All repayments and the final payment, in dollars.
 * @param payment each repayment as shown, in dollars
 */
export function totalRepaid(
  payment: number,
  { termYears, frequency, residual }: Pick<RepaymentInputs, 'termYears' | 'frequency' | 'residual'>,
): number {
  return fromCents(toCents(payment) * numberOfPayments(termYears, frequency) + toCents(residual))
}

function calculatedCents(inputs: RepaymentInputs, fees: LoanFees): number {
  const loan = toLoan(inputs, fees)
  const amortised = loan.financedCents > 0 ? amortise(loan) : 0
  if (amortised === 0) return 0
  return amortised + toCents((fees.monthlyAccount * 12) / PAYMENTS_PER_YEAR[inputs.frequency])
}

function quotedCents(inputs: RepaymentInputs, quote: LenderQuote | null): number | null {
  if (!quote || inputs.frequency === 'fortnightly') return null
  const names = Object.keys(quote.inputs) as (keyof LenderQuote['inputs'])[]
  if (names.some((name) => quote.inputs[name] !== inputs[name])) return null
  return toCents(inputs.frequency === 'weekly' ? quote.weekly : quote.monthly)
}
