import type { BlockProps } from '@blocks/blockProps'
import { blockLocation } from '@/data/locations/blockLocation'
import { ContactLocation } from '@/locations/ContactLocation'

export async function Block({ block, context }: BlockProps<'contactLocation'>) {
  const location = await blockLocation(context, block.location)
  if (!location) return null
  return (
    <ContactLocation
      location={location}
      heading={block.heading || location.name}
      text={block.text ?? null}
      showMap={block.showMap !== false}
      rules={context.site.locationRules}
      headingLevel={context.headingLevel}
    />
  )
}
