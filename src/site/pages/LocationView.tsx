import type { Location } from '@/domain/locations/location'
import { locationPath } from '@/domain/locations/locationLinks'
import { visibleRating } from '@/domain/reviews/visibleReviews'
import { siteOrigin } from '@/domain/site/origin'
import type { Site } from '@/domain/site/site'
import { autoDealerData } from '@/domain/structuredData/autoDealerData'
import { jsonLdText } from '@/domain/structuredData/jsonLd'
import { JsonLd } from '@/ui/content/JsonLd'
import type { AnyBlock } from '../../../blocks/blockProps'
import { locationBlocks } from '../../../blocks/generated/locationBlocks.generated'
import { RenderBlocks } from '../blocks/RenderBlocks'
import { Trail } from '../metadata/Trail'

interface LocationViewProps {
  site: Site
  location: Location
  /** the site's layout of location pages */
  blocks: readonly AnyBlock[]
}

/** The page of a location in the site's layout (LOC-02). */
export function LocationView({ site, location: storedLocation, blocks }: LocationViewProps) {
  const location = { ...storedLocation, rating: visibleRating(storedLocation.rating, site) }
  return (
    <>
      <JsonLd text={jsonLdText(autoDealerData(location, siteOrigin(site.domains, process.env.PORT)))} />
      <Trail
        site={site}
        steps={[
          { name: 'Our locations', path: '/locations' },
          { name: location.name, path: null },
        ]}
      />
      <RenderBlocks
        components={locationBlocks}
        blocks={blocks}
        context={{ site, location, path: locationPath(location) }}
        promoteFirstHeading
      />
    </>
  )
}
