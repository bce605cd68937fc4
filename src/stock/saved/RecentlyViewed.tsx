'use client'

import { useEffect, useState } from 'react'
import type { CarSummary } from '@/domain/stock/car'
import { fetchCarCards } from '@/shopper/carCards'
import { useViewedCars } from '@/shopper/viewedCars'
import { CardRow } from '../card/CardRow'
import type { CardSettings } from '../card/cardSettings'
import { SearchCard } from '../card/SearchCard'

export interface RecentlyViewedProps {
  heading: string
  headingLevel: 1 | 2
  settings: CardSettings
  /** the car of the page itself, which is no news; null elsewhere */
  exceptId: number | null
  /** ISO 8601 */
  now: string
}

/** Cars shown at most, and the fewest that are worth a strip. */
const SHOWN = { most: 8, fewest: 1 }

/** The cars that this shopper looked at, the latest first, as they stand today (FAV-01). Nothing where there are none. */
export function RecentlyViewed({ heading, headingLevel, settings, exceptId, now }: RecentlyViewedProps) {
  const viewed = useViewedCars()
  const [cars, setCars] = useState<CarSummary[]>([])
  const ids = viewed
    .map(({ id }) => id)
    .filter((id) => id !== exceptId)
    .slice(0, SHOWN.most)
    .join(',')
  useEffect(() => {
    if (!ids) return setCars([])
    const cancel = new AbortController()
    fetchCarCards(ids.split(',').map(Number), cancel.signal)
      .then(setCars)
      .catch((error: unknown) => {
        if (!cancel.signal.aborted) console.warn('Recently viewed cars could not be shown', error)
      })
    return () => cancel.abort()
  }, [ids])
  const Heading = `h${headingLevel}` as const
  if (cars.length < SHOWN.fewest) return null
  return (
    <CardRow label={heading} head={<Heading className="heading-2">{heading}</Heading>}>
      {cars.map((car) => (
        <SearchCard key={car.id} car={car} settings={settings} now={now} headingLevel={3} />
      ))}
    </CardRow>
  )
}
