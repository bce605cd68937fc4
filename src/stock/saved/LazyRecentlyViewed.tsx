'use client'

import { lazyWhenNear } from '@/ui/lazy/lazyWhenNear'

/** The strip, which only the browser can fill: its code and its cards come when a shopper comes near. */
export const LazyRecentlyViewed = lazyWhenNear({ name: 'recently-viewed' }, () =>
  import('./RecentlyViewed').then((module) => module.RecentlyViewed),
)
