import { clsx } from 'clsx'
import { type MouseEvent, useEffect, useState } from 'react'
import { usePagination } from 'react-instantsearch'
import { promotionPool, type ResultEntry, withPromotions } from '@/domain/promotions/withPromotions'
import { HITS_PER_PAGE, NO_RESULTS } from '@/domain/stock/results'
import { ALL_STOCK, type SearchState } from '@/domain/stock/searchState'
import { carTag } from '@/domain/stock/tags'
import { ComparisonNote } from '@/finance/ComparisonNote'
import { ListTermsText } from '@/finance/ListTermsText'
import { Button } from '@/ui/actions/Button'
import { opensNewTab } from '@/ui/actions/opensNewTab'
import { afterPaint } from '@/ui/afterPaint'
import { EmptyState } from '@/ui/content/EmptyState'
import { Pagination } from '@/ui/layout/Pagination'
import { cachedHtml, digestOf } from '@/ui/lazy/cachedHtml'
import { StaticHtml } from '@/ui/lazy/StaticHtml'
import { STATIC_HTML } from '@/ui/lazy/staticParts'
import { useIsHydrating } from '@/ui/lazy/useIsHydrating'
import { Icon } from '@/ui/media/Icon'
import { CardGrid, cardGridClass } from '../card/CardGrid'
import { preloadCardPicture } from '../card/CardPicture'
import { CardSkeleton } from '../card/CardSkeleton'
import type { CardSettings } from '../card/cardSettings'
import { SearchCard } from '../card/SearchCard'
import { PromoCard } from '../promotions/PromoCard'
import { PromoTile } from '../promotions/PromoTile'
import { AlternativeSearches, NearestCars } from './AlternativeSearches'
import { ReflowingCards } from './ReflowingCards'
import { SaveSearchLink } from './SaveSearchLink'
import { useAnswer, useSearchSetup, useSearchState } from './SearchContext'
import { toAddress } from './searchUiState'
import { UnpricedNote } from './UnpricedNote'
import { useAlternatives } from './useAlternatives'
import type { FoundCar, FoundCars } from './useFoundCars'

interface SearchResultsProps {
  found: FoundCars
  /** scrolls to the top of the results, after changing the page */
  toTop: () => void
}

/**
 * A page of results, or why there are none. Keeps the previous results while the next load, or when loading fails
 * (STK-11).
 */
export function SearchResults({ found, toTop }: SearchResultsProps) {
  const { listKey, count, subject, page, stalled, failed, retry } = found
  const { listTerms } = useSearchSetup()
  const inPlaceOfSold = useAlternatives()
  const isServerList = useIsServerList(JSON.stringify([listKey, subject, page]))
  const isIncomplete = found.isShort && !isServerList
  useEffect(() => {
    if (isIncomplete) retry()
  }, [isIncomplete, retry])
  return (
    <div aria-busy={stalled || undefined}>
      {failed && (
        <div
          role="status"
          className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-warning-soft p-4"
        >
          <p className="min-w-0 flex-1">We could not update these results just now.</p>
          <Button variant="secondary" size="sm" onClick={retry}>
            <Icon name="rotate-cw" />
            Try again
          </Button>
        </div>
      )}
      {count === null || isIncomplete ? (
        !failed && <Skeletons />
      ) : found.isEmpty ? (
        <NothingFound count={count} />
      ) : (
        <div className={clsx('transition-opacity', stalled && 'opacity-60')}>
          {found.hasRepayments && listTerms && (
            <p className="mb-4 max-w-3xl text-sm text-muted">
              <ListTermsText terms={listTerms} />
            </p>
          )}
          <ReflowingCards listKey={listKey}>
            {typeof window === 'undefined' ? (
              <CachedEntries found={found} />
            ) : (
              <StaticHtml {...LIST}>{isServerList ? STATIC_HTML : <Entries found={found} />}</StaticHtml>
            )}
          </ReflowingCards>
          {found.hasRepayments && <ComparisonNote />}
          <UnpricedNote count={count} />
          {/* Below the cars: above them it would move them with each filter. */}
          <div className="mt-6 empty:hidden">
            <SaveSearchLink label={inPlaceOfSold ? 'Tell me when one comes' : 'Save this search'} />
          </div>
          <Pages toTop={toTop} />
          {inPlaceOfSold && (
            <div className="mt-10">
              <NearestCars alternatives={inPlaceOfSold} />
            </div>
          )}
        </div>
      )}
    </div>
  )
}

/**
 * True in the browser until `key` changes: the server's HTML then stays, since twenty cards are most of what there is to
 * hydrate.
 */
function useIsServerList(key: string): boolean {
  const isHydrating = useIsHydrating()
  const [serverKey, setServerKey] = useState(isHydrating && typeof window !== 'undefined' ? key : null)
  if (serverKey !== null && serverKey !== key) setServerKey(null)
  return serverKey === key
}

