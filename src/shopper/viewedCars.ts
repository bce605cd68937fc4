'use client'

import { storedList } from './storedList'

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

/** The latest that are kept. */
const KEPT = 24

const viewed = storedList<ViewedCar>(VIEWED_CARS_KEY, isViewed)

/** The cars that the shopper looked at, the latest first. Empty while rendering on the server. */
export const useViewedCars = viewed.useList

/** Puts a car first among those that the shopper looked at. */
export function rememberViewedCar(car: ViewedCar): void {
  const { id, stocknum, make, model, body, simple_body } = car
  const others = viewed.read().filter((entry) => entry.id !== id)
  viewed.write([{ id, stocknum, make, model, body, simple_body }, ...others].slice(0, KEPT))
}

function isViewed(entry: unknown): entry is ViewedCar {
  return typeof ((entry ?? {}) as Partial<ViewedCar>).id === 'number'
}
