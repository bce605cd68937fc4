'use client'

import { useEffect, useState } from 'react'
import { countStock } from './countStock'

/** Milliseconds after the last change before the index is asked. */
const PAUSE_MS = 150

/**
 * The number of cars for filters that change under the shopper's hands. Until the first answer, and where one fails, the last
 * number stands. `initial` is the count of `initialFilters`, known to the server.
 */
export function useStockCount(filters: string, initial: number, initialFilters = ''): number {
  const [count, setCount] = useState(initial)
  useEffect(() => {
    if (filters === initialFilters) {
      setCount(initial)
      return
    }
    const stop = new AbortController()
    const timer = setTimeout(() => {
      countStock(filters, stop.signal).then(setCount, () => {
        // Aborted by the next change, or out of reach: the number before is the best we have.
      })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [filters, initial, initialFilters])
  return count
}
