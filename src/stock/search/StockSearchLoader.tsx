'use client'

import { lazyAfterLoad } from '@/ui/lazy/lazyWhenNear'

/**
 * The search as rendered by the server, with links for every action. Its libraries load after the page, and only on
 * pages with a search.
 */
export const StockSearchLoader = lazyAfterLoad({ name: 'stock-search', minHeight: '100vh' }, () =>
  import('./StockSearch').then((module) => module.StockSearch),
)
