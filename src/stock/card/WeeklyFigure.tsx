'use client'

import { lazyAfterLoad } from '@/ui/lazy/lazyWhenNear'

/**
 * The repayment on a card: the dealer's quote in the HTML, then the shopper's own terms once the page has loaded. In cards that
 * are not hydrated, `LiveParts` puts the shopper's terms.
 */
export const WeeklyFigure = lazyAfterLoad({ name: 'weekly-figure', boxless: true, keepsProps: true }, () =>
  import('./WeeklyRepayment').then((module) => module.WeeklyRepayment),
)
