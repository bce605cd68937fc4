import { describe, expect, it } from 'vitest'
import {
  comparisonRange,
  comparisonRatePercent,
  exampleComparisonRatePercent,
} from '../../../src/domain/finance/comparisonRate'
import { NO_FEES } from '../../../src/domain/finance/loan'

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
