import { describe, expect, it, vi } from 'vitest'
import { holidayRows } from '../../../src/domain/openingHours/holidayHours'
import { hoursRows } from '../../../src/domain/openingHours/hoursRows'
import { formatTime, localTime, toMinutes } from '../../../src/domain/openingHours/localTime'
import { openAt } from '../../../src/domain/openingHours/openAt'
import type { OpeningHour, SpecialHour } from '../../../src/domain/openingHours/openingHour'
import { formatOpenTimes, parseOpenTimes } from '../../../src/domain/openingHours/openTimes'

const openDay = (weekday: number, from = '08:30', to = '17:30'): OpeningHour => ({
  weekday,
  status: 'Open',
  open: from,
  close: to,
})
const closedDay = (weekday: number, status = 'Closed'): OpeningHour => ({ weekday, status, open: null, close: null })
const week = [closedDay(0), openDay(1), openDay(2), openDay(3), openDay(4), openDay(5), openDay(6, '09:00', '16:00')]
const buildSpecialHour = (date: string, from: string | null = null, to: string | null = null): SpecialHour => ({
  date,
  name: 'Christmas Day',
  status: from ? 'Open' : 'Closed',
  open: from,
  close: to,
})
const sydney = 'Australia/Sydney'

describe('[LOC-04] [LOC-05] hours as one text', () => {
  const dates = [buildSpecialHour('2026-12-25T00:00:00.000Z'), buildSpecialHour('2026-12-26', '09:00', '16:00')]

  it('are short, and say of other words only that the place is not open', () => {
    const hours = [closedDay(0, 'By appointment only'), openDay(1)]
    expect(formatOpenTimes(hours, dates, sydney)).toBe(
      'Australia/Sydney|0 -,1 08:30-17:30|2026-12-25 -,2026-12-26 09:00-16:00',
    )
  })

  it.each(['2026-12-21T01:00Z', '2026-12-20T01:00Z', '2026-12-25T01:00Z', '2026-12-26T04:59Z', '2026-12-26T05:00Z'])(
    'tell the same at %s',
    (instant) => {
      const now = new Date(instant)
      const parsed = parseOpenTimes(formatOpenTimes(week, dates, sydney))
      expect(openAt(parsed.hours, parsed.specialHours, parsed.timeZone, now)).toEqual(openAt(week, dates, sydney, now))
    },
  )

  it('tell nothing when no hours are known', () => {
    const { hours, specialHours, timeZone } = parseOpenTimes(formatOpenTimes([], [], sydney))
    expect(openAt(hours, specialHours, timeZone, new Date('2026-12-21T01:00Z'))).toBeNull()
  })
})

