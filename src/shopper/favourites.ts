'use client'

import { useSyncExternalStore } from 'react'

/** A car as a shopper's browser keeps it (FAV-01). Field names are the stored ones. */
export interface FavouriteCar {
  id: number
  name: string
  slug: string
  make: string
  model: string
  primary_image_url: string | null
}

/** Local storage key of the list; storage is per host, so each dealer's site has its own. */
export const FAVOURITES_KEY = 'favourites'

const NONE: readonly FavouriteCar[] = []
const listeners = new Set<() => void>()
let lastText: string | null = null
let lastList: readonly FavouriteCar[] = NONE

/** The shopper's saved cars, newest first, kept in step across the page and other tabs. Empty while rendering on the server. */
export function useFavourites(): readonly FavouriteCar[] {
  return useSyncExternalStore(subscribe, readFavourites, () => NONE)
}

/** Saves the car, or takes it away where it was saved. Returns whether it is saved now. */
export function toggleFavourite(car: FavouriteCar): boolean {
  const list = readFavourites()
  const saved = list.some(({ id }) => id === car.id)
  const { id, name, slug, make, model, primary_image_url } = car
  write(saved ? list.filter((entry) => entry.id !== id) : [{ id, name, slug, make, model, primary_image_url }, ...list])
  return !saved
}

/** The stored list; empty where storage is closed to us or holds something else. */
function readFavourites(): readonly FavouriteCar[] {
  let text: string | null = null
  try {
    text = localStorage.getItem(FAVOURITES_KEY)
  } catch {
    return lastList
  }
  if (text === lastText) return lastList
  lastText = text
  lastList = parse(text)
  return lastList
}

function parse(text: string | null): readonly FavouriteCar[] {
  if (!text) return NONE
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.filter(isFavourite) : NONE
  } catch {
    return NONE
  }
}

function isFavourite(entry: unknown): entry is FavouriteCar {
  const { id, slug } = (entry ?? {}) as Partial<FavouriteCar>
  return typeof id === 'number' && typeof slug === 'string'
}

function write(list: readonly FavouriteCar[]): void {
  try {
    localStorage.setItem(FAVOURITES_KEY, JSON.stringify(list))
  } catch {
    // Storage is full or refused: the list then lasts as long as the page.
    lastList = list
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === FAVOURITES_KEY || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
