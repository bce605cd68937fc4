'use client'

import { useEffect, useRef, useState } from 'react'
import type { CarSummary } from '@/domain/stock/car'
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
}

/** Maximum cars shown, and the minimum for showing the row at all. */
const SHOWN = { max: 8, min: 1 }

/**
 * The shopper's recently viewed cars with current data, latest first (FAV-01). Nothing without any; appears only while out
 * of view.
 */
export function RecentlyViewed({ heading, headingLevel, settings, exceptId, now }: RecentlyViewedProps) {
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
  const Heading = `h${headingLevel}` as const
  // An empty element marks the position of the row.
  if (!isOutOfView) return <div ref={box} />
  return (
    <CardRow label={heading} head={<Heading className="heading-2">{heading}</Heading>}>
      {cars.map((car) => (
        <SearchCard key={car.id} car={car} settings={settings} now={now} headingLevel={3} />
      ))}
    </CardRow>
  )
}
