'use client'

import { lazyAfterLoad } from '@/ui/lazy/lazyWhenNear'

/** Shown with a 410, which is rare, so its code loads only there. */
export const GonePage = lazyAfterLoad({ name: 'gone', minHeight: '60vh' }, () =>
  import('./GoneNotice').then((module) => module.GoneNotice),
)
