'use client'

import { storedList } from '@/ui/storage/browserStorage'
import { useStoredValue } from '@/ui/storage/useStoredValue'

/** A viewed car as stored in the shopper's browser (FAV-01). Field names are the stored ones. */
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

/** Maximum stored cars; the oldest are dropped. */
const MAX_VIEWED = 24

/** The recently viewed cars, latest first. */
export const viewedCars = storedList<ViewedCar>({
  ...{ key: VIEWED_CARS_KEY, exactKey: true, area: 'local' },
  ...{ isEntry: isViewed, max: MAX_VIEWED },
})

/** The shopper's recently viewed cars, latest first. Empty on the server. */
export const useViewedCars = () => useStoredValue(viewedCars)

/** Moves a car to the front of the recently viewed ones. */
export function addViewedCar(car: ViewedCar): void {
  const { id, stocknum, make, model, body, simple_body } = car
  const others = viewedCars.read().filter((entry) => entry.id !== id)
  viewedCars.write([{ id, stocknum, make, model, body, simple_body }, ...others])
}

function isViewed(entry: unknown): entry is ViewedCar {
  return typeof ((entry ?? {}) as Partial<ViewedCar>).id === 'number'
}
