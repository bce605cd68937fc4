import { useInstantSearch } from 'react-instantsearch'
import { parseTreeNode, TREE_ATTRIBUTE } from '@/domain/stock/makeModelTree'
import { findTexts, type LandingFacts, landingIntro, searchLanding } from '@/domain/stock/searchLanding'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'
import { SearchBox } from './SearchBox'
import { useSearchSetup, useSearchState } from './SearchContext'
import { searchBreadcrumbs } from './searchBreadcrumbs'

/** What the results say of a landing's cars. */
function landingFacts(results: ReturnType<typeof useInstantSearch>['results']): LandingFacts {
  const { facets, facets_stats: stats } = (results?._rawResults?.[0] ?? {}) as Partial<Record<string, never>> & {
    facets?: Record<string, Record<string, number>>
    facets_stats?: Record<string, { min: number; max: number }>
  }
  const makes = Object.entries(facets?.[TREE_ATTRIBUTE] ?? {}).flatMap(([value, count]) =>
    parseTreeNode(value).model === null ? { value, count } : [],
  )
  return {
    count: results?.nbHits ?? 0,
    prices: stats?.price ?? null,
    makes: makes.sort((a, b) => b.count - a.count),
  }
}

/** Breadcrumbs, heading and search box. The heading follows the filters, as the address does. */
export function SearchHead() {
  const { place, vocabulary, siteName, stockNoun, heading, headingLevel, landingTexts } = useSearchSetup()
  const search = useSearchState()
  const Heading = `h${headingLevel}` as const
  const landing = place.kind === 'landings'
  const title = landing
    ? searchLanding(search, vocabulary, { name: siteName, stockNoun }, null, landingTexts).h1
    : heading
  const { results } = useInstantSearch()
  const own = findTexts(landingTexts, search, vocabulary)?.intro ?? []
  const made = landing && own.length === 0 ? landingIntro(search, vocabulary, stockNoun, landingFacts(results)) : ''
  const intro = made ? [made] : own
  return (
    <div className="pt-3 pb-4 lg:pb-6">
      {landing && <Breadcrumbs items={searchBreadcrumbs(search, vocabulary, stockNoun)} />}
      <div className="mt-1 grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-center">
        {title && <Heading className="heading-2">{title}</Heading>}
        <SearchBox />
      </div>
      {intro.map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-prose text-muted">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
