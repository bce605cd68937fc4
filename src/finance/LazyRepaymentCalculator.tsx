'use client'

import { lazy, Suspense } from 'react'
import { whenNear } from '@/ui/whenNear'
import type { RepaymentCalculatorProps } from './RepaymentCalculator'

const Calculator = lazy(async () => {
  await whenNear('[data-calculator]')
  const { RepaymentCalculator } = await import('./RepaymentCalculator')
  return { default: RepaymentCalculator }
})

/** The calculator as the server drew it; its sliders load their code when a shopper comes near. */
export function LazyRepaymentCalculator(props: RepaymentCalculatorProps) {
  return (
    <div data-calculator>
      <Suspense fallback={<div className="min-h-[52rem] lg:min-h-[40rem]" />}>
        <Calculator {...props} />
      </Suspense>
    </div>
  )
}
