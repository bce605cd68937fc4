import { blockLocation } from '@/data/blockLocation'
import { mapOfLocations } from '@/data/maps'
import { ContactLocation } from '@/locations/ContactLocation'
import type { BlockProps } from '@/site/blocks'

export async function Block({ block, context }: BlockProps<'contactLocation'>) {
  const location = await blockLocation(context, block.location)
  if (!location) return null
  return (
    <ContactLocation
      location={location}
      heading={block.heading || location.name}
      text={block.text ?? null}
      map={block.showMap === false ? null : (mapOfLocations([location], { width: 700, height: 420 })?.map ?? null)}
      rules={context.site.locationRules}
      headingLevel={context.headingLevel}
    />
  )
}
