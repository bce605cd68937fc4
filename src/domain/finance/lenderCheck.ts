import { formatDollarsAndCents, formatRate } from '../format'
import { findComparisonProblem } from './comparisonRate'
import type { FinanceProvider } from './financeProvider'
import { type LenderRecord, lenderTermYears } from './lenderRecord'
import { type LoanFees, NO_FEES, PAYMENTS_PER_YEAR } from './loan'
import { repaymentFor } from './repayment'

type LenderTerms = Pick<
  LenderRecord,
  'financeProvider' | 'interestRatePercent' | 'comparisonRatePercent' | 'establishmentFees'
>

/**
 * The fees of a lender's offer in dollars: those configured for the lender, with the record's own establishment fee. Null if
 * neither is known, so that its comparison rate cannot be computed.
 * @param provider the lender as configured for the site; another or none if it is not configured
 */
export function lenderFees(
  { financeProvider, establishmentFees }: Pick<LenderTerms, 'financeProvider' | 'establishmentFees'>,
  provider: Pick<FinanceProvider, 'key' | 'fees'> | null,
): LoanFees | null {
  const configured = provider?.key === financeProvider ? provider.fees : null
  if (establishmentFees === null) return configured
  return { ...(configured ?? NO_FEES), establishment: establishmentFees }
}

/**
 * Why a lender record may not be shown: its comparison rate differs by more than 0.01 from the one computed from its rate and
 * fees, or cannot be computed. For staff, with both figures. Null if it agrees, or states no comparison rate.
 */
export function findLenderProblem(
  lender: LenderTerms,
  provider: Pick<FinanceProvider, 'key' | 'fees'> | null,
): string | null {
  const { financeProvider, interestRatePercent, comparisonRatePercent } = lender
  if (interestRatePercent === null || comparisonRatePercent === null) return null
  const fees = lenderFees(lender, provider)
  if (fees) {
    const problem = findComparisonProblem(comparisonRatePercent, interestRatePercent, fees)
    return problem && `${financeProvider}: ${problem}`
  }
  return `${financeProvider}: The comparison rate of ${formatRate(comparisonRatePercent)} cannot be checked, because the fees are unknown. Add establishmentFees to the record, or the lender under Finance providers.`
}

/** Share by which a stated repayment may differ from the computed one: lenders round, and count weeks and days differently. */
export const QUOTE_TOLERANCE = 0.02

type QuotedLender = Pick<
  LenderRecord,
  | 'financeProvider'
  | 'interestRatePercent'
  | 'establishmentFees'
  | 'paymentWeek'
  | 'paymentMonth'
  | 'deposit'
  | 'balloon'
  | 'termYears'
  | 'termMonths'
  | 'termWeeks'
>

/**
 * Why the repayments of a lender record may not be shown: week and month disagree, or one differs by more than 2% from the one computed
 * from the record's rate, fees, term, deposit and balloon at the car's price. For staff, with both figures. Null if they agree, or if the
 * record states too little.
 * @param price in dollars, what the lender calculated on; null if unknown
 */
export function findQuoteProblem(
  lender: QuotedLender,
  provider: Pick<FinanceProvider, 'key' | 'fees'> | null,
  price: number | null,
): string | null {
  const { financeProvider, paymentWeek, paymentMonth } = lender
  const stated = [
    { frequency: 'weekly', each: 'a week', payment: paymentWeek },
    { frequency: 'monthly', each: 'a month', payment: paymentMonth },
  ] as const
  for (const { frequency, each, payment } of stated) {
    const computed = payment !== null && payment > 0 ? computedPayment(lender, provider, price, frequency) : null
    if (payment !== null && computed !== null && differs(payment, computed))
      return `${financeProvider}: The repayment of ${formatDollarsAndCents(payment)} ${each} does not follow from its rate, fees and term, which give ${formatDollarsAndCents(computed)} on ${formatDollarsAndCents(price ?? 0)}. Correct the repayment or the terms.`
  }
  if (!paymentWeek || !paymentMonth || paymentWeek < 0 || paymentMonth < 0) return null
  const monthOfWeeks = (paymentWeek * PAYMENTS_PER_YEAR.weekly) / PAYMENTS_PER_YEAR.monthly
  return differs(paymentMonth, monthOfWeeks)
    ? `${financeProvider}: ${formatDollarsAndCents(paymentWeek)} a week is ${formatDollarsAndCents(monthOfWeeks)} a month, and the record says ${formatDollarsAndCents(paymentMonth)}. Correct one of them.`
    : null
}

const differs = (stated: number, computed: number) =>
  Math.abs(stated - computed) > Math.max(1, computed * QUOTE_TOLERANCE)

function computedPayment(
  lender: QuotedLender,
  provider: Pick<FinanceProvider, 'key' | 'fees'> | null,
  price: number | null,
  frequency: 'weekly' | 'monthly',
): number | null {
  const fees = lenderFees(lender, provider)
  const termYears = lenderTermYears(lender)
  const { interestRatePercent: ratePercent, deposit, balloon } = lender
  if (price === null || price <= 0 || fees === null || termYears === null || ratePercent === null) return null
  const inputs = { price, deposit: deposit ?? 0, residual: balloon ?? 0, termYears, ratePercent, frequency }
  const { payment } = repaymentFor(inputs, { fees })
  return payment > 0 ? payment : null
}
