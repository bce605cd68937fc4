'use client'

import { useEffect, useState } from 'react'
import type { MapDrawing } from '@/domain/locations/mapDrawing'

/** A drawing of some dealers, and which dealer is behind each pin. */
export interface DealerMap {
  map: MapDrawing
  ids: number[]
}

/** The map of what a search found, drawn by the server; the one before stays until it is there. Empty text asks for none. */
export function useDealerMap(query: string): DealerMap | null {
  const [drawn, setDrawn] = useState<DealerMap | null>(null)
  useEffect(() => {
    if (!query) return setDrawn(null)
    const stop = new AbortController()
    fetch(`/api/location-maps?${query}`, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((answer: DealerMap | null) => setDrawn(answer))
      .catch((error: unknown) => {
        if (!stop.signal.aborted) console.warn('A map could not be drawn', error)
      })
    return () => stop.abort()
  }, [query])
  return drawn
}
