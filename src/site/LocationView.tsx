import { layoutOf } from '@/data/layouts'
import type { Location } from '@/domain/locations/location'
import { locationPath } from '@/domain/locations/locationLinks'
import { shownRating } from '@/domain/reviews/shownReviews'
import { siteOrigin } from '@/domain/site/origin'
import type { Site } from '@/domain/site/site'
import { autoDealerData } from '@/domain/structuredData/autoDealerData'
import { jsonLdText } from '@/domain/structuredData/jsonLd'
import { JsonLd } from '@/ui/JsonLd'
import { locationBlocks } from './locationBlocks.generated'
import { RenderBlocks } from './RenderBlocks'

/** The page of a location, in the site's own layout for them (LOC-02). */
export async function LocationView({ site, location: place }: { site: Site; location: Location }) {
  const blocks = await layoutOf(site.id, 'location')
  const location = { ...place, rating: shownRating(place.rating, site) }
  return (
    <>
      <JsonLd text={jsonLdText(autoDealerData(location, siteOrigin(site.domains, process.env.PORT)))} />
      <RenderBlocks
        components={locationBlocks}
        blocks={blocks}
        context={{ site, location, path: locationPath(location) }}
        firstHeads
      />
    </>
  )
}
