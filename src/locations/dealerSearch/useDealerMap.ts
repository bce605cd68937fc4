'use client'

import { useEffect, useState } from 'react'
import type { MapDrawing } from '@/domain/locations/mapDrawing'

/** A map of dealers, and the dealer of each pin. */
export interface DealerMap {
  map: MapDrawing
  ids: number[]
}

/**
 * The map of a search's results, rendered by the server; keeps the previous one until the next is loaded. No map for an
 * empty query.
 */
export function useDealerMap(query: string): DealerMap | null {
  const [map, setMap] = useState<DealerMap | null>(null)
  useEffect(() => {
    if (!query) return setMap(null)
    const stop = new AbortController()
    fetch(`/api/location-maps?${query}`, { signal: stop.signal })
      .then((response) => (response.ok ? response.json() : null))
      .then((response: DealerMap | null) => setMap(response))
      .catch((error: unknown) => {
        if (!stop.signal.aborted) console.warn('Could not load a map', error)
      })
    return () => stop.abort()
  }, [query])
  return map
}
