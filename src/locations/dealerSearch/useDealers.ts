'use client'

import { useEffect, useMemo, useState } from 'react'
import type { LocationType } from '@/domain/locations/locationType'
import { flattenedLocations, type ManufacturerWebsite } from '@/domain/locations/manufacturerLocations'
import { type Dealer, dealerFrom } from './dealer'

/** The site's dealers with a department of a type; null until they are there. Where they cannot be had the list stays empty (LOC-08). */
export function useDealers(type: LocationType): Dealer[] | null {
  const [websites, setWebsites] = useState<ManufacturerWebsite[] | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    fetch('/api/manufacturer-locations', { signal: stop.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`The server answered ${answer.status}`)
        setWebsites(await answer.json())
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return
        console.error('Failed to fetch locations', error)
        setWebsites([])
      })
    return () => stop.abort()
  }, [])
  return useMemo(() => websites && flattenedLocations(websites, type).map(dealerFrom), [websites, type])
}
