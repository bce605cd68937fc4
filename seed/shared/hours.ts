import type { DemoSite } from '../demoSite'

type DepartmentSeed = NonNullable<DemoSite['locations'][number]['departments']>[number]
type HourSeed = NonNullable<DepartmentSeed['hours']>[number]
type Weekday = HourSeed['weekday']
type Span = [open: string, close: string] | null

const WEEKDAYS: Weekday[] = ['1', '2', '3', '4', '5']

const day = (weekday: Weekday, span: Span): HourSeed =>
  span ? { weekday, status: 'Open', open: span[0], close: span[1] } : { weekday, status: 'Closed' }

/** A week from its working days, Saturday and Sunday. */
export function week(workingDays: Span, saturday: Span, sunday: Span): HourSeed[] {
  return [...WEEKDAYS.map((weekday) => day(weekday, workingDays)), day('6', saturday), day('0', sunday)]
}

export function department(
  location_type: 'sales' | 'service' | 'parts',
  phone: string,
  hours: HourSeed[],
): DepartmentSeed {
  return { location_type, phone, hours }
}

/** Closed on the public holidays that every state keeps around the turn of the year. */
export const summerHolidays = [
  { date: '2026-12-25', name: 'Christmas Day', status: 'Closed' },
  { date: '2026-12-26', name: 'Boxing Day', status: 'Closed' },
  { date: '2027-01-01', name: 'New Year\u2019s Day', status: 'Closed' },
  { date: '2027-01-26', name: 'Australia Day', status: 'Closed' },
]
