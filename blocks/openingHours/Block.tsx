import { blockLocation } from '@/data/blockLocation'
import { hoursWordingOf } from '@/data/hoursWording'
import { departmentsInOrder } from '@/domain/locations/departments'
import { DepartmentHours } from '@/locations/DepartmentHours'
import type { BlockProps } from '@/site/blocks'
import { Section } from '@/ui/Section'

export async function Block({ block, context }: BlockProps<'openingHours'>) {
  const { site, headingLevel } = context
  const location = await blockLocation(context, block.location)
  if (!location) return null
  const type = block.locationType ?? 'all'
  const departments = departmentsInOrder(location).filter((department) => type === 'all' || department.type === type)
  if (departments.length === 0) return null
  return (
    <Section heading={block.heading} headingLevel={headingLevel} width="measure">
      <DepartmentHours
        location={location}
        departments={departments}
        closedWording={site.wording.hoursClosed}
        hoursWording={await hoursWordingOf(site.id)}
        fullHours={block.fullHours ?? false}
      />
    </Section>
  )
}
