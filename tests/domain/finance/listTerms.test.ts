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
  it('states the terms of its cards, and that a lender’s are marked', () => {
    expect(say()).toBe(
      'Weekly repayments are over 7 years with a 20% deposit and no final payment, as of 25 November 2026. Where a card says that they are a lender’s offer, that lender’s terms apply.',
    )
  })

  it('states what the shopper chose in their place, and what stays a lender’s', () => {
    expect(say({ frequency: 'monthly', termYears: 3, deposit: 10_000 })).toBe(
      'Monthly repayments are on your terms: over 3 years with a $10,000 deposit and no final payment, as of 25 November 2026. Where a lender has an offer on a vehicle, its rate, nearest term and final payment apply, as its card states.',
    )
    expect(say({ frequency: 'fortnightly' })).toContain('Fortnightly repayments are on your terms: over 7 years')
    expect(say({ frequency: 'fortnightly' })).toContain('its rate, term, deposit and final payment apply')
  })

  it('is left out without finance, and points to the cards without terms of the site', () => {
    expect(listTerms({ ...stated, flags: { ...stated.flags, finance: false } }, now)).toBeNull()
    const bare = { ...stated, finance: { ...finance, ratePercent: 0, provider: null } }
    expect(listTermsText(listTerms(bare, now)!)).toContain('Each card states its own terms')
  })
})
