/** Repayment frequency (FIN-01). */
export const REPAYMENT_FREQUENCIES = ['weekly', 'fortnightly', 'monthly'] as const
export type RepaymentFrequency = (typeof REPAYMENT_FREQUENCIES)[number]

/** Repayments in a year by frequency (FIN-01). */
export const PAYMENTS_PER_YEAR: Record<RepaymentFrequency, number> = { weekly: 52, fortnightly: 26, monthly: 12 }

/** A lender's fees in dollars (FIN-04). */
export interface LoanFees {
  /** one-off, financed */
  establishment: number
  /** one-off, financed */
  securityRegistration: number
  /** one-off, financed */
  dealerAgency: number
  /** monthly, paid with the repayment */
  monthlyAccount: number
}

export const NO_FEES: LoanFees = { establishment: 0, securityRegistration: 0, dealerAgency: 0, monthlyAccount: 0 }

/** Fees added to the financed amount, in dollars (FIN-04). */
export function financedFees(fees: LoanFees): number {
  return fees.establishment + fees.securityRegistration + fees.dealerAgency
}

/** The number of repayments over a term; half-year terms give a whole number for every frequency. */
export function numberOfPayments(termYears: number, frequency: RepaymentFrequency): number {
  return Math.max(1, Math.round(termYears * PAYMENTS_PER_YEAR[frequency]))
}
