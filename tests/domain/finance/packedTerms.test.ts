import { expect, test } from 'vitest'
import type { FinanceTerms } from '../../../src/domain/finance/financeTerms'
import { packTerms, unpackTerms } from '../../../src/domain/finance/packedTerms'

const terms: FinanceTerms = {
  ...{ price: 10990, ratePercent: 7.49, comparisonRatePercent: 8.04, deposit: 1099, residual: 3297, termYears: 5 },
  fees: { establishment: 395, securityRegistration: 1, dealerAgency: 2, monthlyAccount: 3 },
  quoted: null,
  termYearsOffered: { min: 1, max: 7, choices: [] },
  monthlyOnly: false,
  fromLender: false,
}

test('[CARD-02] terms on a card come back as they were, in a third of the bytes', () => {
  const lender: FinanceTerms = {
    ...terms,
    quoted: { weekly: 37.5, monthly: 162.5 },
    termYearsOffered: { min: 3, max: 5, choices: [3, 4, 5] },
    monthlyOnly: true,
    fromLender: true,
  }
  for (const each of [terms, lender]) {
    expect(unpackTerms(packTerms(each))).toEqual(each)
    expect(JSON.stringify(packTerms(each)).length).toBeLessThan(JSON.stringify(each).length / 3)
  }
})
