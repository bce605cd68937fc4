'use client'

import { useEffect, useState } from 'react'
import { countStock } from './countStock'

/** Milliseconds after the last change before the count is requested. */
const PAUSE_MS = 150

/**
 * The number of cars for filters that the shopper is changing. Keeps the last number until a response arrives or when
 * one fails. `initial` is the count of `initialFilters`, known on the server.
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
        // Aborted by the next change, or offline: the last number stays.
      })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [filters, initial, initialFilters])
  return count
}
