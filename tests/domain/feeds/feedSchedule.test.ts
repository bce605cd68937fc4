import { describe, expect, it } from 'vitest'
import { nextFeedRun } from '../../../src/domain/feeds/feedSchedule'

const SYDNEY = 'Australia/Sydney'
const next = (schedule: Parameters<typeof nextFeedRun>[0], now: string, zone = SYDNEY) =>
  nextFeedRun(schedule, zone, new Date(now))?.toISOString() ?? null
const daily = (dailyAt: string) => ({ kind: 'daily' as const, dailyAt })

describe('a feed', () => {
  it('is never due if its schedule is off or incomplete', () => {
    expect(next({ kind: 'off', everyMinutes: 5 }, '2026-11-20T00:00:00Z')).toBeNull()
    expect(next({ kind: 'minutes' }, '2026-11-20T00:00:00Z')).toBeNull()
    expect(next(daily('soon'), '2026-11-20T00:00:00Z')).toBeNull()
  })

  it('is due after the interval in minutes or hours', () => {
    expect(next({ kind: 'minutes', everyMinutes: 30 }, '2026-11-20T00:00:00Z')).toBe('2026-11-20T00:30:00.000Z')
    expect(next({ kind: 'hours', everyHours: 6 }, '2026-11-20T22:00:00Z')).toBe('2026-11-21T04:00:00.000Z')
  })

  it.each([
    ['later today', '05:30', '2026-06-10T18:00:00Z', '2026-06-10T19:30:00.000Z'],
    ['tomorrow once the time has come', '05:30', '2026-06-10T19:30:00Z', '2026-06-11T19:30:00.000Z'],
    ['at midnight', '00:00', '2026-06-10T13:59:00Z', '2026-06-10T14:00:00.000Z'],
    ['at the end of the day', '24:00', '2026-06-10T13:59:00Z', '2026-06-10T14:00:00.000Z'],
    ['in summer time', '05:30', '2026-12-10T00:00:00Z', '2026-12-10T18:30:00.000Z'],
    ['the morning after clocks went forward', '05:30', '2026-10-03T12:00:00Z', '2026-10-03T18:30:00.000Z'],
    ['an hour later if clocks skip the time', '02:30', '2026-10-03T12:00:00Z', '2026-10-03T16:30:00.000Z'],
    ['the first of two if clocks go back', '02:30', '2026-04-04T12:00:00Z', '2026-04-04T15:30:00.000Z'],
  ])('is due at a time of day in the site’s time zone: %s', (_, time, now, moment) => {
    expect(next(daily(time), now)).toBe(moment)
  })

  it('is due in a time zone with a half-hour offset', () => {
    expect(next(daily('05:30'), '2026-06-10T00:00:00Z', 'Australia/Darwin')).toBe('2026-06-10T20:00:00.000Z')
  })
})
