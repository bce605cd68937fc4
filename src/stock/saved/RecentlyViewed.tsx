'use client'

import { useEffect, useRef, useState } from 'react'
import type { ListTerms } from '@/domain/finance/listTerms'
import type { CarSummary } from '@/domain/stock/car'
import { ComparisonNote } from '@/finance/ComparisonNote'
import { ListTermsText } from '@/finance/ListTermsText'
import { fetchCarCards } from '@/shopper/carCards'
import { useViewedCars } from '@/shopper/viewedCars'
import { useOutOfView } from '@/ui/lazy/useOutOfView'
import { CardRow } from '../card/CardRow'
import type { CardSettings } from '../card/cardSettings'
import { SearchCard } from '../card/SearchCard'

export interface RecentlyViewedProps {
  heading: string
  headingLevel: 1 | 2
  settings: CardSettings
  /** the page's own car, which is left out; null elsewhere */
  exceptId: number | null
  /** ISO 8601 */
  now: string
  /** the terms of the repayments, above the row; null if the site shows none */
  terms: ListTerms | null
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
  const { heading, headingLevel, settings, exceptId, now, terms, hasComparisonNote } = props
  const box = useRef<HTMLDivElement>(null)
  const viewed = useViewedCars()
  const [cars, setCars] = useState<CarSummary[]>([])
  const ids = viewed
    .map(({ id }) => id)
    .filter((id) => id !== exceptId)
    .slice(0, SHOWN.max)
    .join(',')
  useEffect(() => {
    if (!ids) return setCars([])
    const cancel = new AbortController()
    fetchCarCards(ids.split(',').map(Number), cancel.signal)
      .then(setCars)
      .catch((error: unknown) => {
        if (!cancel.signal.aborted) console.warn('Could not show recently viewed cars', error)
      })
    return () => cancel.abort()
  }, [ids])
  const isOutOfView = useOutOfView(box, cars.length >= SHOWN.min)
  const hasRepayments = cars.some(({ weekly }) => weekly)
  const Heading = `h${headingLevel}` as const
  // An empty element marks the position of the row.
  if (!isOutOfView) return <div ref={box} />
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
