import { describe, expect, test } from 'vitest'
import { isAlertDue, isQuiet } from '../../../src/domain/alerts/alertSchedule'

const ZONE = 'Australia/Sydney'

describe('[FAV-06] quiet hours', () => {
  const night = { from: '20:00', to: '08:00' }
  // Sydney is 11 hours ahead of UTC in November, 10 in July.
  test.each([
    ['2026-11-24T08:59:00Z', false, 'a minute to eight in the evening'],
    ['2026-11-24T09:00:00Z', true, 'eight in the evening'],
    ['2026-11-24T20:59:00Z', true, 'a minute to eight in the morning'],
    ['2026-11-24T21:00:00Z', false, 'eight in the morning'],
    ['2026-07-01T21:30:00Z', true, 'half past seven in winter'],
  ])('%s is quiet: %s (%s)', (at, expected) => {
    expect(isQuiet(night, ZONE, new Date(at))).toBe(expected)
  })

  test('they may lie within a day, and the same time twice means none', () => {
    const noon = new Date('2026-11-24T01:00:00Z')
    expect(isQuiet({ from: '11:00', to: '13:00' }, ZONE, noon)).toBe(true)
    expect(isQuiet({ from: '13:00', to: '11:00' }, ZONE, noon)).toBe(false)
    expect(isQuiet({ from: '08:00', to: '08:00' }, ZONE, noon)).toBe(false)
  })
})

describe('[FAV-06] when an alert is due', () => {
  const today = '2026-11-24'
  test.each([
    ['at once, although today had an email', 'atOnce', today, today, true],
    ['daily, never had one', 'daily', null, null, true],
    ['daily, last one yesterday', 'daily', '2026-11-23', '2026-11-23', true],
    ['daily, today had one', 'daily', today, '2026-11-01', false],
    ['weekly, six days after the last', 'weekly', '2026-11-18', '2026-11-18', false],
    ['weekly, seven days after the last', 'weekly', '2026-11-17', '2026-11-17', true],
    ['weekly, over the end of a month', 'weekly', null, '2026-10-31', true],
    ['weekly, due, but today had another email', 'weekly', today, '2026-11-01', false],
  ] as const)('%s', (_, frequency, lastMailOn, lastOn, expected) => {
    expect(isAlertDue({ frequency, lastOn }, lastMailOn, today)).toBe(expected)
  })
})
