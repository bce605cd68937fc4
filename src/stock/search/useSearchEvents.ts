import { useEffect, useRef } from 'react'
import { ANALYTICS_EVENTS } from '@/domain/leads/analyticsEvents'
import { formatSearchedFilters } from '@/domain/promotions/searchedFilters'
import { recordableWords } from '@/domain/stock/searchedWords'
import { recordEvent } from '@/shopper/recordEvent'
import { addRecentSearch } from '../suggestions/recentSearches'
import { isPlainView } from './isPlainView'
import { useSearchState, useUnderstanding } from './SearchContext'
import type { FoundCars } from './useFoundCars'

/** Milliseconds after which typed words count as a search: a shopper who is still typing has not searched. */
const SETTLED_MS = 2000

/** Letters of the labels that are recorded. */
const MAX_LABELS = 190

/**
 * Records each search (STK-19): what was typed, what was understood of it, the filters, and how many cars were found. Typed searches that found
 * some are suggested to the same shopper again. `StockSearchLoader` records the view of a page without a search in its address.
 */
export function useSearchEvents({ count, subject, failed }: Pick<FoundCars, 'count' | 'subject' | 'failed'>): void {
  const { query } = useSearchState()
  const { understood } = useUnderstanding()
  const labels = understood?.parts.map(({ label }) => label).join(', ') ?? ''
  const { query: _, ...chosen } = subject
  const filters = formatSearchedFilters(chosen)
  const search = `${query}\n${filters ?? ''}`
  const recorded = useRef<string | null | undefined>(undefined)
  useEffect(() => {
    // The page's own view has been recorded with the search that it opened with.
    if (recorded.current === undefined) recorded.current = isPlainView(location.search) ? search : null
    // After a failure the results are those of an earlier search.
    if (count === null || failed || recorded.current === search) return
    const timer = setTimeout(() => {
      recorded.current = search
      if (query !== '' && count > 0) addRecentSearch(query)
      const words = recordableWords(query)
      const details = { words, understood: labels.slice(0, MAX_LABELS) || null, filters, count }
      recordEvent(ANALYTICS_EVENTS.searchPageView, words === null && filters === null ? {} : details)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [query, search, filters, labels, count, failed])
}
