import { describe, expect, test } from 'vitest'
import { formatMoment, timeLeft } from '../../../src/domain/site/countdown'

const END = '2025-06-15T16:00:00+10:00'

describe('[SITE-21] a countdown', () => {
  test.each([
    ['2025-06-15T05:59:59.500Z', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    ['2025-06-15T05:00:00Z', { days: 0, hours: 1, minutes: 0, seconds: 0 }],
    ['2025-06-13T04:58:57Z', { days: 2, hours: 1, minutes: 1, seconds: 3 }],
  ])('has the remaining time at %s', (now, expected) => expect(timeLeft(END, new Date(now))).toEqual(expected))

  test('is over at exactly its end, and with an invalid date', () => {
    expect(timeLeft(END, new Date('2025-06-15T06:00:00Z'))).toBeNull()
    expect(timeLeft('soon', new Date('2025-06-15T06:00:00Z'))).toBeNull()
  })

  test('shows its end in the site’s time zone', () => {
    expect(formatMoment(END, 'Australia/Brisbane')).toBe('Sunday 15 June, 4:00 pm AEST')
    expect(formatMoment(END, 'Australia/Perth')).toBe('Sunday 15 June, 2:00 pm AWST')
  })
})
