import type { BlockProps } from '@blocks/blockProps'
import { blockLocation } from '@/data/locations/blockLocation'
import { getHoursWording } from '@/data/locations/hoursWording'
import { sortDepartments } from '@/domain/locations/departments'
import { DepartmentHours } from '@/locations/DepartmentHours'
import { Section } from '@/ui/layout/Section'

export async function Block({ block, context }: BlockProps<'openingHours'>) {
  const { site, headingLevel } = context
  const location = await blockLocation(context, block.location)
  if (!location) return null
  const type = block.locationType ?? 'all'
  const departments = sortDepartments(location).filter((department) => type === 'all' || department.type === type)
  if (departments.length === 0) return null
  return (
    <Section heading={block.heading} headingLevel={headingLevel} beside>
      <DepartmentHours
        location={location}
        departments={departments}
        closedWording={site.wording.hoursClosed}
        hoursWording={await getHoursWording(site.id)}
        fullHours={block.fullHours ?? false}
      />
    </Section>
  )
}
