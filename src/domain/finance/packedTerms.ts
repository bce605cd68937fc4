import type { FinanceTerms } from './financeTerms'

/** A car's terms without their names, since each card of a page has them: in the order of `packTerms`. */
export type PackedTerms = [
  price: number,
  ratePercent: number,
  comparisonRatePercent: number,
  deposit: number,
  residual: number,
  termYears: number,
  fees: [establishment: number, securityRegistration: number, dealerAgency: number, monthlyAccount: number],
  quoted: [weekly: number, monthly: number] | 0,
  termYearsOffered: [min: number, max: number, ...choices: number[]],
  monthlyOnly: 0 | 1,
  fromLender: 0 | 1,
]

/** The terms as a list. */
export function packTerms(terms: FinanceTerms): PackedTerms {
  const { price, ratePercent, comparisonRatePercent, deposit, residual, termYears, fees, quoted } = terms
  const { min, max, choices } = terms.termYearsOffered
  return [
    ...([price, ratePercent, comparisonRatePercent, deposit, residual, termYears] as const),
    [fees.establishment, fees.securityRegistration, fees.dealerAgency, fees.monthlyAccount],
    quoted ? [quoted.weekly, quoted.monthly] : 0,
    [min, max, ...choices],
    terms.monthlyOnly ? 1 : 0,
    terms.fromLender ? 1 : 0,
  ]
}

/** The terms of a list made by `packTerms`. */
export function unpackTerms(packed: PackedTerms): FinanceTerms {
  const [price, ratePercent, comparisonRatePercent, deposit, residual, termYears, fees, quoted, offered, ...flags] =
    packed
  const [establishment, securityRegistration, dealerAgency, monthlyAccount] = fees
  const [min, max, ...choices] = offered
  const [monthlyOnly, fromLender] = flags
  return {
    ...{ price, ratePercent, comparisonRatePercent, deposit, residual, termYears },
    fees: { establishment, securityRegistration, dealerAgency, monthlyAccount },
    quoted: quoted ? { weekly: quoted[0], monthly: quoted[1] } : null,
    termYearsOffered: { min, max, choices },
    monthlyOnly: monthlyOnly === 1,
    fromLender: fromLender === 1,
  }
}
