'use client'

import { useEffect, useState } from 'react'
import { truncateText } from '@/domain/cleanText'
import { SUGGESTION_DELAY_MS } from '@/domain/locations/dealerSearch'
import type { Place } from '@/domain/locations/place'
import { beginsWithTyped } from '@/domain/locations/placeText'

/** Shorter text is not searched. */
const MIN_LETTERS = 2

/** Australian places that match the typed text, shortly after the last key (LOC-06). Null for no search. */
export function usePlaces(text: string | null): Place[] {
  const [found, setFound] = useState<{ text: string; places: Place[] }>({ text: '', places: [] })
  const query = text?.trim() ?? ''
  useEffect(() => {
    if (query.length < MIN_LETTERS) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      fetchPlaces(query, stop.signal)
        .then((places) => setFound({ text: query, places }))
        .catch((error: unknown) => {
          if (!stop.signal.aborted) console.warn('Could not load place suggestions', error)
        })
    }, SUGGESTION_DELAY_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query])
  if (query.length < MIN_LETTERS) return []
  if (found.text === query) return found.places
  // Results for "Gee" are still useful while "Geel" is loading.
  return found.places.filter((place) => beginsWithTyped(place, query))
}

/** The places that match a text, best first; empty for less than two letters. Rejects if the server does not respond. */
export async function fetchPlaces(text: string, signal?: AbortSignal): Promise<Place[]> {
  if (text.length < MIN_LETTERS) return []
  const response = await fetch(`/api/places?${new URLSearchParams({ q: truncateText(text, 60) })}`, { signal })
  if (!response.ok) throw new Error(`The server responded ${response.status}`)
  return ((await response.json()) as { places: Place[] }).places
}