describe('[LOC-04] the hours table', () => {
  const rows = (hours: OpeningHour[], options = {}) =>
    hoursRows(hours, { closed: 'Closed', ...options }).map((row) => `${row.label} ${row.text}`)

  it('Monday to Friday share a row when all five have the same hours', () => {
    expect(rows(week)).toEqual(['Mon-Fri 8:30 am – 5:30 pm', 'Sat 9:00 am – 4:00 pm', 'Sun Closed'])
  })

  it('a different day gives every day its own row', () => {
    expect(rows(week.map((hour) => (hour.weekday === 4 ? openDay(4, '08:30', '20:00') : hour)))).toEqual([
      'Mon 8:30 am – 5:30 pm',
      'Tue 8:30 am – 5:30 pm',
      'Wed 8:30 am – 5:30 pm',
      'Thu 8:30 am – 8:00 pm',
      'Fri 8:30 am – 5:30 pm',
      'Sat 9:00 am – 4:00 pm',
      'Sun Closed',
    ])
  })

  it('Saturday and Sunday stay separate even with the same hours', () => {
    const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => openDay(day))
    expect(hoursRows(everyDay, { closed: 'Closed' }).map((row) => row.label)).toEqual(['Mon-Fri', 'Sat', 'Sun'])
  })

  it('full hours list every day', () => {
    expect(hoursRows(week, { closed: 'Closed', full: true })).toHaveLength(7)
  })

  it('a day without an entry has no row, and four workdays are not grouped', () => {
    expect(rows(week.filter((hour) => hour.weekday !== 3)).map((row) => row.slice(0, 3))).toEqual([
      'Mon',
      'Tue',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ])
    expect(rows([])).toEqual([])
  })

  it('closed is replaced by the site’s wording, or a link, at the locations that staff choose', () => {
    const wording = [
      { replaces: 'closed', phrase: 'Enquire Now', link: '/contact', locationIds: [7] },
      { replaces: 'Closed', phrase: 'By appointment only', link: null, locationIds: [] },
    ]
    const sunday = (locationId: number | null) =>
      hoursRows([closedDay(0)], { closed: 'Closed', wording, locationId }).map(({ text, link }) => [text, link])
    expect(sunday(7)).toEqual([['Enquire Now', '/contact']])
    expect(sunday(8)).toEqual([['By appointment only', null]])
    expect(rows([closedDay(0)], { closed: 'Not today' })).toEqual(['Sun Not today'])
  })

  it('other statuses are shown unchanged', () => {
    expect(rows([closedDay(0, 'By appointment only')])).toEqual(['Sun By appointment only'])
    expect(rows([{ weekday: 0, status: 'Open', open: null, close: null }])).toEqual(['Sun Open'])
  })
})

describe('[LOC-04] open now', () => {
  // 15 June 2026 is a Monday; Sydney is 10 hours ahead of UTC
  it.each([
    ['2026-06-14T22:29:59Z', false, 'Opens 8:30 am'],
    ['2026-06-14T22:30:00Z', true, 'Open until 5:30 pm'],
    ['2026-06-15T07:29:59Z', true, 'Open until 5:30 pm'],
    ['2026-06-15T07:30:00Z', false, 'Opens 8:30 am tomorrow'],
    ['2026-06-20T06:00:00Z', false, 'Opens 8:30 am Monday'],
    ['2026-06-21T02:00:00Z', false, 'Opens 8:30 am tomorrow'],
  ])('at %s: %s, %s', (now, isOpen, label) => {
    expect(openAt(week, [], sydney, new Date(now))).toEqual({ open: isOpen, label })
  })

  it('the same moment differs between time zones', () => {
    const moment = new Date('2026-06-14T22:45:00Z')
    expect(openAt(week, [], 'Australia/Sydney', moment)?.open).toBe(true)
    expect(openAt(week, [], 'Australia/Adelaide', moment)?.open).toBe(false)
    expect(openAt(week, [], 'Australia/Perth', moment)?.label).toBe('Opens 8:30 am')
  })

  it('daylight saving changes use local time', () => {
    // Sydney went to UTC+11 on 4 October 2026; Monday the 5th opens at 21:30 UTC of the 4th
    expect(openAt(week, [], sydney, new Date('2026-10-04T21:29:00Z'))?.open).toBe(false)
    expect(openAt(week, [], sydney, new Date('2026-10-04T21:30:00Z'))?.open).toBe(true)
  })

  it('special hours override those of the weekday', () => {
    const christmas = new Date('2026-12-25T01:00:00Z')
    expect(openAt(week, [], sydney, christmas)?.open).toBe(true)
    expect(openAt(week, [buildSpecialHour('2026-12-25')], sydney, christmas)).toEqual({
      open: false,
      label: 'Opens 9:00 am tomorrow',
    })
    expect(openAt(week, [buildSpecialHour('2026-12-25', '10:00', '13:00')], sydney, christmas)?.label).toBe(
      'Open until 1:00 pm',
    )
  })

  it('a location closed for a week names its next opening day', () => {
    const closedWeek = ['15', '16', '17', '18', '19', '20', '21'].map((day) => buildSpecialHour(`2026-06-${day}`))
    expect(openAt(week, closedWeek, sydney, new Date('2026-06-15T02:00:00Z'))?.label).toBe('Opens 8:30 am Monday week')
  })

  it('a location that never opens, and one without hours', () => {
    expect(openAt([closedDay(1)], [], sydney, new Date('2026-06-15T02:00:00Z'))).toEqual({
      open: false,
      label: 'Closed',
    })
    expect(openAt([], [], sydney, new Date('2026-06-15T02:00:00Z'))).toBeNull()
  })

  it('closing at midnight is open until midnight', () => {
    const late = [openDay(1, '18:00', '00:00')]
    expect(openAt(late, [], 'UTC', new Date('2026-06-15T23:59:00Z'))).toEqual({
      open: true,
      label: 'Open until 12:00 am',
    })
  })
})

