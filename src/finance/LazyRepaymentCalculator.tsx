'use client'

import { lazyWhenNear } from '@/ui/lazy/lazyWhenNear'

/** The calculator as the server drew it; its sliders load their code when a shopper comes near. */
export const LazyRepaymentCalculator = lazyWhenNear({ name: 'repayment-calculator', minHeight: '40rem' }, () =>
  import('./RepaymentCalculator').then((module) => module.RepaymentCalculator),
)
