import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { exampleCars } from '../../blocks/examples/cars'
import { publicSite } from '../../src/domain/site/publicSite'
import type { Site } from '../../src/domain/site/site'
import { renderFully } from '../support/renderFully'
import type { DemoDealer } from './demoDealers'

vi.mock('../../src/data/cachedRead', () => import('../support/fakeReads'))
vi.mock('../../src/stock/search/StockSearchLoader', () => import('../support/fakeStockSearchLoader'))
// The demo's reads have no stock index.
vi.mock('../../src/stock/search/firstResults', () => ({ searchFirst: async () => {} }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  ...(await import('../support/fakeNavigation')),
}))

/** Renders a page of a site inside the site's provider. */
export async function renderOnSite(site: Site, node: ReactNode): Promise<string> {
  const { SiteProvider } = await import('../../src/site/pages/SiteProvider')
  return renderFully(<SiteProvider site={publicSite(site)}>{node}</SiteProvider>)
}

export interface DealerPage {
  name: string
  content: (site: Site) => ReactNode
}

/** Every page of a dealer, with the header and footer as a page of their own. */
export async function dealerPages(dealer: DemoDealer, now: Date): Promise<DealerPage[]> {
  const { site: ownSite, pages, modelSlugs, locationSlugs, reads } = dealer
  const { PageView } = await import('../../src/site/pages/PageView')
  const { CarView } = await import('../../src/site/pages/CarView')
  const { LocationView } = await import('../../src/site/pages/LocationView')
  const { ModelView } = await import('../../src/site/pages/ModelView')
  const { RenderBlocks } = await import('../../src/site/blocks/RenderBlocks')
  const { searchBlocks } = await import('../../blocks/generated/searchBlocks.generated')
  const { SiteDocument } = await import('../../src/site/pages/SiteDocument')
  const findModel = reads.findModelBySlug as unknown as (site: number, slug: string) => never
  const getLayout = reads.getLayout as unknown as (site: number, kind: string) => never[]
  const blocks = getLayout(ownSite.id, 'model')
  const locations = (reads.listLocations as () => { slug: string }[])() as never[]
  return [
    { name: 'header and footer', content: (site) => <SiteDocument site={site}>{null}</SiteDocument> },
    {
      name: '/search',
      content: (site) => (
        <RenderBlocks
          components={searchBlocks}
          blocks={getLayout(site.id, 'search')}
          context={{ site, path: '/search' }}
        />
      ),
    },
    ...pages.map((page): DealerPage => ({ name: page.path, content: (site) => <PageView site={site} page={page} /> })),
    ...exampleCars(now)
      .slice(0, 1)
      .map(
        ({ car }): DealerPage => ({
          name: car.path,
          content: (site) => <CarView site={site} car={{ ...car, siteId: site.id }} location={locations[0] ?? null} />,
        }),
      ),
    ...locationSlugs.map(
      (slug, position): DealerPage => ({
        name: `/our-location/${slug}`,
        content: (site) => (
          <LocationView site={site} location={locations[position]!} blocks={getLayout(site.id, 'location')} />
        ),
      }),
    ),
    ...modelSlugs.map(
      (slug): DealerPage => ({
        name: `/models/${slug}`,
        content: (site) => <ModelView site={site} model={findModel(site.id, slug)} blocks={blocks} />,
      }),
    ),
  ]
}
