'use client'

import { useEffect, useMemo, useState } from 'react'
import type { LocationType } from '@/domain/locations/locationType'
import { flattenedLocations, type ManufacturerWebsite } from '@/domain/locations/manufacturerLocations'
import { type Dealer, toDealer } from './dealer'

/** The site's dealers with a department of a type; null until loaded, empty on failure (LOC-08). */
export function useDealers(type: LocationType): Dealer[] | null {
  const [websites, setWebsites] = useState<ManufacturerWebsite[] | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    fetch('/api/manufacturer-locations', { signal: stop.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`The server responded ${response.status}`)
        setWebsites(await response.json())
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return
        console.error('Failed to fetch locations', error)
        setWebsites([])
      })
    return () => stop.abort()
  }, [])
  return useMemo(() => websites && flattenedLocations(websites, type).map(toDealer), [websites, type])
}
