import { type LandingLink, listLandingLinks } from '@/data/stock/landings'
import { listIndexedCars, type ResolvedSearch } from '@/data/stock/searchPage'
import { siteOrigin } from '@/domain/site/origin'
import type { Site } from '@/domain/site/site'
import { searchName } from '@/domain/stock/searchLanding'
import { jsonLdText } from '@/domain/structuredData/jsonLd'
import { resultsData } from '@/domain/structuredData/listData'
import { JsonLd } from '@/ui/content/JsonLd'
import { StaticHtml } from '@/ui/lazy/StaticHtml'
import type { AnyBlock } from '../../../blocks/blockProps'
import { searchBlocks } from '../../../blocks/generated/searchBlocks.generated'
import { RenderBlocks } from '../blocks/RenderBlocks'
import { searchLayout } from './searchLayout'
import { searchTrail } from './searchTrail'

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
    searchLayout(site, blocks),
    listIndexedCars(site, found),
    found.landing.index
      ? listLandingLinks(site, search, (refinements) => searchName({ refinements }, vocabulary, site.stockNoun))
      : [],
  ])
  const origin = siteOrigin(site.domains, process.env.PORT)
  return (
    <>
      <RenderBlocks components={searchBlocks} blocks={layout} context={{ site, path, searchParams }} />
      {links.length > 0 && <LandingLinks links={links} />}
      <JsonLd text={searchTrail(site, found)} />
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
