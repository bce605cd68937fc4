import { expect, it } from 'vitest'
import { describeSchedule, listDates } from '../../../src/domain/calendar/describeSchedule'

it.each([
  ['publishes', 'Australia/Sydney', 'Publishes on 3 Dec 2026, 9:00 am'],
  ['unpublishes', 'Australia/Perth', 'Unpublishes on 3 Dec 2026, 6:00 am'],
  ['starts', 'Australia/Brisbane', 'Starts on 3 Dec 2026, 8:00 am'],
] as const)('a moment at which a document %s is told on the clock of %s', (event, zone, expected) => {
  expect(describeSchedule({ at: '2026-12-02T22:00:00Z', event }, zone)).toBe(expected)
})

it('a page tells its start until it comes, and its end', () => {
  const dates = { startsAt: '2026-12-01T00:00:00Z', expiresAt: '2026-12-31T00:00:00Z' }
  const at = (now: string) => listDates(dates, new Date(now)).map(({ event }) => event)
  expect(at('2026-11-30T23:59:59Z')).toEqual(['starts', 'ends'])
  expect(at('2026-12-01T00:00:00Z')).toEqual(['ends'])
  expect(at('2026-12-30T23:59:59Z')).toEqual(['ends'])
  expect(at('2026-12-31T00:00:00Z')).toEqual(['ended'])
  expect(listDates({}, new Date())).toEqual([])
})
