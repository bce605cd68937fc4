import { useEffect, useRef } from 'react'
import { ANALYTICS_EVENTS } from '@/domain/leads/analyticsEvents'
import { recordableWords } from '@/domain/stock/searchedWords'
import { recordEvent } from '@/shopper/recordEvent'
import { addRecentSearch } from '../suggestions/recentSearches'
import { useSearchState, useUnderstanding } from './SearchContext'

/** Milliseconds after which typed words count as a search: a shopper who is still typing has not searched. */
const SETTLED_MS = 2000

/** Letters of the labels that are recorded. */
const MAX_LABELS = 190

/**
 * Records each search in words (STK-19): what was typed, what was understood of it, and how many cars were found; those that found some are
 * suggested to the same shopper again. `StockSearchLoader` records a view without words.
 */
export function useSearchEvents(count: number | null): void {
  const { query } = useSearchState()
  const { understood } = useUnderstanding()
  const recorded = useRef<string | null>(null)
  const labels = understood?.parts.map(({ label }) => label).join(', ') ?? ''
  useEffect(() => {
    if (query === '' || count === null || recorded.current === query) return
    const timer = setTimeout(() => {
      recorded.current = query
      if (count > 0) addRecentSearch(query)
      const words = recordableWords(query)
      const details = { words, understood: labels.slice(0, MAX_LABELS) || null, count }
      recordEvent(ANALYTICS_EVENTS.searchPageView, words === null ? {} : details)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [query, labels, count])
}
