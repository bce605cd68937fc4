'use client'

import { lazyWhenNear } from '@/ui/lazy/lazyWhenNear'

/** Cards in a swipeable row with arrows, whose code loads near the viewport. */
export const CardRow = lazyWhenNear({ name: 'card-row', minHeight: '28rem' }, () =>
  import('./ScrollingRow').then((module) => module.ScrollingRow),
)
