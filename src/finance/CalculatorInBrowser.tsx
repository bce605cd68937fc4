'use client'

import { useIsHydrating } from '@/ui/lazy/useIsHydrating'
import { RepaymentCalculator, type RepaymentCalculatorProps } from './RepaymentCalculator'

/** A calculator that is not in the HTML: its room until the browser makes it. */
export function CalculatorInBrowser(props: RepaymentCalculatorProps) {
  if (useIsHydrating()) return <div className="min-h-390 xl:min-h-195" />
  return <RepaymentCalculator {...props} />
}
