import { describe, expect, it } from 'vitest'
import { AUSTRALIAN_STATES } from '../../../src/domain/locations/postcode'
import { HOLIDAY_YEARS, PUBLIC_HOLIDAYS } from '../../../src/domain/openingHours/publicHolidayDates'
import { holidayYears, missingHolidays, publicHolidays } from '../../../src/domain/openingHours/publicHolidays'

const listDates = (...args: Parameters<typeof publicHolidays>) => publicHolidays(...args).map(({ date }) => date)

/** Easter Sunday by the Gregorian computus, independent of the list (Meeus, Jones and Butcher). */
function easterSunday(year: number): Date {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const day = h + l - 7 * m + 114
  return new Date(Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1))
}
const addDays = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10)

describe('[LOC-05] public holidays', () => {
  it.each(HOLIDAY_YEARS)('of %d include Good Friday and Easter Monday in every state', (year) => {
    for (const state of AUSTRALIAN_STATES) {
      expect(listDates(state, year)).toContain(addDays(easterSunday(year), -2))
      expect(listDates(state, year)).toContain(addDays(easterSunday(year), 1))
    }
  })

  it('are valid dates, in order, unique per state, with at least nine a year', () => {
    for (const line of PUBLIC_HOLIDAYS.trim().split('\n')) {
      const [date = ''] = line.split(',')
      expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date)
    }
    for (const state of AUSTRALIAN_STATES) {
      for (const year of HOLIDAY_YEARS) {
        const listed = listDates(state, year)
        expect(listed).toEqual([...new Set(listed)].sort())
        expect(listed.length).toBeGreaterThanOrEqual(9)
      }
    }
  })

  it('fall on the weekdays defined by law', () => {
    const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()
    for (const state of AUSTRALIAN_STATES) {
      for (const year of HOLIDAY_YEARS) {
        for (const { date, name } of publicHolidays(state, year)) {
          if (
            /Labour|King|Canberra|Eight Hours|Adelaide Cup|Reconciliation|Western Australia|Picnic|May Day|additional/.test(
              name,
            )
          )
            expect([name, [1, 2].includes(weekday(date))]).toEqual([name, true])
          if (name === 'Melbourne Cup Day') expect(weekday(date)).toBe(2)
        }
      }
    }
  })

  it.each([
    ['NSW', '2026-04-27', true],
    ['VIC', '2026-04-27', false],
    ['QLD', '2027-04-26', true],
    ['TAS', '2026-12-26', false],
    ['TAS', '2026-12-28', true],
    ['WA', '2026-06-01', true],
    ['VIC', '2026-11-03', true],
    ['NSW', '2026-11-03', false],
    ['WA', '2026-04-04', false],
  ] as const)('%s observes %s: %s', (state, date, observed) => {
    expect(listDates(state, Number(date.slice(0, 4))).includes(date)).toBe(observed)
  })

  it('are empty for a year without data; the listed years', () => {
    expect(publicHolidays('NSW', 2040)).toEqual([])
    expect(holidayYears(2027)).toEqual([2027, 2028])
  })
})

describe('[LOC-05] the missing holidays of a location', () => {
  const lacks = (entries: Parameters<typeof missingHolidays>[3]) =>
    missingHolidays('QLD', 2026, '2026-12-01', entries).map(({ date }) => date)

  it('are upcoming ones without an entry', () => {
    expect(lacks([])).toEqual(['2026-12-25', '2026-12-26', '2026-12-28'])
    expect(lacks([{ date: '2026-12-25T12:00:00.000Z', type: null }])).toEqual(['2026-12-26', '2026-12-28'])
  })

  it('include one with an entry for a single department', () => {
    expect(lacks([{ date: '2026-12-25T12:00:00.000Z', type: 'service' }])).toContain('2026-12-25')
  })
})
