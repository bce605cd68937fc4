import type { BlockProps } from '@blocks/blockProps'
import { blockLocation } from '@/data/locations/blockLocation'
import { LateHolidayHours } from '@/locations/LateHolidayHours'
import { Section } from '@/ui/layout/Section'

export async function Block({ block, context }: BlockProps<'holidayHours'>) {
  const location = await blockLocation(context, block.location)
  if (!location) return null
  const hours = (
    <LateHolidayHours
      specialHours={location.specialHours}
      timeZone={location.timeZone}
      closedWording={context.site.wording.hoursClosed}
      inline={block.display !== 'button'}
    />
  )
  // The button shows the label.
  if (block.display === 'button') return hours
  return (
    <Section heading={block.heading} intro={location.name} headingLevel={context.headingLevel} width="measure">
      {hours}
    </Section>
  )
}
