'use client'

import { lazyWhenNear } from '@/ui/lazy/lazyWhenNear'

/** Cards in one row to swipe, or to step through with arrows whose code comes when a shopper does. */
export const CardRow = lazyWhenNear({ name: 'card-row', minHeight: '28rem' }, () =>
  import('./ScrollingRow').then((module) => module.ScrollingRow),
)
