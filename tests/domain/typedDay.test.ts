import { expect, it } from 'vitest'
import { nameMonth } from '../../src/domain/typedDay'

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
