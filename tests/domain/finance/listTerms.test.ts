import { describe, expect, it } from 'vitest'
import { exampleSite } from '../../../blocks/examples/site'
import { themes } from '../../../blocks/examples/themes'
import { type FinanceChoice, NO_CHOICE } from '../../../src/domain/finance/financeChoice'
import { listTerms, listTermsText } from '../../../src/domain/finance/listTerms'

const site = exampleSite(themes.harbour)
const now = new Date('2026-11-25T02:00:00.000Z')
const finance = { ...site.finance, termYears: 7, depositPercent: 20, residualPercent: 0 }
const stated = { ...site, finance, flags: { ...site.flags, finance: true } }
const say = (choice: Partial<FinanceChoice> = {}) => listTermsText(listTerms(stated, now)!, { ...NO_CHOICE, ...choice })

describe('[CARD-02] the line above a list', () => {
  it('states the one set of terms of its cards, and where a lender’s are', () => {
    expect(say()).toMatch(
      /^Repayments: \d+\.\d\d% p\.a\., comparison rate \d+\.\d\d% p\.a\., 7 years, 20% deposit, no final payment, 25 Nov 2026\.$/,
    )
  })

  it('states what the shopper chose in their place', () => {
    expect(say({ frequency: 'monthly', termYears: 3, deposit: 10_000 })).toMatch(
      /^Repayments on your terms: .* p\.a\., 3 years, \$10,000 deposit, no final payment/,
    )
    expect(say({ frequency: 'fortnightly' })).toMatch(/^Repayments on your terms: .*, 7 years/)
  })

  it('is left out without finance, and without terms of the site', () => {
    expect(listTerms({ ...stated, flags: { ...stated.flags, finance: false } }, now)).toBeNull()
    const bare = { ...stated, finance: { ...finance, ratePercent: 0, provider: null } }
    expect(listTerms(bare, now)).toBeNull()
  })
})
