'use client'

import { useEffect, useState } from 'react'
import { truncateText } from '@/domain/cleanText'
import { SUGGESTION_DELAY_MS } from '@/domain/locations/dealerSearch'
import type { Place } from '@/domain/locations/place'

/** Fewer letters are asked for nothing. */
const MIN_LETTERS = 2

/** Places of Australia that the typed text may mean, a moment after the last key (LOC-06). Null text asks for none. */
export function usePlaces(text: string | null): Place[] {
  const [found, setFound] = useState<{ text: string; places: Place[] }>({ text: '', places: [] })
  const asked = text?.trim() ?? ''
  useEffect(() => {
    if (asked.length < MIN_LETTERS) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      fetch(`/api/places?${new URLSearchParams({ q: truncateText(asked, 60) })}`, { signal: stop.signal })
        .then((answer) => (answer.ok ? answer.json() : { places: [] }))
        .then(({ places }: { places: Place[] }) => setFound({ text: asked, places }))
        .catch((error: unknown) => {
          if (!stop.signal.aborted) console.warn('Places could not be suggested', error)
        })
    }, SUGGESTION_DELAY_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked])
  // What was found for "Gee" still helps while "Geel" is on its way.
  const helps = asked.length >= MIN_LETTERS && asked.toLowerCase().startsWith(found.text.toLowerCase())
  return helps ? found.places.filter(({ name, postcode }) => matches(name, postcode, asked)) : []
}

function matches(name: string, postcode: string, text: string): boolean {
  return name.toLowerCase().includes(text.toLowerCase()) || postcode.startsWith(text)
}
