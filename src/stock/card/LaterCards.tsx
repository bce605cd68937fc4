'use client'

import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { CardLink } from '@/ui/layout/Card'
import { watchNear } from '@/ui/lazy/whenNear'
import { fetchCarCards } from './carCards'
import type { CardsContext } from './cardSettings'

/** A car of which the page has the name and price only. */
export interface LaterCar {
  id: number
  path: string
  /** "2024 Mazda CX-5 Touring" */
  name: string
  /** "$45,990" or "Enquire for price." */
  price: string
}

interface LaterCardsProps {
  cars: readonly LaterCar[]
  /** what a preview shows on cards, in place of what the site does */
  inPreview?: CardsContext
  /** whether no card of the row is whole yet, and the cards have repayments: they are taller than the least that others are */
  isTall: boolean
}

/** Distance of their row from the viewport at which they load. */
const ROOT_MARGIN = '900px'

/**
 * The cards of a row that are beyond its edge at first: links in the HTML, for search engines and without script; whole once the row comes
 * near. They stay links if they cannot be loaded.
 */
export function LaterCards({ cars, inPreview, isTall }: LaterCardsProps) {
  const first = useRef<HTMLLIElement>(null)
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null)
  const ids = cars.map(({ id }) => id).join()
  useEffect(() => {
    const row = first.current?.parentElement
    if (!row || !ids) return
    const cancel = new AbortController()
    const stop = watchNear(row, ROOT_MARGIN, () => {
      load(ids.split(',').map(Number), cancel.signal).then(setLoaded, (error: unknown) => {
        if (!cancel.signal.aborted) console.warn('Could not show the cards of a row', error)
      })
    })
    return () => {
      stop()
      cancel.abort()
    }
  }, [ids])
  if (loaded?.ids === ids) {
    const { settings, now } = inPreview ?? loaded
    return loaded.cars.map((car) => (
      <loaded.SearchCard key={car.id} car={car} settings={settings} now={now} headingLevel={3} />
    ))
  }
  return cars.map(({ id, path, name, price }, position) => (
    <li
      key={id}
      ref={position === 0 ? first : undefined}
      // As tall as most cards, where a script will put them here.
      className={clsx(
        'card card-interactive row-span-6 mb-grid grid place-content-center p-card text-center',
        isTall ? '[@media(scripting:enabled)]:min-h-144' : '[@media(scripting:enabled)]:min-h-130',
      )}
    >
      <CardLink href={path}>
        {name}, {price}
      </CardLink>
    </li>
  ))
}

/** The cards with the code that shows them. */
async function load(ids: readonly number[], signal: AbortSignal) {
  const [cards, { SearchCard }] = await Promise.all([fetchCarCards(ids, signal), import('./SearchCard')])
  return { ids: ids.join(), ...cards, SearchCard }
}
