'use client'

import { lazyWhenNear } from '@/ui/lazy/lazyWhenNear'

/** "Open until 5:30 pm", by the clock of the place; its code comes when a shopper does. */
export const OpenNow = lazyWhenNear({ name: 'open-now', minHeight: '1.5rem' }, () =>
  import('./OpenNowText').then((module) => module.OpenNowText),
)
