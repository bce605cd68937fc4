import type { AustralianState } from '../../src/domain/locations/postcode'
import { publicHolidays } from '../../src/domain/openingHours/publicHolidays'
import type { DemoSite } from '../demoSite'

type DepartmentSeed = NonNullable<DemoSite['locations'][number]['departments']>[number]
type HourSeed = NonNullable<DepartmentSeed['hours']>[number]
type Weekday = HourSeed['weekday']
type Span = [open: string, close: string] | null

const WEEKDAYS: Weekday[] = ['1', '2', '3', '4', '5']

const day = (weekday: Weekday, span: Span): HourSeed =>
  span ? { weekday, status: 'Open', open: span[0], close: span[1] } : { weekday, status: 'Closed' }

/** Opening hours of a week from the hours of weekdays, Saturday and Sunday. */
export function week(weekdays: Span, saturday: Span, sunday: Span): HourSeed[] {
  return [...WEEKDAYS.map((weekday) => day(weekday, weekdays)), day('6', saturday), day('0', sunday)]
}

export function department(
  location_type: 'sales' | 'service' | 'parts',
  phone: string,
  hours: HourSeed[],
): DepartmentSeed {
  return { location_type, phone, hours }
}

/** Period of holiday hours in the demo. */
const HOLIDAY_PERIOD = { from: '2026-11-01', to: '2027-12-31' }

/** Holiday hours of a state: closed, with optional Boxing Day hours for sales. */
export function holidayHours(
  state: AustralianState,
  boxingDay: Span = null,
): NonNullable<DemoSite['locations'][number]['special_hours']> {
  const closed = [2026, 2027]
    .flatMap((year) => publicHolidays(state, year))
    .filter(({ date }) => date >= HOLIDAY_PERIOD.from && date <= HOLIDAY_PERIOD.to)
    .map(({ date, name }) => ({ date: `${date}T12:00:00.000Z`, name, status: 'Closed' }))
  if (!boxingDay) return closed
  const sales = closed
    .filter(({ name }) => name === 'Boxing Day')
    .map((entry) => ({
      ...entry,
      location_type: 'sales' as const,
      name: 'Boxing Day sale',
      ...{ status: 'Open', open: boxingDay[0], close: boxingDay[1] },
    }))
  return [...closed, ...sales].sort((a, b) => a.date.localeCompare(b.date))
}
