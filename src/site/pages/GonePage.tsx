'use client'

import { lazyAfterLoad } from '@/ui/lazy/lazyWhenNear'

/** Shown with a 410: few pages are gone, so its code comes only with those. */
export const GonePage = lazyAfterLoad({ name: 'gone', minHeight: '60vh' }, () =>
  import('./GoneNotice').then((module) => module.GoneNotice),
)
