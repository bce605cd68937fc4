import { getLayout } from '@/data/site/layouts'
import { type LandingLink, listLandingLinks } from '@/data/stock/landings'
import { listIndexedCars, type ResolvedSearch } from '@/data/stock/searchPage'
import { siteOrigin } from '@/domain/site/origin'
import type { Site } from '@/domain/site/site'
import { searchName } from '@/domain/stock/searchLanding'
import { jsonLdText } from '@/domain/structuredData/jsonLd'
import { breadcrumbData, resultsData } from '@/domain/structuredData/listData'
import { searchBreadcrumbs } from '@/stock/search/searchBreadcrumbs'
import { JsonLd } from '@/ui/content/JsonLd'
import { StaticHtml } from '@/ui/lazy/StaticHtml'
import type { AnyBlock } from '../../../blocks/blockProps'
import { searchBlocks } from '../../../blocks/generated/searchBlocks.generated'
import { RenderBlocks } from '../blocks/RenderBlocks'

interface SearchViewProps {
  site: Site
  found: ResolvedSearch
  /** "/search/mazda" or "/cars" */
  path: string
  searchParams: Record<string, string | string[] | undefined>
  /** the site's layout of search pages by default */
  blocks?: readonly AnyBlock[]
}

/** The site's search layout around its stock, and the structured data of the results. */
export async function SearchView({ site, found, path, searchParams, blocks }: SearchViewProps) {
  const { search, vocabulary } = found
  const [layout, listed, links] = await Promise.all([
    blocks ?? getLayout(site.id, 'search'),
    listIndexedCars(site, found),
    found.landing.index
      ? listLandingLinks(site, search, (refinements) => searchName({ refinements }, vocabulary, site.stockNoun))
      : [],
  ])
  const origin = siteOrigin(site.domains, process.env.PORT)
  const trail = searchBreadcrumbs(search, vocabulary, site.stockNoun).map(({ name, url }) => ({
    name,
    path: url ?? null,
  }))
  return (
    <>
      <RenderBlocks
        components={searchBlocks}
        blocks={layout.length > 0 ? layout : [{ blockType: 'stockSearch' }]}
        context={{ site, path, searchParams }}
      />
      {links.length > 0 && <LandingLinks links={links} />}
      <JsonLd text={jsonLdText(breadcrumbData(trail, origin))} />
      {listed.length > 0 && <JsonLd text={jsonLdText(resultsData(listed, 0, origin))} />}
    </>
  )
}

/** Other searches, for shoppers and crawlers: filters are no links. */
function LandingLinks({ links }: { links: LandingLink[] }) {
  return (
    <StaticHtml
      as="nav"
      part="related-searches"
      aria-label="Related searches"
      className="mx-auto flex w-full max-w-[calc(var(--container-page)+2*var(--gutter))] flex-wrap gap-2 px-(--gutter) pb-section-space"
    >
      {links.map(({ name, path }) => (
        <a key={path} href={path} className="chip">
          {name}
        </a>
      ))}
    </StaticHtml>
  )
}
