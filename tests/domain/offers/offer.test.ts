import { describe, expect, test } from 'vitest'
import { activeOffers, formatOfferEnd, formatOfferPrice, pickOffers } from '../../../src/domain/offers/offer'

describe('[SITE-08] a special offer', () => {
  const offer = { start: '2026-11-01T00:00:00+10:00', expiry: '2026-12-01T00:00:00+10:00' }

  test.each([
    ['2026-10-31T13:59:59Z', 0],
    ['2026-10-31T14:00:00Z', 1],
    ['2026-11-30T13:59:59Z', 1],
    ['2026-11-30T14:00:00Z', 0],
  ])('at %s is active: %i', (now, count) => expect(activeOffers([offer], new Date(now))).toHaveLength(count))

  test('chosen by hand stands in the order chosen, without those that are not current', () => {
    const current = [{ id: 1 }, { id: 2 }, { id: 3 }]
    expect(pickOffers(current, [3, 9, 1])).toEqual([{ id: 3 }, { id: 1 }])
  })

  test('ending at midnight shows the day before as its last', () => {
    expect(formatOfferEnd(offer, 'Australia/Brisbane')).toBe('Until 30 November 2026')
    expect(formatOfferEnd({ expiry: null }, 'Australia/Brisbane')).toBeNull()
  })

  test('strikes out only an earlier price that was higher', () => {
    expect(formatOfferPrice({ price: 299, beforePrice: 389 })).toEqual({ text: '$299', before: '$389' })
    expect(formatOfferPrice({ price: 299, beforePrice: 299 })).toEqual({ text: '$299', before: null })
    expect(formatOfferPrice({ price: null, beforePrice: 389 })).toBeNull()
  })
})
