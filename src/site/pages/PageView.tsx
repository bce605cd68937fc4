import { listLocations } from '@/data/locations/locations'
import { siteOrigin } from '@/domain/site/origin'
import type { Site } from '@/domain/site/site'
import type { CarSummary } from '@/domain/stock/car'
import { jsonLdText } from '@/domain/structuredData/jsonLd'
import { homeData } from '@/domain/structuredData/siteData'
import { JsonLd } from '@/ui/content/JsonLd'
import { pageBlocks } from '../../../blocks/generated/pageBlocks.generated'
import { SentReference } from '../../enquiry/SentReference'
import type { Page } from '../../payload-types'
import { RenderBlocks } from '../blocks/RenderBlocks'
import { Trail } from '../metadata/Trail'
import { CampaignFrame } from './CampaignFrame'

interface PageViewProps {
  site: Site
  page: Page
  /** the car that the page's forms are about */
  linkedCar?: CarSummary
}

/** A CMS page as shoppers see it. The first block with a heading renders the h1. */
export function PageView({ site, page, linkedCar }: PageViewProps) {
  const { path, title, layout, expiresAt } = page
  return (
    <CampaignFrame site={site} page={page}>
      <SentReference />
      {path === '/' ? (
        <HomeData site={site} />
      ) : (
        !layout?.some(({ blockType }) => blockType === 'breadcrumbs') && (
          <Trail site={site} steps={[{ name: title, path: null }]} />
        )
      )}
      <RenderBlocks
        components={pageBlocks}
        blocks={layout}
        context={{ site, path, title, expiresAt: expiresAt ?? null, linkedCar }}
        promoteFirstHeading
      />
    </CampaignFrame>
  )
}

/** What the home page says to search engines: the business, the site's search and its locations. */
async function HomeData({ site }: { site: Site }) {
  const locations = await listLocations(site.id)
  const origin = siteOrigin(site.domains, process.env.PORT)
  return homeData(site, locations, origin).map((data, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and the rows for React would repeat its text
    <JsonLd key={position} text={jsonLdText(data)} />
  ))
}
