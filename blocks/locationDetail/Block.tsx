import { idOf } from '@/data/fromPayload/relation'
import { hoursWordingOf } from '@/data/hoursWording'
import { locationsOf, locationWithId } from '@/data/locations'
import { LocationDetail } from '@/locations/LocationDetail'
import type { BlockProps } from '@/site/blocks'

/** The location that staff chose, else the page's own, else the site's main one. */
export async function Block({ block, context }: BlockProps<'locationDetail'>) {
  const { site, headingLevel } = context
  const chosen = idOf(block.location)
  const location =
    (chosen ? await locationWithId(site.id, chosen) : null) ?? context.location ?? (await locationsOf(site.id))[0]
  if (!location) return null
  return (
    <LocationDetail
      location={location}
      closedWording={site.wording.hoursClosed}
      hoursWording={await hoursWordingOf(site.id)}
      fullHours={block.fullHours ?? false}
      headingLevel={headingLevel}
    />
  )
}
