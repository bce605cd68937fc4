'use client'

import { useEffect } from 'react'
import { hasChoice } from '@/domain/finance/financeChoice'
import { ANALYTICS_EVENTS } from '@/domain/leads/analyticsEvents'
import { readFinanceChoice } from '@/finance/financeChoiceStore'
import { recordEvent } from '@/shopper/recordEvent'
import { lazyOnActivity } from '@/ui/lazy/lazyWhenNear'
import { loadPromotions } from '../promotions/loadPromotions'
import { HISTORY_STEP } from './historyEntry'
import { getInitialResults } from './initialResults'
import { isPlainView } from './isPlainView'
import type { PackedSearchSetup } from './searchSetup'

interface StockSearchLoaderProps {
  /** a text in a search shell, which has the place of each search's own */
  setup: PackedSearchSetup | string
}

/**
 * The server has not found anything, the address may differ from the server's, the page is an entry of the history that has a scroll
 * position, or the cards' repayments are for the shopper's own terms.
 */
const isNeeded = () =>
  !getInitialResults() ||
  !isPlainView(location.search) ||
  HISTORY_STEP in (history.state ?? {}) ||
  hasChoice(readFinanceChoice())

const StockSearch = lazyOnActivity<StockSearchLoaderProps>({ name: 'stock-search', minHeight: '100vh' }, isNeeded, () =>
  Promise.all([import('./StockSearch'), loadPromotions()]).then(([module]) => module.StockSearch),
)

/**
 * The search as rendered by the server, with links for every action. Its libraries load at the shopper's first move, and only on
 * pages with a search.
 */
export function StockSearchLoader({ setup }: StockSearchLoaderProps) {
  // A view of the page is recorded at once (STK-19); the search records those with words or filters in the address.
  useEffect(() => {
    if (isPlainView(location.search)) recordEvent(ANALYTICS_EVENTS.searchPageView)
  }, [])
  return <StockSearch setup={setup} />
}
