'use client'

import { lazyWhenNear } from '@/ui/lazy/lazyWhenNear'

/**
 * The calculator of a car's page, far down and folded on phones: the browser makes it, since it does nothing without script. Its box is
 * as tall as most of them.
 */
export const CarRepaymentCalculator = lazyWhenNear({ name: 'car-calculator', minHeight: '40rem' }, () =>
  import('./CalculatorInBrowser').then((module) => module.CalculatorInBrowser),
)

/** The calculator; its code loads near the viewport. */
export const LazyRepaymentCalculator = lazyWhenNear({ name: 'repayment-calculator', minHeight: '40rem' }, () =>
  import('./RepaymentCalculator').then((module) => module.RepaymentCalculator),
)
