import { expect, it } from 'vitest'
import { dayFirst, nameMonth } from '../../src/domain/typedDay'

it.each([
  ['3/12/2026', '3 Dec 2026 00:00'],
  [' 03-12-26 4pm', '3 Dec 2026 16:00'],
  ['3.12.2026, 12:30 a.m.', '3 Dec 2026 00:30'],
  ['3/12/2026 16:05', '3 Dec 2026 16:05'],
  ['12/3/2026 12pm', '12 Mar 2026 12:00'],
])('a day that is typed day first is read so: %s', (typed, read) => {
  expect(nameMonth(typed)).toBe(read)
})

it.each(['31/2/2026', '3/13/2026', '3/12', '3 Dec 2026', '3/12/2026 25:00', '3/12/2026 13pm', ''])(
  'what is no such day is left to the date picker: %s',
  (typed) => {
    expect(nameMonth(typed)).toBeNull()
  },
)

it.each([
  ['Nov 27, 2026, 4:05 PM', '27 Nov 2026, 4:05 pm'],
  ['Dec 3, 2026, 12:00\u202FAM', '3 Dec 2026, 12:00 am'],
  ['27 Nov 2026, 4:05 pm', '27 Nov 2026, 4:05 pm'],
  ['', ''],
])('a date that Payload writes with the month first is written with the day first: %s', (written, read) => {
  expect(dayFirst(written)).toBe(read)
})
