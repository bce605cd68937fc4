import { getLayout } from '@/data/site/layouts'
import type { Location } from '@/domain/locations/location'
import { locationPath } from '@/domain/locations/locationLinks'
import { visibleRating } from '@/domain/reviews/visibleReviews'
import { siteOrigin } from '@/domain/site/origin'
import type { Site } from '@/domain/site/site'
import { autoDealerData } from '@/domain/structuredData/autoDealerData'
import { jsonLdText } from '@/domain/structuredData/jsonLd'
import { JsonLd } from '@/ui/content/JsonLd'
import { locationBlocks } from '../../../blocks/generated/locationBlocks.generated'
import { RenderBlocks } from '../blocks/RenderBlocks'
import { Trail } from '../metadata/Trail'

/** The page of a location in the site's layout (LOC-02). */
export async function LocationView({ site, location: storedLocation }: { site: Site; location: Location }) {
  const blocks = await getLayout(site.id, 'location')
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
