'use client'

import { lazyWhenNear } from '@/ui/lazy/lazyWhenNear'
import type { PriceSliderFormProps } from './PriceSliderForm'

/** The price slider search (STK-15). */
export const PriceSliderSearch = lazyWhenNear<PriceSliderFormProps>({ name: 'price-slider', minHeight: '13rem' }, () =>
  import('./PriceSliderForm').then((module) => module.PriceSliderForm),
)
