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

/** The seasons that the demo is shown in. */
const HOLIDAYS = { from: '2026-11-01', to: '2027-12-31' }

/** Closed on a state's public holidays; on Boxing Day its sales are open, where the dealer says so. */
export function holidaysOf(
  state: AustralianState,
  boxingDay: Span = null,
): NonNullable<DemoSite['locations'][number]['special_hours']> {
  const closed = [2026, 2027]
    .flatMap((year) => publicHolidays(state, year))
    .filter(({ date }) => date >= HOLIDAYS.from && date <= HOLIDAYS.to)
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
