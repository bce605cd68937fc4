'use client'

import { useEffect, useState } from 'react'
import { COMPARED, compareLink } from '@/domain/car/comparedLink'
import { ComparisonNote } from '@/finance/ComparisonNote'
import { ListTermsText } from '@/finance/ListTermsText'
import { type FavouriteCar, toggleFavourite, useFavourites } from '@/shopper/favourites'
import { Button } from '@/ui/actions/Button'
import { EmptyState } from '@/ui/content/EmptyState'
import { Skeleton } from '@/ui/content/Skeleton'
import { Icon } from '@/ui/media/Icon'
import { CardGrid } from '../card/CardGrid'
import { type CarCards, fetchCarCards } from '../card/carCards'
import { SearchCard } from '../card/SearchCard'

interface FavouriteCarsProps {
  stockNoun: { one: string; many: string }
  stockLink: string
  canCompare: boolean
}

/** Without ids there are no cards. */
type Found = { ids: string; cards: CarCards | null } | 'failed' | null

/** The shopper's saved cars as they are today, and those no longer listed (FAV-01). */
export function FavouriteCars(props: FavouriteCarsProps) {
  const { stockNoun, stockLink, canCompare } = props
  const saved = useFavourites()
  const [found, setFound] = useState<Found>(null)
  const [attempt, setAttempt] = useState(0)
  const ids = saved.map(({ id }) => id).join(',')

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` triggers a retry
  useEffect(() => {
    if (!ids) return setFound({ ids, cards: null })
    const cancel = new AbortController()
    fetchCarCards(ids.split(',').map(Number), cancel.signal)
      .then((cards) => setFound({ ids, cards }))
      .catch(() => {
        if (!cancel.signal.aborted) setFound('failed')
      })
    return () => cancel.abort()
  }, [ids, attempt])

  if (found === 'failed') {
    return (
      <EmptyState
        title={`Could not show your ${stockNoun.many}`}
        actions={<Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>}
      >
        They are still saved.
      </EmptyState>
    )
  }
  if (found === null) return <LoadingRow />
  if (saved.length === 0) {
    return (
      <EmptyState
        title={`No ${stockNoun.many} saved yet`}
        actions={<Button href={stockLink}>See our {stockNoun.many}</Button>}
      >
        Press the heart on any {stockNoun.one} and it stays here.
      </EmptyState>
    )
  }
  if (found.cards === null) return <LoadingRow />
  const { cars, settings, terms, now } = found.cards
  // A removed car disappears immediately; a car that the site no longer lists is named below.
  const shown = cars.filter(({ id }) => saved.some((car) => car.id === id))
  const hasRepayments = shown.some(({ weekly }) => weekly)
  const unlisted = saved.filter(
    ({ id }) => found.ids.split(',').includes(String(id)) && !cars.some((car) => car.id === id),
  )
  return (
    <>
      {canCompare && shown.length > 1 && (
        <Button href={compareLink(shown.map(({ slug }) => slug))} variant="secondary" className="mb-6">
          <Icon name="scale" />
          {shown.length > COMPARED.max ? `Compare the first ${COMPARED.max}` : 'Compare them'}
        </Button>
      )}
      {hasRepayments && terms && (
        <p className="mb-4 max-w-3xl text-sm text-muted">
          <ListTermsText terms={terms} />
        </p>
      )}
      <CardGrid>
        {shown.map((car) => (
          <SearchCard key={car.id} car={car} settings={settings} now={now} headingLevel={2} />
        ))}
      </CardGrid>
      {hasRepayments && <ComparisonNote />}
      {unlisted.length > 0 && <GoneCars cars={unlisted} />}
    </>
  )
}

function GoneCars({ cars }: { cars: readonly FavouriteCar[] }) {
  return (
    <section className="mt-12">
      <h2 className="heading-4 mb-3">No longer listed</h2>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {cars.map((car) => (
          <li key={car.id} className="flex items-center justify-between gap-4 py-2">
            <span className="text-muted">{car.name}</span>
            <Button variant="quiet" size="sm" onClick={() => toggleFavourite(car)}>
              Remove<span className="sr-only"> {car.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A single row: a taller placeholder would shift the footer up when the page turns out to be empty. */
function LoadingRow() {
  return (
    <div className="grid gap-grid sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4" role="status">
      <span className="sr-only">Loading</span>
      {['', 'max-sm:hidden', 'max-lg:hidden', 'max-xl:hidden'].map((narrower) => (
        <Skeleton key={narrower} className={`aspect-3/5 rounded-card ${narrower}`} />
      ))}
    </div>
  )
}
