'use client'

import { lazyWhenNear } from '@/ui/lazy/lazyWhenNear'
import type { RepaymentCalculatorProps } from './RepaymentCalculator'

/** The finance page's calculator; its code loads near the viewport. */
export const LateFinancePageCalculator = lazyWhenNear<RepaymentCalculatorProps>(
  { name: 'repayment-calculator', minHeight: '40rem' },
  () => import('./FinancePageCalculator').then((module) => module.FinancePageCalculator),
)
