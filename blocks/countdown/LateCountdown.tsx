'use client'

import { lazyWhenNear } from '@/ui/lazy/lazyWhenNear'
import type { CountdownProps } from './Countdown'

/** The countdown; its code loads near the viewport. */
export const LateCountdown = lazyWhenNear<CountdownProps>({ name: 'countdown', minHeight: '16rem' }, () =>
  import('./Countdown').then((module) => module.Countdown),
)
