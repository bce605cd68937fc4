'use client'

import { useEffect, useRef, useState } from 'react'
import { ComparisonNote } from '@/finance/ComparisonNote'
import { ListTermsText } from '@/finance/ListTermsText'
import { useViewedCars } from '@/shopper/viewedCars'
import { useOutOfView } from '@/ui/lazy/useOutOfView'
import { CardRow } from '../card/CardRow'
import { type CarCards, fetchCarCards } from '../card/carCards'
import type { CardsContext } from '../card/cardSettings'
import { SearchCard } from '../card/SearchCard'

export interface RecentlyViewedProps {
  heading: string
  headingLevel: 1 | 2
  /** the page's own car, which is left out; null elsewhere */
  exceptId: number | null
  /** what a preview shows on cards, in place of what the site does */
  inPreview?: CardsContext
  /** the page has the warning of comparison rates elsewhere */
  hasComparisonNote: boolean
}

/** Maximum cars shown, and the minimum for showing the row at all. */
const SHOWN = { max: 8, min: 1 }

/**
 * The shopper's recently viewed cars with current data, latest first (FAV-01). Nothing without any; appears only while out
 * of view.
 */
export function RecentlyViewed(props: RecentlyViewedProps) {
  const { heading, headingLevel, exceptId, inPreview, hasComparisonNote } = props
  const box = useRef<HTMLDivElement>(null)
  const viewed = useViewedCars()
  const [found, setFound] = useState<CarCards | null>(null)
  const ids = viewed
    .map(({ id }) => id)
    .filter((id) => id !== exceptId)
    .slice(0, SHOWN.max)
    .join(',')
  useEffect(() => {
    if (!ids) return setFound(null)
    const cancel = new AbortController()
    fetchCarCards(ids.split(',').map(Number), cancel.signal)
      .then(setFound)
      .catch((error: unknown) => {
        if (!cancel.signal.aborted) console.warn('Could not show recently viewed cars', error)
      })
    return () => cancel.abort()
  }, [ids])
  const isOutOfView = useOutOfView(box, found !== null && found.cars.length >= SHOWN.min)
  const Heading = `h${headingLevel}` as const
  // An empty element marks the position of the row.
  if (!isOutOfView || !found) return <div ref={box} />
  const { cars } = found
  const { settings, terms, now } = inPreview ?? found
  const hasRepayments = cars.some(({ weekly }) => weekly)
  return (
    <>
      <CardRow
        label={heading}
        head={
          <>
            <Heading className="heading-2">{heading}</Heading>
            {hasRepayments && terms && (
              <p className="mt-3 max-w-3xl text-sm text-muted">
                <ListTermsText terms={terms} />
              </p>
            )}
          </>
        }
      >
        {cars.map((car) => (
          <SearchCard key={car.id} car={car} settings={settings} now={now} headingLevel={3} />
        ))}
      </CardRow>
      {hasRepayments && !hasComparisonNote && <ComparisonNote />}
    </>
  )
}