describe('[LOC-05] holiday hours', () => {
  const now = new Date('2026-12-24T14:00:00Z')

  it('from today on, by date, as h:mm am/pm, with today in the location’s time zone', () => {
    const entries = [
      buildSpecialHour('2027-01-01', '10:00', '13:00'),
      buildSpecialHour('2026-12-25'),
      buildSpecialHour('2026-12-24'),
    ]
    expect(holidayRows(entries, sydney, now, 'Closed')).toEqual([
      { date: '2026-12-25', label: 'Today', name: 'Christmas Day', department: null, text: 'Closed' },
      { date: '2027-01-01', label: 'Fri 1 Jan', name: 'Christmas Day', department: null, text: '10:00 am – 1:00 pm' },
    ])
    expect(holidayRows(entries, 'Australia/Perth', now, 'Closed')[0]?.label).toBe('Today')
    expect(holidayRows(entries, 'Australia/Perth', now, 'Closed')).toHaveLength(3)
  })

  it('dates a year away include the year', () => {
    const labels = holidayRows(
      [buildSpecialHour('2027-12-24'), buildSpecialHour('2027-12-25')],
      sydney,
      now,
      'Closed',
    ).map(({ label }) => label)
    expect(labels).toEqual(['Fri 24 Dec', 'Sat 25 Dec 2027'])
  })

  it('times are not converted between time zones', () => {
    const [row] = holidayRows([buildSpecialHour('2026-12-26', '09:05', '12:30')], 'Australia/Perth', now, 'Closed')
    expect(row?.text).toBe('9:05 am – 12:30 pm')
  })
})

describe('times of day', () => {
  it.each([
    ['00:00', '12:00 am'],
    ['00:05', '12:05 am'],
    ['11:59', '11:59 am'],
    ['12:00', '12:00 pm'],
    ['23:59', '11:59 pm'],
    ['24:00', '12:00 am'],
  ])('%s is %s', (time, formatted) => {
    expect(formatTime(toMinutes(time) ?? -1)).toBe(formatted)
  })

  it.each([null, '', '9am', '25:00', '24:01', '12:60'])('%s is not a time of day', (time) => {
    expect(toMinutes(time)).toBeNull()
  })

  it('midnight belongs to the next day', () => {
    expect(localTime(sydney, new Date('2026-06-14T14:00:00Z'))).toEqual({ date: '2026-06-15', weekday: 1, minutes: 0 })
  })

  it('is told by Temporal in browsers that have it, with an hour and a minute of one digit', () => {
    const local = { toPlainDate: () => '2026-06-14', hour: 9, minute: 5 }
    const fromEpochMilliseconds = vi.fn(() => ({ toZonedDateTimeISO: () => local }))
    vi.stubGlobal('Temporal', { Instant: { fromEpochMilliseconds } })
    const now = new Date('2026-06-13T23:05:00Z')
    expect(localTime(sydney, now)).toEqual({ date: '2026-06-14', weekday: 0, minutes: 545 })
    expect(fromEpochMilliseconds).toHaveBeenCalledWith(now.getTime())
    vi.unstubAllGlobals()
    expect(localTime(sydney, now)).toEqual({ date: '2026-06-14', weekday: 0, minutes: 545 })
  })
})
