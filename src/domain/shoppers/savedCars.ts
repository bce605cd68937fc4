import type { NamedCar } from '../stock/favouriteText'

/** A car in a shopper's account, as it was when they saved it. */
export type SavedCar = NamedCar

/** Cars that an account keeps of each list; the oldest are dropped. */
export const MAX_SAVED_CARS = 300

/**
 * The cars of a browser and of the account without duplicates (FAV-01): those of the browser first, since they were saved
 * since the last sign-in, then the account's. Each list is newest first.
 */
export function joinSavedCars<Entry extends { id: number }>(
  ofBrowser: readonly Entry[],
  ofAccount: readonly Entry[],
): Entry[] {
  const cars = new Map<number, Entry>()
  for (const car of [...ofBrowser, ...ofAccount]) if (!cars.has(car.id)) cars.set(car.id, car)
  return [...cars.values()].slice(0, MAX_SAVED_CARS)
}
