'use client'

import { storedValue } from '@/ui/storage/browserStorage'
import { favourites } from './favourites'
import { viewedCars } from './viewedCars'

const HINT = /(?:^|; )signed-in=(\d+)/

/** The session that the browser's cookie names, `HINT_COOKIE` of the server; null for a shopper who is not signed in. */
export const readSession = (): string | null => HINT.exec(document.cookie)?.[1] ?? null

/** The session whose account the favourites of this browser belong to; empty for none. */
export const favouritesOwner = storedValue({
  key: 'favouritesOf',
  area: 'local',
  fallback: '',
  parse: (json) => (typeof json === 'string' ? json : ''),
})

/**
 * Removes the favourites and viewed cars of an account that is no longer signed in to here: somebody else may use the browser, and the account keeps them.
 * At once, before anything is saved. Returns whether an account is signed in, with whose list the browser's is to be brought in line.
 */
export function dropForeignFavourites(): boolean {
  const session = readSession()
  const owner = favouritesOwner.read()
  if (owner !== '' && owner !== session) {
    favourites.write([])
    viewedCars.remove()
    favouritesOwner.remove()
  }
  return session !== null
}
