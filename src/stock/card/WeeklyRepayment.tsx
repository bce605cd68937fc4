'use client'

import { useId } from 'react'
import { hasChoice, repaymentOn } from '@/domain/finance/financeChoice'
import { ENQUIRE_FOR_FINANCE, FREQUENCY_LABELS, formatAssumptions } from '@/domain/finance/labels'
import type { WeeklyEstimate } from '@/domain/finance/weeklyEstimate'
import { formatDollars, formatPercent } from '@/domain/format'
import { resetFinanceChoice, useFinanceChoice } from '@/finance/financeChoiceStore'
import { Icon } from '@/ui/media/Icon'

export interface WeeklyRepaymentProps {
  weekly: WeeklyEstimate
  /** the car's page, which has the finance disclaimer */
  carPath: string
}

/**
 * The repayment with its rate, for the shopper's own deposit and term if chosen. Pressing it shows the comparison rate, its
 * assumptions and a link to the terms (CARD-02). The panel is a native popover, so that a page of cards needs no script for
 * it.
 */
export function WeeklyRepayment({ weekly, carPath }: WeeklyRepaymentProps) {
  const panel = useId()
  const choice = useFinanceChoice()
  const chosen = hasChoice(choice)
  const repayment = repaymentOn(weekly.terms, choice)
  const labels = FREQUENCY_LABELS[repayment.frequency]
  const payment = formatDollars(Math.ceil(repayment.payment))
  const rate = formatPercent(weekly.ratePercent)
  return (
    <>
      <button
        type="button"
        popoverTarget={panel}
        className="numbers above-card-link -mx-1 inline-flex min-h-8 items-center gap-1 rounded-xs px-1 text-sm text-muted after:absolute after:-inset-y-1.5 after:inset-x-0 hover:text-ink"
      >
        {repayment.showsEnquire ? (
          <span className="font-semibold text-ink">{ENQUIRE_FOR_FINANCE}</span>
        ) : (
          <>
            <span className="font-semibold text-ink">{payment}</span>
            {`${labels.short} at ${rate} p.a.`}
          </>
        )}
        <Icon name={chosen ? 'sliders-horizontal' : 'info'} className="size-4 flex-none" />
        <span className="sr-only">{chosen ? 'With your own terms. ' : ''}About this repayment</span>
      </button>
      <div
        id={panel}
        popover="auto"
        className="popover p-4 text-sm leading-normal supports-[position-area:top]:inset-auto supports-[position-area:top]:m-2 supports-[position-area:top]:[position-area:top] supports-[position-area:top]:[position-try-fallbacks:flip-block]"
      >
        {!repayment.showsEnquire &&
          `${payment} ${labels.per} at ${rate} p.a., comparison rate ${formatPercent(weekly.comparisonRatePercent)} p.a.`}
        <p className="mt-1 mb-2 text-muted">
          {`${chosen ? 'With your terms: ' : 'Over '}${formatAssumptions(repayment)}. An estimate for personal use, subject to approval.`}
        </p>
        <a href={`${carPath}#financeDisclaimer`} className="link mr-5 inline-block py-1">
          Finance terms
        </a>
        {chosen && (
          <button type="button" className="link py-1" onClick={resetFinanceChoice}>
            Reset to the dealer’s terms
          </button>
        )}
      </div>
    </>
  )
}
