import { type FinanceChoice, hasChoice, MAX_DEPOSIT, NO_CHOICE } from './financeChoice'
import { type FinanceTerms, hasLendersRates } from './financeTerms'
import type { LoanFees, RepaymentFrequency } from './loan'
import { type RepaymentInputs, repaymentFor, shownRepayment, totalRepaid } from './repayment'

/**
 * One repayment with everything that it rests on. Every place that shows a repayment shows one of these, whole. Money in
 * dollars, rates in percent a year.
 */
export interface RepaymentFigure {
  /** whole dollars, rounded up, including account fees */
  payment: number
  frequency: RepaymentFrequency
  price: number
  deposit: number
  termYears: number
  /** final payment, also called balloon */
  residual: number
  ratePercent: number
  comparisonRatePercent: number
  /** in the repayment */
  fees: LoanFees
  /** all repayments at this frequency, as shown, and the final payment; null if too small to quote */
  total: number | null
  /** whose terms these are */
  source: 'lender' | 'dealer' | 'shopper'
  /** the rates and fees are a lender's for this car, also with the shopper's own deposit or term */
  hasLendersRates: boolean
  /** too small to quote: 'Enquire for Finance' is shown instead (FIN-07) */
  showsEnquire: boolean
}

/** The repayment on a car with the shopper's choices; cards, sidebar, header and calculator all show this figure. */
export function repaymentOn(terms: FinanceTerms, choice: FinanceChoice = NO_CHOICE): RepaymentFigure {
  const deposit = Math.min(choice.deposit ?? terms.deposit, MAX_DEPOSIT)
  const termYears = choice.termYears === null ? terms.termYears : nearestTerm(choice.termYears, terms)
  const frequency = terms.monthlyOnly ? 'monthly' : (choice.frequency ?? 'weekly')
  const { price, ratePercent, comparisonRatePercent, residual, fees } = terms
  const inputs = { price, deposit, residual, termYears, ratePercent, frequency }
  const { payment, showsEnquire } = shownPayment(terms, inputs)
  return {
    ...{
      payment,
      frequency,
      price,
      deposit,
      termYears,
      residual,
      ratePercent,
      comparisonRatePercent,
      fees,
      showsEnquire,
    },
    total: showsEnquire ? null : totalRepaid(payment, inputs),
    source: hasChoice(choice) ? 'shopper' : hasLendersRates(terms) ? 'lender' : 'dealer',
    hasLendersRates: hasLendersRates(terms),
  }
}

/** The weekly repayment on a car's own terms in whole dollars, also if its provider shows monthly ones: cars are filtered and sorted by it. */
export function weeklyPayment(terms: FinanceTerms): number {
  const { price, residual, termYears, ratePercent } = terms
  const deposit = Math.min(terms.deposit, MAX_DEPOSIT)
  return shownPayment(terms, { price, deposit, residual, termYears, ratePercent, frequency: 'weekly' }).payment
}

function shownPayment(terms: FinanceTerms, inputs: RepaymentInputs): { payment: number; showsEnquire: boolean } {
  const { payment, showsEnquire } = repaymentFor(inputs, { fees: terms.fees, quote: quoteFor(terms) })
  return { payment: shownRepayment(payment), showsEnquire }
}

/** The lender's quoted repayments and the inputs they are valid for; null if there are none. */
export function quoteFor(terms: FinanceTerms) {
  const { price, deposit, residual, termYears, ratePercent, quoted } = terms
  return quoted && { inputs: { price, deposit, residual, termYears, ratePercent }, ...quoted }
}

/** The offered term nearest to the wanted one, in years. */
export function nearestTerm(requestedYears: number, { termYears, termYearsOffered }: FinanceTerms): number {
  const { min, max, choices } = termYearsOffered
  if (choices.length > 0)
    return choices.reduce(
      (best, choice) => (Math.abs(choice - requestedYears) < Math.abs(best - requestedYears) ? choice : best),
      choices[0]!,
    )
  return Math.min(Math.max(requestedYears, Math.min(min, termYears)), Math.max(max, termYears))
}
