import { describe, expect, it } from 'vitest'
import {
  comparisonRange,
  comparisonRatePercent,
  exampleComparisonRatePercent,
  findComparisonProblem,
  type LoanFlows,
} from '../../../src/domain/finance/comparisonRate'
import { findLenderProblem } from '../../../src/domain/finance/lenderCheck'
import { NO_FEES } from '../../../src/domain/finance/loan'
import { checkLenders } from '../../../src/domain/stock/lenders'

describe('the comparison rate', () => {
  it.each([0.5, 6.29, 8.19, 15])('equals the interest rate, %d%%, without fees', (rate) => {
    expect(exampleComparisonRatePercent(rate, NO_FEES)).toBeCloseTo(rate, 2)
  })

  it('[FIN-13] rises with fees: $30,000 over five years at 6.29% with a $395 fee and $8 a month', () => {
    const rate = exampleComparisonRatePercent(6.29, { ...NO_FEES, establishment: 395, monthlyAccount: 8 })
    expect(rate).toBe(7.4)
  })

  it('includes a residual paid with the last repayment', () => {
    const flows = {
      receivedCents: 3_000_000,
      paymentCents: 45_099,
      termYears: 5,
      frequency: 'monthly' as const,
      residualCents: 900_000,
    }
    expect(comparisonRatePercent(flows)).toBeCloseTo(6, 2)
  })

  it('is zero for a loan that is repaid exactly, and null for one that is not repaid', () => {
    const flows = { termYears: 1, frequency: 'monthly' as const, residualCents: 0 }
    expect(comparisonRatePercent({ ...flows, receivedCents: 1_200_000, paymentCents: 100_000 })).toBe(0)
    expect(comparisonRatePercent({ ...flows, receivedCents: 1_200_000, paymentCents: 90_000 })).toBeNull()
    expect(comparisonRatePercent({ ...flows, receivedCents: 0, paymentCents: 90_000 })).toBeNull()
  })
})

describe('the method of regulation 100', () => {
  /** Both sides of the regulation's equation at a comparison rate, summed term by term, in cents. */
  function sides(flows: LoanFlows, n: number, percent: number) {
    const rate = percent / 100 / n
    const payments = { weekly: 52, fortnightly: 26, monthly: 12 }[flows.frequency] * flows.termYears
    let repaid = flows.residualCents / (1 + rate) ** payments
    for (let j = 1; j <= payments; j += 1) repaid += flows.paymentCents / (1 + rate) ** j
    return { provided: flows.receivedCents, repaid }
  }
  const loan = { receivedCents: 1_000_000, termYears: 3, residualCents: 0 }

  it.each([
    ['weekly', 52.18, 7_500],
    ['fortnightly', 26.09, 15_000],
    ['monthly', 12, 32_500],
  ] as const)('$10,000 over three years with %s repayments: n is %d', (frequency, n, paymentCents) => {
    const flows: LoanFlows = { ...loan, frequency, paymentCents }
    const rate = comparisonRatePercent(flows)!
    expect(sides(flows, n, rate - 0.01).repaid).toBeGreaterThan(loan.receivedCents)
    expect(sides(flows, n, rate + 0.01).repaid).toBeLessThan(loan.receivedCents)
  })

  it.each([
    ['one repayment after a year: 10%', { termYears: 1, paymentCents: 0, residualCents: 1_104_713 }, 10],
    ['interest only, 1% a month', { termYears: 3, paymentCents: 10_000, residualCents: 1_000_000 }, 12],
  ])('%s', (_, flows, percent) => {
    expect(comparisonRatePercent({ ...loan, frequency: 'monthly', ...flows })).toBe(percent)
  })

  it('leaves out the government’s fee of the securities register, and counts all others', () => {
    const plain = exampleComparisonRatePercent(7.49, NO_FEES)!
    expect(exampleComparisonRatePercent(7.49, { ...NO_FEES, securityRegistration: 6 })).toBe(plain)
    for (const fee of ['establishment', 'dealerAgency', 'monthlyAccount'] as const)
      expect(exampleComparisonRatePercent(7.49, { ...NO_FEES, [fee]: 100 })).toBeGreaterThan(plain)
  })

  it.each([
    ['Harbour', 7.49, { establishment: 395 }, 8.04],
    ['Ironbark', 6.29, { establishment: 350 }, 6.77],
    ['Wayfarer', 8.49, { establishment: 450, monthlyAccount: 5 }, 9.47],
    ['the sample of FIN-13', 6.29, { establishment: 1385 }, 8.19],
  ])('%s: %d%% with %j is %d%%', (_, rate, fees, comparison) => {
    expect(exampleComparisonRatePercent(rate, { ...NO_FEES, ...fees })).toBe(comparison)
  })
})

