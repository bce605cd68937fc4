'use client'

import { watchFinanceChoice } from '@/finance/financeChoiceStore'
import { lazyWhenNeeded } from '@/ui/lazy/lazyWhenNear'

/**
 * The repayment on a card: the dealer's quote in the HTML, until the shopper chooses own terms or presses it. In cards that
 * are not hydrated, `LiveParts` puts the shopper's terms; the car's page is in its link.
 */
export const WeeklyFigure = lazyWhenNeeded(
  { name: 'weekly-figure', boxless: true, keepsProps: ['terms'] },
  watchFinanceChoice,
  () => import('./WeeklyRepayment').then((module) => module.WeeklyRepayment),
)
