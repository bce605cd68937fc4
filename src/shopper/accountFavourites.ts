'use client'

import { showToast } from '@/ui/overlays/toasts'
import { type FavouriteCar, favourites, toggleFavourite } from './favourites'
import { requestSignIn } from './requestSignIn'
import { dropForeignFavourites, favouritesOwner, readSession } from './session'

const PATH = '/api/shopper/favourites'
/** Time to read the toast and to press Undo. */
const TOAST_MS = 6000

/** Counts the shopper's own changes, so that an older response does not undo them. */
let changes = 0

/** Tells the shopper that a car was saved or removed, and the account of one who is signed in. The garage asks the others to sign in. */
export async function confirmFavourite(car: FavouriteCar, isSaved: boolean, isGarage: boolean): Promise<void> {
  const { pathname, search } = window.location
  // What is in the browser joins the garage then.
  if (isSaved && isGarage && readSession() === null)
    return requestSignIn('my-garage', pathname + search, pathname + search)
  void showToast({
    title: isSaved ? 'Saved' : 'Removed',
    description: car.name,
    undo: () => void change(car, !isSaved),
    ...(isSaved && { action: { label: 'View List', href: '/favourites' } }),
    durationMs: TOAST_MS,
  })
  await send(car, isSaved)
}

async function change(car: FavouriteCar, isSaved: boolean): Promise<void> {
  if (favourites.read().some(({ id }) => id === car.id) === isSaved) return
  toggleFavourite(car)
  await send(car, isSaved)
}

/** If the account cannot be reached, the list goes back to what the account has. */
async function send(car: FavouriteCar, isSaved: boolean): Promise<void> {
  if (readSession() === null) return
  changes += 1
  const response = await fetch(`${PATH}/${car.id}`, { method: isSaved ? 'PUT' : 'DELETE', keepalive: true }).catch(
    () => null,
  )
  if (response?.ok) return
  // The session was ended in another browser.
  if (response?.status === 401) return syncFavourites()
  if (favourites.read().some(({ id }) => id === car.id) === isSaved) toggleFavourite(car)
  void showToast({ title: isSaved ? 'Could not save it' : 'Could not remove it', description: 'Please try again.' })
}

/** Brings the favourites of this browser in line with the account's: after a sign-in their union, then whatever the account has. */
export async function syncFavourites(): Promise<void> {
  if (!dropForeignFavourites()) return
  const session = readSession() ?? ''
  const before = changes
  const cars = await fetchCars(favouritesOwner.read() === session)
  if (cars === null) return
  if (changes !== before) return syncFavourites()
  favourites.write(cars)
  favouritesOwner.write(session)
}

/** Null if the account cannot be reached: the list stays as it is until the next page. */
async function fetchCars(isJoined: boolean): Promise<FavouriteCar[] | null> {
  const join = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ids: favourites.read().map(({ id }) => id) }),
  }
  try {
    const response = await fetch(PATH, isJoined ? {} : join)
    if (!response.ok) throw new Error(`The account responded ${response.status}`)
    return ((await response.json()) as { cars: FavouriteCar[] }).cars
  } catch (error) {
    console.warn('Could not read the favourites of the account', error)
    return null
  }
}
