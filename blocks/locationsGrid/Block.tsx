import { locationsOf } from '@/data/locations'
import { departmentsInOrder } from '@/domain/locations/departments'
import { locationsOfType, shownLocations } from '@/domain/locations/shownLocations'
import { LocationCard } from '@/locations/LocationCard'
import type { BlockProps } from '@/site/blocks'
import { Section } from '@/ui/Section'

export async function Block({ block, context }: BlockProps<'locationsGrid'>) {
  const { site, headingLevel } = context
  const type = block.locationType === 'all' ? null : (block.locationType ?? null)
  const all = shownLocations(await locationsOf(site.id))
  const locations = type ? locationsOfType(all, type) : all
  if (locations.length === 0) return null
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={headingLevel}>
      <ul className="grid gap-grid sm:grid-cols-2 lg:grid-cols-3">
        {locations.map((location) => (
          <LocationCard
            key={location.id}
            location={location}
            department={departmentsInOrder(location).find((department) => !type || department.type === type) ?? null}
            showStock={site.flags.viewOurStock && type !== 'service' && type !== 'parts'}
            headingLevel={block.heading ? 3 : 2}
          />
        ))}
      </ul>
    </Section>
  )
}
