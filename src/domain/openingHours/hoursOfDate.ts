import { departmentName, departmentSpecialHours, sortDepartments } from '../locations/departments'
import type { Location } from '../locations/location'
import type { LocationType } from '../locations/locationType'
import { formatHours } from './hoursRows'
import { toWeekday } from './localTime'

/**
 * The hours of a date at a location: "8:30 am – 5:30 pm", or by department if they differ: "Sales 9:00 am – 5:00 pm, Parts Closed".
 * @param date ISO date
 * @param type only of this department; null for all
 * @returns null if it has no such department, or no hours of that weekday
 */
export function hoursOfDate(
  { departments, specialHours }: Pick<Location, 'departments' | 'specialHours'>,
  date: string,
  type: LocationType | null,
): string | null {
  const texts = sortDepartments({ departments }).flatMap((department) => {
    if (type !== null && department.type !== type) return []
    const special = departmentSpecialHours(specialHours, department.type).find((entry) => entry.date.startsWith(date))
    const entry = special ?? department.hours.find(({ weekday }) => weekday === toWeekday(date))
    return entry ? [{ name: departmentName(department), text: formatHours(entry, { closed: 'Closed' }).text }] : []
  })
  if (texts.length === 0) return null
  const first = texts[0]!.text
  return texts.every(({ text }) => text === first) ? first : texts.map(({ name, text }) => `${name} ${text}`).join(', ')
}
