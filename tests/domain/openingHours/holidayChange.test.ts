import { describe, expect, it } from 'vitest'
import { changeHoliday, type HolidayEntry } from '../../../src/domain/openingHours/holidayChange'

const key = { date: '2026-12-25', location_type: null }
const closed: HolidayEntry = { ...key, name: 'Christmas Day', status: 'Closed', open: null, close: null }
const open: HolidayEntry = { ...closed, status: 'Open', open: '09:00', close: '13:00' }
const rows = [
  { id: 'a', date: '2026-12-25T12:00:00.000Z', name: 'Christmas Day', location_type: null, status: 'Closed' },
  { id: 'b', date: '2026-12-25T12:00:00.000Z', location_type: 'service', status: 'Closed' },
  { id: 'c', date: '2026-12-26T12:00:00.000Z', status: 'Closed' },
]

describe('[LOC-05] the hours of a date at a location', () => {
  it('are added beside all other dates', () => {
    const added = changeHoliday(rows, { ...key, date: '2027-01-01' }, { ...closed, date: '2027-01-01' })
    expect(added).toMatchObject({ change: 'added', before: null })
    expect(added.rows).toEqual([...rows, { ...closed, date: '2027-01-01T12:00:00.000Z' }])
  })

  it('are changed for their department alone, and what they were is returned', () => {
    const changed = changeHoliday(rows, key, open)
    expect(changed).toMatchObject({ change: 'changed', before: closed })
    expect(changed.rows).toEqual([{ ...rows[0], ...open, date: '2026-12-25T12:00:00.000Z' }, rows[1], rows[2]])
  })

  it('are back to what they were when that is set again, or removed when there were none', () => {
    const changed = changeHoliday(rows, key, open)
    const undone = changeHoliday(changed.rows, key, changed.before, open)
    expect(undone.change).toBe('changed')
    expect(undone.rows[0]).toMatchObject({ id: 'a', status: 'Closed', open: null, close: null })
    const day = { ...key, date: '2027-01-01' }
    const entry = { ...closed, date: '2027-01-01' }
    const added = changeHoliday(rows, day, entry)
    expect(changeHoliday(added.rows, day, null, entry)).toMatchObject({ change: 'removed', rows })
  })

  it('stay as they are if they are the same, or not what the change expects', () => {
    expect(changeHoliday(rows, key, closed)).toMatchObject({ change: 'same', rows })
    expect(changeHoliday(rows, key, null, open)).toMatchObject({ change: 'stale', rows })
  })
})
