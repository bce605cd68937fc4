import { findTexts, searchLanding } from '@/domain/stock/searchLanding'
import { isAllStock } from '@/domain/stock/searchState'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'
import { SearchBox } from './SearchBox'
import { useSearchSetup, useSearchState } from './SearchContext'
import { searchBreadcrumbs } from './searchBreadcrumbs'

/** Breadcrumbs, heading and search box. The heading follows the filters, as the address does. */
export function SearchHead() {
  const { place, vocabulary, siteName, stockNoun, heading, headingLevel, landingTexts } = useSearchSetup()
  const search = useSearchState()
  const Heading = `h${headingLevel}` as const
  const landing = place.kind === 'landings'
  const texts = findTexts(landingTexts, search, vocabulary)
  const ownHeading = !landing || (isAllStock(search) && !texts?.heading) ? heading : null
  const title =
    landing && !ownHeading
      ? searchLanding(search, vocabulary, { name: siteName, stockNoun }, null, landingTexts).h1
      : ownHeading
  const intro = texts?.intro ?? []
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
