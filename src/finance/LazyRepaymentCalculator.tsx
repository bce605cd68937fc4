'use client'

import dynamic from 'next/dynamic'

/** The calculator with its sliders in a file of their own, which only pages that show it load. */
export const LazyRepaymentCalculator = dynamic(() =>
  import('./RepaymentCalculator').then(({ RepaymentCalculator }) => RepaymentCalculator),
)
