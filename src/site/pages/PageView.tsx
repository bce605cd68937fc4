import { listLocations } from '@/data/locations/locations'
import { pageTime } from '@/data/pageTime'
import { findMissingFact } from '@/data/site/missingFacts'
import { siteOrigin } from '@/domain/site/origin'
import type { Site } from '@/domain/site/site'
import type { CarSummary } from '@/domain/stock/car'
import { jsonLdText } from '@/domain/structuredData/jsonLd'
import { homeData } from '@/domain/structuredData/siteData'
import { Button } from '@/ui/actions/Button'
import { EmptyState } from '@/ui/content/EmptyState'
import { JsonLd } from '@/ui/content/JsonLd'
import type { AnyBlock } from '../../../blocks/blockProps'
import { pageBlocks } from '../../../blocks/generated/pageBlocks.generated'
import { SentReference } from '../../enquiry/SentReference'
import type { Page } from '../../payload-types'
import { hasHeading } from '../blocks/pageHeading'
import { RenderBlocks } from '../blocks/RenderBlocks'
import { Trail } from '../metadata/Trail'
import { CampaignFrame } from './CampaignFrame'

interface PageViewProps {
  site: Site
  page: Page
  /** the car that the page's forms are about */
  linkedCar?: CarSummary
}

/** A CMS page as shoppers see it. The first block with a heading renders the h1; a page of which nothing is there yet says so. */
export async function PageView({ site, page, linkedCar }: PageViewProps) {
  const { path, title, layout, expiresAt } = page
  const { missing, isEmpty } = await findMissingBlocks(site, layout ?? [])
  const empty = new Set(missing.map(({ block }) => block))
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
        promoteFirstHeading={!isEmpty}
        empty={empty}
      />
      {isEmpty && (
        <div className="container-page py-10 md:pb-section-space">
          <h1 className="heading-1">{missing.map(({ block }) => headingOf(block)).find(Boolean) ?? title}</h1>
          <EmptyState
            title={capitalize(missing[0]?.reason ?? 'nothing here yet')}
            actions={
              <Button href={site.links.contact} variant="secondary">
                Contact us
              </Button>
            }
          >
            Call us or write, and we will help.
          </EmptyState>
        </div>
      )}
    </CampaignFrame>
  )
}

/**
 * The blocks that stay off a page before its heading, and why, and whether all do. Reads no more than that needs, since each read expires the
 * page when what it read changes.
 */
async function findMissingBlocks(site: Site, blocks: readonly AnyBlock[]) {
  const now = pageTime()
  const missing: { block: AnyBlock; reason: string }[] = []
  let isEmpty = true
  for (const block of blocks) {
    // The offers block may say so itself.
    const saysSo = block.blockType === 'specialOffers' && block.whenEmpty === 'say'
    const reason = saysSo ? null : await findMissingFact(site, block.blockType, now)
    if (reason) missing.push({ block, reason })
    else if (block.blockType !== 'breadcrumbs') isEmpty = false
    if (!reason && hasHeading(block)) break
  }
  return { missing, isEmpty: isEmpty && missing.length > 0 }
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const headingOf = (block: AnyBlock) => ('heading' in block && typeof block.heading === 'string' ? block.heading : null)

/** What the home page says to search engines: the business, the site's search and its locations. */
async function HomeData({ site }: { site: Site }) {
  const locations = await listLocations(site.id)
  const origin = siteOrigin(site.domains, process.env.PORT)
  return homeData(site, locations, origin).map((data, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and the rows for React would repeat its text
    <JsonLd key={position} text={jsonLdText(data)} />
  ))
}
