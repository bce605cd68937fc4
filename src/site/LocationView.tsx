import { layoutOf } from '@/data/layouts'
import type { Location } from '@/domain/locations/location'
import { locationPath } from '@/domain/locations/locationLinks'
import type { Site } from '@/domain/site/site'
import { locationBlocks } from './locationBlocks.generated'
import { RenderBlocks } from './RenderBlocks'

/** The page of a location, in the site's own layout for them (LOC-02). */
export async function LocationView({ site, location }: { site: Site; location: Location }) {
  const blocks = await layoutOf(site.id, 'location')
  return (
    <RenderBlocks
      components={locationBlocks}
      blocks={blocks}
      context={{ site, location, path: locationPath(location) }}
      firstHeads
    />
  )
}
