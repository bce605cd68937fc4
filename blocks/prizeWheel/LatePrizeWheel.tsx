'use client'

import { lazyWhenNear } from '@/ui/lazy/lazyWhenNear'
import type { PrizeWheelProps } from './PrizeWheel'

/** The wheel; its code loads near the viewport. */
export const LatePrizeWheel = lazyWhenNear<PrizeWheelProps>({ name: 'prize-wheel', minHeight: '24rem' }, () =>
  import('./PrizeWheel').then((module) => module.PrizeWheel),
)
