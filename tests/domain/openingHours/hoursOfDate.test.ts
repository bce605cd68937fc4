import { describe, expect, it } from 'vitest'
import { hoursOfDate } from '../../../src/domain/openingHours/hoursOfDate'

const thursday = (open: string, close: string) => [{ weekday: 4, status: 'Open', open, close }]
const department = (type: 'sales' | 'service', open: string, close: string) => ({
  ...{ type, subtype: null, phone: null },
  hours: thursday(open, close),
})
const closed = { name: null, status: 'Closed', open: null, close: null }
const DATE = '2026-12-24'

describe('[LOC-05] the hours of a date at a location', () => {
  it('are those of its weekday, told once if all departments have the same', () => {
    const departments = [department('sales', '09:00', '17:00'), department('service', '09:00', '17:00')]
    expect(hoursOfDate({ departments, specialHours: [] }, DATE, null)).toBe('9:00 am – 5:00 pm')
    expect(hoursOfDate({ departments, specialHours: [] }, '2026-12-25', null)).toBeNull()
  })

  it('are told by department if they differ, with the date’s own hours before those of the weekday', () => {
    const departments = [department('service', '08:00', '16:00'), department('sales', '09:00', '17:00')]
    const specialHours = [{ ...closed, date: DATE, type: 'service' as const }]
    expect(hoursOfDate({ departments, specialHours }, DATE, null)).toBe('Sales 9:00 am – 5:00 pm, Service Closed')
    expect(hoursOfDate({ departments, specialHours }, DATE, 'service')).toBe('Closed')
    expect(hoursOfDate({ departments, specialHours: [{ ...closed, date: DATE }] }, DATE, null)).toBe('Closed')
    expect(hoursOfDate({ departments: [], specialHours }, DATE, null)).toBeNull()
  })
})
