'use client'

import { useEffect, useState } from 'react'
import { truncateText } from '@/domain/cleanText'
import { SUGGESTION_DELAY_MS } from '@/domain/locations/dealerSearch'
import type { Place } from '@/domain/locations/place'

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
      fetch(`/api/places?${new URLSearchParams({ q: truncateText(query, 60) })}`, { signal: stop.signal })
        .then((response) => (response.ok ? response.json() : { places: [] }))
        .then(({ places }: { places: Place[] }) => setFound({ text: query, places }))
        .catch((error: unknown) => {
          if (!stop.signal.aborted) console.warn('Could not load place suggestions', error)
        })
    }, SUGGESTION_DELAY_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query])
  // Results for "Gee" are still useful while "Geel" is loading.
  const isUsable = query.length >= MIN_LETTERS && query.toLowerCase().startsWith(found.text.toLowerCase())
  return isUsable ? found.places.filter(({ name, postcode }) => matches(name, postcode, query)) : []
}

function matches(name: string, postcode: string, text: string): boolean {
  return name.toLowerCase().includes(text.toLowerCase()) || postcode.startsWith(text)
}
