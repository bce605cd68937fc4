import { describe, expect, test } from 'vitest'
import { salesThisMonth, startOfSalesMonth } from '../../../src/domain/site/salesCounter'

describe('[SITE-14] Sales this Month', () => {
  test.each([
    ['the first moment of a month in Brisbane', '2026-10-31T14:00:00Z', 192],
    ['a second before the first count of that day', '2026-10-31T14:07:29Z', 192],
    ['450 seconds into the day', '2026-10-31T14:07:30Z', 193],
    ['noon on the 15th', '2026-11-15T02:00:00Z', 15 * 192 + 96],
    ['the last moment of the 30th', '2026-11-30T13:59:59Z', 30 * 192 + 191],
  ])('at %s', (_, moment, count) => expect(salesThisMonth(new Date(moment))).toBe(count))

  test('never decreases within a month', () => {
    let before = 0
    for (let hour = 0; hour < 30 * 24; hour += 1) {
      const count = salesThisMonth(new Date(Date.parse('2026-10-31T14:00:00Z') + hour * 3_600_000))
      expect(count).toBeGreaterThan(before)
      before = count
    }
  })

  test('counts real sales from the same moment', () => {
    expect(startOfSalesMonth(new Date('2026-11-30T13:59:59Z')).toISOString()).toBe('2026-10-31T14:00:00.000Z')
    expect(startOfSalesMonth(new Date('2026-11-30T14:00:00Z')).toISOString()).toBe('2026-11-30T14:00:00.000Z')
  })
})
