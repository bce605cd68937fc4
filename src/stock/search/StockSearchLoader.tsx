'use client'

import { lazyAfterLoad } from '@/ui/lazy/lazyWhenNear'

/**
 * The search as the server drew it, with links for all that it can do. Its libraries come after the page itself, and with no page
 * that shows no search.
 */
export const StockSearchLoader = lazyAfterLoad({ name: 'stock-search', minHeight: '100vh' }, () =>
  import('./StockSearch').then((module) => module.StockSearch),
)