const LIST = { as: 'ul', part: 'search-results', className: cardGridClass(true) } as const

/** The list on the server, with the cards that other searches have drawn. */
function CachedEntries({ found }: { found: FoundCars }) {
  const { card: settings, now } = useSearchSetup()
  const [first] = found.cars
  if (first) preloadCardPicture(first)
  const time = new Date(now)
  const html = useEntries(found).map((entry) => {
    const isFirst = 'car' in entry && entry.car === first
    // Of a car, only its tag depends on the time.
    const key =
      entry.kind === 'car'
        ? JSON.stringify([digestOf(settings), isFirst, carTag(entry.car, settings, time), digestOf(entry.car)])
        : digestOf(entry)
    return cachedHtml(key, () => <Entry entry={entry} settings={settings} now={now} isFirst={isFirst} />)
  })
  return <StaticHtml {...LIST} html={html.join('')} />
}

function Entries({ found }: { found: FoundCars }) {
  const { card: settings, now } = useSearchSetup()
  return useEntries(found).map((entry, position) => (
    <Entry
      key={entryKey(entry, position)}
      entry={entry}
      settings={settings}
      now={now}
      isFirst={'car' in entry && entry.car === found.cars[0]}
    />
  ))
}

/** The cars with the site's promotions among them, the same on the server and in the browser (STK-13, STK-14). */
function useEntries({ cars, subject, page }: FoundCars) {
  const { now, siteId, promotions } = useSearchSetup()
  return withPromotions(cars, promotions, subject, new Date(now), promotionPool(siteId, page))
}

/** Cards that return are identified by position. */
function entryKey(entry: ResultEntry<FoundCar>, position: number): string | number {
  if (entry.kind === 'car') return entry.car.id
  return entry.kind === 'promoCard' ? `card ${entry.card.id} at ${position}` : `tile ${entry.tile.id}`
}

interface EntryProps {
  entry: ResultEntry<FoundCar>
  settings: CardSettings
  /** ISO 8601 */
  now: string
  /** the first car: its photo is the largest picture */
  isFirst: boolean
}

function Entry({ entry, settings, now, isFirst }: EntryProps) {
  if (entry.kind === 'promoCard') return <PromoCard card={entry.card} headingLevel={2} />
  if (entry.kind === 'promoTile') return <PromoTile tile={entry.tile} visitors={entry.visitors} headingLevel={2} />
  const { car } = entry
  return (
    <SearchCard
      car={car}
      settings={settings}
      now={now}
      headingLevel={2}
      priority={isFirst}
      distanceKm={car.distanceKm}
    />
  )
}

function Pages({ toTop }: Pick<SearchResultsProps, 'toTop'>) {
  const setup = useSearchSetup()
  const search = useSearchState()
  const { currentRefinement, nbPages, refine } = usePagination()
  return (
    <div className="mt-10 empty:hidden">
      <Pagination
        label="Pages of results"
        page={currentRefinement + 1}
        pageCount={nbPages}
        hrefFor={(page) => toAddress({ ...search, page }, setup)}
        onPage={(page) =>
          afterPaint(() => {
            refine(page - 1)
            toTop()
          })
        }
      />
    </div>
  )
}

function NothingFound({ count }: { count: number }) {
  const setup = useSearchSetup()
  const search = useSearchState()
  const { change } = useAnswer()
  const alternatives = useAlternatives()
  const show = (other: SearchState) => ({
    href: toAddress(other, setup),
    onClick: (event: MouseEvent) => {
      if (opensNewTab(event)) return
      event.preventDefault()
      change(() => other)
    },
  })
  // A page past the last one: an old link to a list that is now shorter.
  if (count > 0) {
    return (
      <EmptyState
        icon={<Icon name="search-x" />}
        title="This page no longer exists"
        actions={<Button {...show({ ...search, page: 1 })}>Go to the first page</Button>}
      >
        <p>The list is shorter now.</p>
      </EmptyState>
    )
  }
  return (
    <>
      <EmptyState
        icon={<Icon name="search-x" />}
        title={NO_RESULTS.title}
        actions={
          <>
            <SaveSearchLink label="Tell me when one comes" primary />
            <Button {...show(ALL_STOCK)} variant={setup.savesSearches ? 'secondary' : 'primary'}>
              {NO_RESULTS.clearFilters}
            </Button>
          </>
        }
      >
        {/* A search restricted to a block's cars, such as an offers page, has no filters to adjust. */}
        <p>{setup.place.kind === 'page' ? NO_RESULTS.text : NO_RESULTS.searchText}</p>
      </EmptyState>
      {alternatives && <AlternativeSearches alternatives={alternatives} />}
      {alternatives && <NearestCars alternatives={alternatives} />}
    </>
  )
}

function Skeletons() {
  return (
    <CardGrid wide>
      {Array.from({ length: HITS_PER_PAGE }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they differ by nothing else
        <CardSkeleton key={index} />
      ))}
    </CardGrid>
  )
}
