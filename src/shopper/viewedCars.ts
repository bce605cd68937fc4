'use client'

import { storedList } from '@/ui/storage/browserStorage'
import { useStoredValue } from '@/ui/storage/useStoredValue'

/** A car that the shopper looked at, as their browser keeps it (FAV-01). Field names are the stored ones. */
export interface ViewedCar {
  id: number
  stocknum: string
  make: string
  model: string
  body: string | null
  simple_body: string | null
}

/** Local storage key of the list. */
export const VIEWED_CARS_KEY = 'viewed_cars'

/** Most viewed cars that a browser stores; the oldest go first. */
const MAX_VIEWED = 24

const viewed = storedList<ViewedCar>({
  ...{ key: VIEWED_CARS_KEY, exactKey: true, area: 'local' },
  ...{ isEntry: isViewed, max: MAX_VIEWED },
})

/** The cars that the shopper looked at, the latest first. Empty while rendering on the server. */
export const useViewedCars = () => useStoredValue(viewed)

/** Puts a car first among those that the shopper looked at. */
export function rememberViewedCar(car: ViewedCar): void {
  const { id, stocknum, make, model, body, simple_body } = car
  const others = viewed.read().filter((entry) => entry.id !== id)
  viewed.write([{ id, stocknum, make, model, body, simple_body }, ...others])
}

function isViewed(entry: unknown): entry is ViewedCar {
  return typeof ((entry ?? {}) as Partial<ViewedCar>).id === 'number'
}
