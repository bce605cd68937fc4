'use client'

import { lazyAfterLoad } from '@/ui/lazy/lazyWhenNear'

/** The dealer search, whose code loads after the page: only one page of a site has it. */
export const LazyDealerSearch = lazyAfterLoad({ name: 'dealer-search', minHeight: '30rem' }, () =>
  import('./DealerSearch').then((module) => module.DealerSearch),
)
