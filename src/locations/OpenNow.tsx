'use client'

import { lazyWhenNear } from '@/ui/lazy/lazyWhenNear'

/** "Open until 5:30 pm" in the location's time zone; its code loads near the viewport. */
export const OpenNow = lazyWhenNear({ name: 'open-now', minHeight: '1.5rem', keepsProps: ['times'] }, () =>
  import('./OpenNowText').then((module) => module.OpenNowText),
)
