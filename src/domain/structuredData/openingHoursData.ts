import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'
import { type DaySpan, toDaySpan } from '../openingHours/daySpan'
import type { OpeningHour, SpecialHour } from '../openingHours/openingHour'

const DAYS: DayOfWeek[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** schema.org opening hours: days with the same hours are grouped, closed days omitted, special hours by date. */
export function openingHoursData(
  hours: readonly OpeningHour[],
  specialHours: readonly SpecialHour[],
): OpeningHoursSpecification[] {
  const groups = new Map<string, { span: DaySpan; days: DayOfWeek[] }>()
  for (const entry of hours) {
    const span = toDaySpan(entry)
    const day = DAYS[entry.weekday]
    if (!span || !day) continue
    const key = `${span.open}-${span.close}`
    const group = groups.get(key) ?? { span, days: [] }
    groups.set(key, { ...group, days: [...group.days, day] })
  }
  return [
    ...Array.from(
      groups.values(),
      ({ span, days }): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        ...times(span),
      }),
    ),
    ...specialHours.map(
      (entry): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: entry.date.slice(0, 10),
        validThrough: entry.date.slice(0, 10),
        // opening and closing at midnight means closed all day in schema.org
        ...times(toDaySpan(entry) ?? { open: 0, close: 0 }),
      }),
    ),
  ]
}

/** schema.org has no 24:00; a day that ends at midnight closes at 23:59. */
function times({ open, close }: DaySpan): { opens: string; closes: string } {
  const formatClock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return { opens: formatClock(open), closes: formatClock(Math.min(close, 24 * 60 - 1)) }
}
