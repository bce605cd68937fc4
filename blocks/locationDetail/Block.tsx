import type { BlockProps } from '@blocks/blockProps'
import { blockLocation } from '@/data/locations/blockLocation'
import { getHoursWording } from '@/data/locations/hoursWording'
import { findDepartment } from '@/domain/locations/departments'
import { locationPath } from '@/domain/locations/locationLinks'
import { LocationDetail } from '@/locations/LocationDetail'

/** The chosen location, the page's location or the site's main one. */
export async function Block({ block, context }: BlockProps<'locationDetail'>) {
  const { site, headingLevel } = context
  const location = await blockLocation(context, block.location)
  if (!location) return null
  return (
    <LocationDetail
      location={location}
      rules={site.locationRules}
      closedWording={site.wording.hoursClosed}
      hoursWording={await getHoursWording(site.id)}
      fullHours={block.fullHours ?? false}
      showStock={site.flags.viewOurStock && findDepartment(location, 'sales') !== null}
      reviewsLink={context.location?.id === location.id ? '#reviews' : `${locationPath(location)}#reviews`}
      headingLevel={headingLevel}
    />
  )
}
