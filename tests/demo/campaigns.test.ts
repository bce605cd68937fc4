import { describe, expect, it } from 'vitest'
import { DEMO_SITES } from '../../seed/seedDemo'
import { endOfFinancialYearSale } from '../../seed/shared/dates'
import { pageOutcome } from '../../src/domain/site/pageExpiry'
import { demoDealers } from './demoDealers'

describe('[SITE-21] the sale of the end of the financial year', () => {
  it.each([
    ['2026-01-10', '2025-06-30'],
    ['2026-04-30', '2025-06-30'],
    ['2026-05-01', '2026-06-30'],
    ['2026-06-29', '2026-06-30'],
    ['2026-11-25', '2026-06-30'],
  ])('of %s ends or ended on %s', (now, end) => {
    expect(endOfFinancialYearSale(new Date(now)).slice(0, 10)).toBe(end)
  })

  it('is over on every demo site outside May and June, in words', () => {
    const month = new Date().getUTCMonth()
    const inSeason = month === 4 || month === 5
    const pages = demoDealers(new Date()).flatMap(({ pages: all }) => all.filter(({ path }) => path === '/eofy'))
    expect(pages).toHaveLength(DEMO_SITES.length)
    for (const { expiresAt = null, afterExpiry, expiryMessage, expiryLink } of pages) {
      expect(Date.parse(expiresAt ?? '')).not.toBeNaN()
      const expiry = { startsAt: null, expiresAt, afterExpiry: 'message', message: '', link: '' } as const
      if (!inSeason) expect(pageOutcome(expiry, new Date())).toBe('message')
      expect([afterExpiry, Boolean(expiryMessage), Boolean(expiryLink)]).toEqual(['message', true, true])
    }
  })
})
