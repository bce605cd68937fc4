import { departmentName, departmentSpecialHours, sortDepartments } from '@/domain/locations/departments'
import type { Department, Location } from '@/domain/locations/location'
import { type HoursWording, hoursRows } from '@/domain/openingHours/hoursRows'
import { formatOpenTimes } from '@/domain/openingHours/openTimes'
import { formatPhone, telLink } from '@/domain/phone'
import { Tabs } from '@/ui/layout/Tabs'
import { Icon } from '@/ui/media/Icon'
import { HoursTable } from './HoursTable'
import { OpenNow } from './OpenNow'

export interface DepartmentHoursProps {
  location: Location
  /** departments to choose from; all of the location's by default */
  departments?: readonly Department[]
  /** the site's word for closed, and the dealer's words for a status at a location (LOC-04) */
  closedWording: string
  hoursWording: readonly HoursWording[]
  /** lists every day on its own line */
  fullHours: boolean
}

/** Hours, phone and open status of each department, in tabs if there are several (LOC-02). */
export function DepartmentHours(props: DepartmentHoursProps) {
  const { location, departments = sortDepartments(props.location), closedWording, hoursWording, fullHours } = props
  const panels = departments.map((department, position) => {
    const name = departmentName(department)
    const phone = department.phone || location.phone
    return {
      value: `${department.type}-${position}`,
      label: name,
      content: (
        <div className="grid gap-4">
          <OpenNow
            times={formatOpenTimes(
              department.hours,
              departmentSpecialHours(location.specialHours, department.type),
              location.timeZone,
            )}
          />
          {phone && (
            <a
              href={telLink(phone)}
              className="numbers inline-flex min-h-11 items-center gap-2.5 text-lg font-semibold"
            >
              <Icon name="phone" className="size-5 text-muted" />
              {formatPhone(phone)}
            </a>
          )}
          <HoursTable
            rows={hoursRows(department.hours, {
              full: fullHours,
              closed: closedWording,
              wording: hoursWording,
              locationId: location.id,
            })}
            caption={`Opening hours of ${name.toLowerCase()}`}
          />
        </div>
      ),
    }
  })
  return panels.length > 1 ? <Tabs label="Departments" tabs={panels} /> : panels[0]?.content
}
