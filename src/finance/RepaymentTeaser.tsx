'use client'

import { hasChoice } from '@/domain/finance/financeChoice'
import type { FinanceTerms } from '@/domain/finance/financeTerms'
import {
  ENQUIRE_FOR_FINANCE,
  formatRates,
  formatTerms,
  listRepaymentNote,
  repaymentTeaser,
} from '@/domain/finance/labels'
import { repaymentOn } from '@/domain/finance/repaymentFigure'
import { resetFinanceChoice, useFinanceChoice } from './financeChoiceStore'
import { type QuotedCar, useQuotedTerms } from './financeQuotes'
import { RepaymentFigureText } from './RepaymentFigureText'

export interface RepaymentTeaserProps {
  car: QuotedCar
  terms: FinanceTerms
}

/** 'Only $173 /wk*' with its rates and assumptions in a line, for the shopper's own deposit and term if chosen (CAR-07). */
export function RepaymentTeaser({ car, terms }: RepaymentTeaserProps) {
  const repayment = repaymentOn(useQuotedTerms(car, terms), useFinanceChoice())
  return <RepaymentFigureText figure={repayment} look="line" />
}

export interface RepaymentSummaryProps extends RepaymentTeaserProps {
  /** those of the car's card, where it may show another repayment */
  listTerms?: FinanceTerms
}

/** The teaser as a link to the calculator, with rates, assumptions, a reset to the dealer's terms, and what the card says if it differs. */
export function RepaymentSummary({ car, terms: dealerTerms, listTerms }: RepaymentSummaryProps) {
  const terms = useQuotedTerms(car, dealerTerms)
  const choice = useFinanceChoice()
  const repayment = repaymentOn(terms, choice)
  const listed = listTerms && listRepaymentNote(repaymentOn(listTerms, choice), repayment)
  return (
    <>
      <div className="numbers mt-1 text-sm text-muted sm:mt-3">
        <a href="#finance-calculator" className="text-base font-semibold link" data-repayment>
          {repayment.showsEnquire ? ENQUIRE_FOR_FINANCE : repaymentTeaser(repayment)}
        </a>
        <p className="mt-0.5">* {formatRates(repayment)}</p>
        {/* Always two lines high, so that nothing below shifts. */}
        <p className="min-h-[2.9em] leading-[1.45]">
          {formatTerms(repayment)}
          {hasChoice(choice) && (
            <>
              {'. Your terms. '}
              <button
                type="button"
                className="link relative font-medium after:absolute after:-inset-3"
                onClick={resetFinanceChoice}
              >
                Reset<span className="sr-only"> to the dealer’s terms</span>
              </button>
            </>
          )}
        </p>
      </div>
      {listed && <p className="numbers mt-1 text-xs text-muted">{listed}</p>}
    </>
  )
}
