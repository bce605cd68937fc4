import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { formatCount } from '@/domain/format'
import { searchNoun } from '@/domain/stock/searchLanding'
import { opensNewTab } from '@/ui/actions/opensNewTab'
import { Icon } from '@/ui/media/Icon'
import { RunningNumber } from '../RunningNumber'
import { CurrentChips } from './CurrentChips'
import { DistanceFrom } from './DistanceFrom'
import { FilterPanel } from './FilterPanel'
import { FilterSkeleton } from './FilterSkeleton'
import { LandingIntro } from './LandingIntro'
import { UnderstandingProvider, useSearchSetup, useSearchState } from './SearchContext'
import { SearchHead } from './SearchHead'
import { SearchResults } from './SearchResults'
import { SortForm } from './SortForm'
import { SortMenu } from './SortMenu'
import { freezeScrollPosition } from './scrollPosition'
import { UnmatchedNote } from './UnmatchedNote'
import { type FoundCars, useFoundCars } from './useFoundCars'
import { useRefinementChips } from './useRefinementChips'
import { useSearchEvents } from './useSearchEvents'
import { useWordChips } from './useWordChips'

// Wide screens never open the drawer, so it loads on first use.
const FilterDrawer = lazy(() => import('./FilterDrawer').then((module) => ({ default: module.FilterDrawer })))

/** Seconds in which the count animates to its new value: long enough to notice, short enough not to wait for. */
const COUNT_SECONDS = 0.4

/** The search page: filters next to the results, or on phones in a drawer opened from a sticky bar. */
export function SearchBody() {
  const found = useFoundCars()
  // Below what waits for the results, which the server otherwise does not have yet.
  return (
    <UnderstandingProvider>
      <FiltersAndResults found={found} />
    </UnderstandingProvider>
  )
}

function FiltersAndResults({ found }: { found: FoundCars }) {
  const setup = useSearchSetup()
  const stockNoun = searchNoun(useSearchState(), setup.stockNoun, setup.vocabulary)
  useSearchEvents(found)
  const chips = [...useWordChips(), ...useRefinementChips()]
  const top = useRef<HTMLDivElement>(null)
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never')
  const count = found.count ?? 0
  // Marks the page once its filters work without a page load; browser tests wait for it.
  const [interactive, setInteractive] = useState(false)
  useEffect(() => setInteractive(true), [])

  const toTop = () => {
    freezeScrollPosition()
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView()
  }
  return (
    <>
      <SearchHead />
      <div className="lg:grid lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:gap-8 xl:gap-10">
        <a href="#results" className="button skip-link max-lg:hidden" data-variant="inverse" data-size="md">
          Skip to results
        </a>
        <aside
          id="filters"
          aria-label="Filters"
          className="max-lg:mb-6 max-lg:hidden max-lg:target:block lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:-mr-3 lg:max-h-[calc(100dvh-var(--header-height)-2rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:pr-3 lg:[scrollbar-gutter:stable] lg:[scrollbar-width:thin]"
        >
          {found.count === null && !found.failed ? <FilterSkeleton /> : <FilterPanel id="filters" />}
        </aside>
        <div
          ref={top}
          id="results"
          tabIndex={-1}
          data-search-ready={interactive || undefined}
          className="min-w-0 scroll-mt-[calc(var(--header-height)+4.5rem)] outline-none"
        >
          <div className="sticky top-(--header-height) z-20 -mx-(--gutter) mb-4 flex items-center gap-3 border-b border-hairline bg-paper px-(--gutter) py-2 lg:hidden">
            {/* biome-ignore lint/a11y/useValidAnchor: without script it jumps to the filters, which then show */}
            <a
              href="#filters"
              data-replay=""
              aria-haspopup="dialog"
              className="button flex-none"
              data-variant="secondary"
              data-size="sm"
              onClick={(event) => {
                if (opensNewTab(event)) return
                event.preventDefault()
                // Safari does not focus a pressed link, and the drawer returns focus to the previously focused element.
                event.currentTarget.focus({ preventScroll: true })
                setDrawer('open')
              }}
            >
              <Icon name="sliders-horizontal" />
              Filters{chips.length > 0 && ` (${chips.length})`}
            </a>
            <SortMenu className="min-w-0 flex-1" />
          </div>
          <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
            <p className="numbers min-h-7 text-lg font-semibold">
              <span role="status" data-testid="result-count" className="sr-only">
                {found.count !== null && formatCount(count, stockNoun)}
              </span>
              {found.count !== null && (
                <span aria-hidden>
                  <RunningNumber value={count} seconds={COUNT_SECONDS} /> {count === 1 ? stockNoun.one : stockNoun.many}
                </span>
              )}
            </p>
            <div className="min-w-0 flex-1 max-lg:basis-full max-lg:empty:hidden">
              <CurrentChips chips={chips} />
            </div>
            <DistanceFrom />
            <SortMenu className="w-56 max-lg:hidden" />
            <noscript>
              <SortForm />
            </noscript>
          </div>
          {!found.isEmpty && <UnmatchedNote />}
          <SearchResults found={found} toTop={toTop} />
          <LandingIntro />
        </div>
      </div>
      {drawer !== 'never' && (
        <Suspense>
          <FilterDrawer
            open={drawer === 'open'}
            onOpenChange={(open) => setDrawer(open ? 'open' : 'closed')}
            chips={chips}
            count={count}
          />
        </Suspense>
      )}
    </>
  )
}
