'use client'

import type { NamedCar } from '@/domain/stock/favouriteText'
import { storedList } from '@/ui/storage/browserStorage'
import { useStoredValue } from '@/ui/storage/useStoredValue'

/** A car as stored in the shopper's browser (FAV-01). Field names are the stored ones. */
export type FavouriteCar = NamedCar

/** Local storage key of the list. */
export const FAVOURITES_KEY = 'favourites'

/** Maximum stored cars; the oldest are dropped. */
const MAX_FAVOURITES = 300

/** The stored list, newest first. */
export const favourites = storedList<FavouriteCar>({
  ...{ key: FAVOURITES_KEY, exactKey: true, area: 'local' },
  ...{ isEntry: isFavourite, max: MAX_FAVOURITES },
})

/** The shopper's saved cars, newest first, in sync across the page and other tabs. Empty on the server. */
export const useFavourites = () => useStoredValue(favourites)

/** Saves the car, or removes it when saved. Returns whether it is now saved. */
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
