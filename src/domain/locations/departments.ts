import type { SpecialHour } from '../openingHours/openingHour'
import type { Department, Location } from './location'
import { LOCATION_TYPES, type LocationType } from './locationType'

const NAMES: Record<LocationType, string> = { sales: 'Sales', service: 'Service', parts: 'Parts' }

/** Departments in the order sales, service, parts; a buying department comes after the others of its type (LOC-03). */
export function sortDepartments({ departments }: Pick<Location, 'departments'>): Department[] {
  return LOCATION_TYPES.flatMap((type) => {
    const ofType = departments.filter((department) => department.type === type)
    return [...ofType.filter(({ subtype }) => !subtype), ...ofType.filter(({ subtype }) => subtype)]
  })
}

/** The display name of a department. */
export function departmentName({ type, subtype }: Pick<Department, 'type' | 'subtype'>): string {
  return subtype === 'buying' ? 'Buying' : NAMES[type]
}

/** The first department of a type; null if there is none. */
export function findDepartment(location: Pick<Location, 'departments'>, type: LocationType): Department | null {
  return sortDepartments(location).find((department) => department.type === type) ?? null
}

/** Phone numbers of a location by department, without duplicates; the location's own number if no department has one. */
export function departmentPhones(location: Pick<Location, 'departments' | 'phone'>): { name: string; phone: string }[] {
  const phones = sortDepartments(location).flatMap((department) => {
    const phone = department.phone || location.phone
    return phone ? [{ name: departmentName(department), phone }] : []
  })
  if (phones.length === 0) return location.phone ? [{ name: 'Phone', phone: location.phone }] : []
  return phones.filter(({ phone }, index) => phones.findIndex((other) => other.phone === phone) === index)
}

/** Special hours of a department: its own entry for a date takes precedence over one for all departments. */
export function departmentSpecialHours(specialHours: readonly SpecialHour[], type: LocationType): SpecialHour[] {
  const departmentEntries = specialHours.filter((entry) => entry.type === type)
  const dates = new Set(departmentEntries.map(({ date }) => date.slice(0, 10)))
  return [...departmentEntries, ...specialHours.filter((entry) => !entry.type && !dates.has(entry.date.slice(0, 10)))]
}
