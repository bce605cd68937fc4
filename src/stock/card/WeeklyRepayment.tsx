'use client'

import { useId } from 'react'
import { hasChoice, repaymentOn } from '@/domain/finance/financeChoice'
import { FREQUENCY_LABELS, formatAssumptions, formatRates } from '@/domain/finance/labels'
import type { WeeklyEstimate } from '@/domain/finance/weeklyEstimate'
import { formatDollars } from '@/domain/format'
import { resetFinanceChoice, useFinanceChoice } from '@/finance/financeChoiceStore'
import { RepaymentFigureText } from '@/finance/RepaymentFigureText'
import { Icon } from '@/ui/media/Icon'

export interface WeeklyRepaymentProps {
  weekly: WeeklyEstimate
  /** the car's page, which has the finance disclaimer */
  carPath: string
}

/**
 * The repayment with both rates and its assumptions, for the shopper's own deposit and term if chosen. Pressing it shows whose
 * terms they are and a link to them (CARD-02). The panel is a native popover, so that a page of cards needs no script for
 * it.
 */
export function WeeklyRepayment({ weekly, carPath }: WeeklyRepaymentProps) {
  const panel = useId()
  const choice = useFinanceChoice()
  const chosen = hasChoice(choice)
  const repayment = repaymentOn(weekly.terms, choice)
  return (
    <>
      <button
        type="button"
        popoverTarget={panel}
        className="numbers above-card-link -mx-1 rounded-xs px-1 py-1 text-left text-sm leading-snug text-muted hover:text-ink"
      >
        <RepaymentFigureText figure={repayment} look="card" />{' '}
        <Icon name={chosen ? 'sliders-horizontal' : 'info'} className="inline-block size-4 align-[-0.15em]" />
        <span className="sr-only">{chosen ? 'With your own terms. ' : ''}About this repayment</span>
      </button>
      <div
        id={panel}
        popover="auto"
        className="popover p-4 text-sm leading-normal supports-[position-area:top]:inset-auto supports-[position-area:top]:m-2 supports-[position-area:top]:[position-area:top] supports-[position-area:top]:[position-try-fallbacks:flip-block]"
      >
        {!repayment.showsEnquire &&
          `${formatDollars(Math.ceil(repayment.payment))} ${FREQUENCY_LABELS[repayment.frequency].per} at ${formatRates(repayment)}`}
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
