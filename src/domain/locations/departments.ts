import type { SpecialHour } from '../openingHours/openingHour'
import type { Department, Location } from './location'
import { LOCATION_TYPES, type LocationType } from './locationType'

const NAMES: Record<LocationType, string> = { sales: 'Sales', service: 'Service', parts: 'Parts' }

/** The departments of a location in the order sales, service, parts; one that buys cars stands after the rest of its type (LOC-03). */
export function sortDepartments({ departments }: Pick<Location, 'departments'>): Department[] {
  return LOCATION_TYPES.flatMap((type) => {
    const ofType = departments.filter((department) => department.type === type)
    return [...ofType.filter(({ subtype }) => !subtype), ...ofType.filter(({ subtype }) => subtype)]
  })
}

/** What shoppers call a department. */
export function departmentName({ type, subtype }: Pick<Department, 'type' | 'subtype'>): string {
  return subtype === 'buying' ? 'Buying' : NAMES[type]
}

/** The department that speaks for one side of a location's business; null where it has none. */
export function findDepartment(location: Pick<Location, 'departments'>, type: LocationType): Department | null {
  return sortDepartments(location).find((department) => department.type === type) ?? null
}

/** The phones of a location by department, each number once; the location's own where no department has one. */
export function departmentPhones(location: Pick<Location, 'departments' | 'phone'>): { name: string; phone: string }[] {
  const found = sortDepartments(location).flatMap((department) => {
    const phone = department.phone || location.phone
    return phone ? [{ name: departmentName(department), phone }] : []
  })
  if (found.length === 0) return location.phone ? [{ name: 'Phone', phone: location.phone }] : []
  return found.filter(({ phone }, place) => found.findIndex((other) => other.phone === phone) === place)
}

/** The dates on which a department keeps other hours: its own entry for a date goes before one for all of them. */
export function departmentSpecialHours(specialHours: readonly SpecialHour[], type: LocationType): SpecialHour[] {
  const own = specialHours.filter((entry) => entry.type === type)
  const dates = new Set(own.map(({ date }) => date.slice(0, 10)))
  return [...own, ...specialHours.filter((entry) => !entry.type && !dates.has(entry.date.slice(0, 10)))]
}
