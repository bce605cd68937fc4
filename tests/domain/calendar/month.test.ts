import { describe, expect, it } from 'vitest'
import { addMonths, isMonth, weeksOf } from '../../../src/domain/calendar/month'

describe('a month of the calendar', () => {
  it('has whole weeks from Monday', () => {
    // November 2026 begins on a Sunday.
    const november = weeksOf('2026-11')
    expect(november).toHaveLength(6)
    expect(november[0]).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ])
    expect(november.at(-1)?.[0]).toBe('2026-11-30')
    // February 2027 begins on a Monday and has four weeks.
    expect(weeksOf('2027-02').map((week) => [week[0], week[6]])).toEqual([
      ['2027-02-01', '2027-02-07'],
      ['2027-02-08', '2027-02-14'],
      ['2027-02-15', '2027-02-21'],
      ['2027-02-22', '2027-02-28'],
    ])
  })

  it('comes before and after others, over the end of a year', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2028-02', 12)]).toEqual([
      '2027-01',
      '2025-12',
      '2029-02',
    ])
  })

  it.each(['2026-11', '2099-12'])('is %s', (month) => expect(isMonth(month)).toBe(true))
  it.each(['2026-13', '2026-00', '1999-01', '2026-1', '2026-11-01', '', null, ['2026-11']])('is not %j', (month) =>
    expect(isMonth(month)).toBe(false),
  )
})
