'use client'

import { lazyWhenNear } from '@/ui/lazy/lazyWhenNear'

/** The row of recently viewed cars, which only the browser can fill: it loads near the viewport. */
export const LazyRecentlyViewed = lazyWhenNear({ name: 'recently-viewed' }, () =>
  import('./RecentlyViewed').then((module) => module.RecentlyViewed),
)
