import { describe, expect, it } from 'vitest'
import {
  findSlot,
  formatSlotDate,
  listFreeSlots,
  listOpenDates,
  type SlotRules,
} from '../../../src/domain/appointments/slots'
import type { OpeningHour } from '../../../src/domain/openingHours/openingHour'
import { zonedTime } from '../../../src/domain/openingHours/zonedTime'

const rules: SlotRules = { slotMinutes: 30, maxConcurrent: 1, noticeHours: 2, daysAhead: 14 }
const everyDay = (open: string, close: string): OpeningHour[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, status: 'Open', open, close }))
const yard = (open: string, close: string, specialHours: never[] | object[] = []) => ({
  hours: everyDay(open, close),
  specialHours: specialHours as never[],
  timeZone: 'Australia/Sydney',
})
const labels = (slots: { label: string }[]) => slots.map(({ label }) => label)
const now = new Date('2026-11-20T00:00:00Z')

describe('[LEAD-06] times for a test drive', () => {
  it('are within the opening hours, the last ending at closing time', () => {
    const slots = listFreeSlots('2026-11-24', yard('09:00', '11:15'), rules, [], now)
    expect(labels(slots)).toEqual(['9:00 am', '9:30 am', '10:00 am', '10:30 am'])
    expect(slots[0]?.startsAt.toISOString()).toBe('2026-11-23T22:00:00.000Z')
    expect(slots[0]?.endsAt.toISOString()).toBe('2026-11-23T22:30:00.000Z')
  })

  it('follow special hours, and are never on a closed day, in the past or too far ahead', () => {
    const holiday = { date: '2026-11-24', name: 'Cup day', status: 'Open', open: '10:00', close: '11:00' }
    expect(labels(listFreeSlots('2026-11-24', yard('09:00', '17:00', [holiday]), rules, [], now))).toEqual([
      '10:00 am',
      '10:30 am',
    ])
    const closed = { ...holiday, status: 'Closed', open: null, close: null }
    expect(listFreeSlots('2026-11-24', yard('09:00', '17:00', [closed]), rules, [], now)).toEqual([])
    expect(listFreeSlots('2026-11-19', yard('09:00', '17:00'), rules, [], now)).toEqual([])
    expect(listFreeSlots('2026-12-04', yard('09:00', '17:00'), rules, [], now)).not.toEqual([])
    expect(listFreeSlots('2026-12-05', yard('09:00', '17:00'), rules, [], now)).toEqual([])
    expect(listOpenDates(yard('09:00', '17:00', [closed]), { ...rules, daysAhead: 5 }, now)).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-25',
    ])
  })

  it('start after the notice period', () => {
    // 11:10 am in Sydney; two hours later is 1:10 pm.
    const today = listFreeSlots('2026-11-20', yard('09:00', '15:00'), rules, [], new Date('2026-11-20T00:10:00Z'))
    expect(labels(today)).toEqual(['1:30 pm', '2:00 pm', '2:30 pm'])
  })

  it('exclude booked times, per place', () => {
    const buildBooking = (from: string, to: string, place = 1) => ({
      startsAt: new Date(`2026-11-23T${from}:00Z`),
      endsAt: new Date(`2026-11-23T${to}:00Z`),
      place,
    })
    const free = (booked: ReturnType<typeof buildBooking>[], atOnce = 1) =>
      labels(listFreeSlots('2026-11-24', yard('09:00', '10:30'), { ...rules, maxConcurrent: atOnce }, booked, now))
    expect(free([buildBooking('22:00', '22:30')])).toEqual(['9:30 am', '10:00 am'])
    // A longer booking that overlaps two slots takes both.
    expect(free([buildBooking('22:15', '22:45')])).toEqual(['10:00 am'])
    expect(free([buildBooking('22:00', '22:30')], 2)).toHaveLength(3)
    expect(free([buildBooking('22:00', '22:30'), buildBooking('22:00', '22:30', 2)], 2)).toEqual([
      '9:30 am',
      '10:00 am',
    ])
    const ten = new Date('2026-11-23T22:30:00Z')
    expect(findSlot(ten, yard('09:00', '10:30'), rules, [], now)?.label).toBe('9:30 am')
    expect(findSlot(ten, yard('09:00', '10:30'), rules, [buildBooking('22:30', '23:00')], now)).toBeNull()
    expect(findSlot(new Date('2026-11-23T22:31:00Z'), yard('09:00', '10:30'), rules, [], now)).toBeNull()
  })

  it('are correct on daylight saving changes', () => {
    const spring = new Date('2026-10-02T00:00:00Z')
    // Clocks go from 2 am to 3 am on 4 October 2026.
    const day = listFreeSlots('2026-10-04', yard('09:00', '10:00'), rules, [], spring)
    expect(day.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2026-10-03T22:00:00.000Z',
      '2026-10-03T22:30:00.000Z',
    ])
    const night = listFreeSlots('2026-10-04', yard('01:00', '04:00'), rules, [], spring)
    expect(labels(night)).toEqual(['1:00 am', '1:30 am', '3:00 am', '3:30 am'])
    // And back from 3 am to 2 am on 5 April 2026: the repeated hour is offered once.
    const autumn = listFreeSlots('2026-04-05', yard('01:30', '03:30'), rules, [], new Date('2026-04-02T00:00:00Z'))
    expect(autumn.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2026-04-04T14:30:00.000Z',
      '2026-04-04T15:00:00.000Z',
      '2026-04-04T15:30:00.000Z',
      '2026-04-04T17:00:00.000Z',
    ])
    expect(zonedTime('2026-10-04', 150, 'Australia/Sydney')).toBeNull()
    expect(zonedTime('2026-10-04', 150, 'Australia/Brisbane')?.toISOString()).toBe('2026-10-03T16:30:00.000Z')
  })

  it('are on readable days', () => {
    expect(formatSlotDate('2026-11-24')).toBe('Tue 24 Nov')
  })
})
