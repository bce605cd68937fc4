'use client'

import { lazyWhenNear } from '@/ui/lazy/lazyWhenNear'

/** The calculator; its code loads near the viewport. */
export const LazyRepaymentCalculator = lazyWhenNear({ name: 'repayment-calculator', minHeight: '40rem' }, () =>
  import('./RepaymentCalculator').then((module) => module.RepaymentCalculator),
)