describe('[FIN-12] a stated comparison rate', () => {
  const fees = { ...NO_FEES, establishment: 395 }

  it.each([8.03, 8.04, 8.05])('%d%% agrees with 8.04%%', (stated) => {
    expect(findComparisonProblem(stated, 7.49, fees)).toBeNull()
  })

  it.each([8.02, 8.06, 8.39])('%d%% is refused, with both figures', (stated) => {
    expect(findComparisonProblem(stated, 7.49, fees)).toBe(
      `The comparison rate of ${stated}% does not follow from 7.49% and its fees, which give 8.04% on $30,000 over 5 years. Correct the rate or the fees.`,
    )
  })

  it('of a lender record is checked with the record’s fee, else the lender’s; without either it cannot be', () => {
    const lender = { financeProvider: 'Wattle', interestRatePercent: 7.49, comparisonRatePercent: 8.04 }
    const provider = { key: 'Wattle', fees }
    expect(findLenderProblem({ ...lender, establishmentFees: 395 }, null)).toBeNull()
    expect(findLenderProblem({ ...lender, establishmentFees: null }, provider)).toBeNull()
    expect(findLenderProblem({ ...lender, establishmentFees: 0 }, provider)).toMatch(/^Wattle: .*8\.04%.*7\.49%/)
    expect(findLenderProblem({ ...lender, establishmentFees: null }, { ...provider, key: 'Other' })).toMatch(
      /^Wattle: The comparison rate of 8\.04% cannot be checked/,
    )
    expect(findLenderProblem({ ...lender, comparisonRatePercent: null, establishmentFees: null }, null)).toBeNull()
  })

  it('of a record whose repayment does not follow from its terms is refused with both figures, at the price it was calculated on', () => {
    const lender = {
      ...{ interestRate: 7.49, comparisonRate: 8.04, establishmentFees: 395, termYears: 5, paymentWeek: 110.24 },
    }
    expect(checkLenders({ Wattle: lender }, [], 30_000)).toEqual({
      accepted: null,
      problems: [
        'Wattle: The repayment of $110.24 a week does not follow from its rate, fees and term, which give $140.24 on $30,000.00. Correct the repayment or the terms.',
      ],
    })
    expect(checkLenders({ Wattle: { ...lender, paymentWeek: 140.24 } }, [], 30_000).problems).toEqual([])
    expect(checkLenders({ Wattle: { ...lender, paymentMonth: 900 } }, [], null).problems).toEqual([
      'Wattle: $110.24 a week is $477.71 a month, and the record says $900.00. Correct one of them.',
    ])
  })

  it('is refused per record: the others of the car are stored', () => {
    const records = {
      Wattle: { interestRate: 7.49, comparisonRate: 8.39, establishmentFees: 395 },
      Tidewater: { interestRate: 6.49, comparisonRate: 7.74 },
    }
    const tidewater = { key: 'Tidewater', fees: { ...NO_FEES, establishment: 495, monthlyAccount: 8 } }
    const { accepted, problems } = checkLenders(records, [tidewater], null)
    expect(accepted).toEqual({ Tidewater: records.Tidewater })
    expect(problems).toEqual([expect.stringMatching(/^Wattle: .*8\.39%.*8\.04%/)])
    expect(checkLenders(null, [], null)).toEqual({ accepted: null, problems: [] })
  })
})

describe('[FIN-05] the range of comparison rates', () => {
  it('is fixed by the provider', () => {
    expect(comparisonRange('comparison rate 7%', { from: 8.38, to: 19.42 })).toEqual({ from: 8.38, to: 19.42 })
  })

  it('else is parsed from the disclaimer, after the word comparison', () => {
    const disclaimer = 'With a 10% deposit. Comparison rates range from 8.19% p.a. to 14.5% p.a. for secured loans.'
    expect(comparisonRange(disclaimer)).toEqual({ from: 8.19, to: 14.5 })
    expect(comparisonRange('From 6.29% p.a.')).toEqual({ from: 6.29, to: 6.29 })
  })

  it('is null without either', () => {
    expect(comparisonRange('Talk to us about rates.')).toBeNull()
    expect(comparisonRange(null)).toBeNull()
  })
})
