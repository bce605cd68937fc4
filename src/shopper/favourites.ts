'use client'

import { storedList } from '@/ui/storage/browserStorage'
import { useStoredValue } from '@/ui/storage/useStoredValue'

/** A car as a shopper's browser keeps it (FAV-01). Field names are the stored ones. */
export interface FavouriteCar {
  id: number
  name: string
  slug: string
  make: string
  model: string
  primary_image_url: string | null
}

/** Local storage key of the list. */
export const FAVOURITES_KEY = 'favourites'

/** Most saved cars that a browser stores; the oldest go first. */
const MAX_FAVOURITES = 300

const favourites = storedList<FavouriteCar>({
  ...{ key: FAVOURITES_KEY, exactKey: true, area: 'local' },
  ...{ isEntry: isFavourite, max: MAX_FAVOURITES },
})

/** The shopper's saved cars, newest first, kept in step across the page and other tabs. Empty while rendering on the server. */
export const useFavourites = () => useStoredValue(favourites)

/** Saves the car, or takes it away where it was saved. Returns whether it is saved now. */
export function toggleFavourite(car: FavouriteCar): boolean {
  const list = favourites.read()
  const saved = list.some(({ id }) => id === car.id)
  const { id, name, slug, make, model, primary_image_url } = car
  favourites.write(
    saved ? list.filter((entry) => entry.id !== id) : [{ id, name, slug, make, model, primary_image_url }, ...list],
  )
  return !saved
}

function isFavourite(entry: unknown): entry is FavouriteCar {
  const { id, slug } = (entry ?? {}) as Partial<FavouriteCar>
  return typeof id === 'number' && typeof slug === 'string'
}
