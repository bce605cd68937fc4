'use client'

import { COMPARISON_WARNING } from '@/domain/finance/assumptions'
import { hasChoice } from '@/domain/finance/financeChoice'
import type { FinanceTerms } from '@/domain/finance/financeTerms'
import {
  ENQUIRE_FOR_FINANCE,
  formatRates,
  formatRepayment,
  formatTerms,
  listRepaymentNote,
} from '@/domain/finance/labels'
import { type RepaymentFigure, repaymentOn } from '@/domain/finance/repaymentFigure'
import { formatDollars } from '@/domain/format'
import { TEXT_LIMITS, truncateWithEllipsis } from '@/domain/text'
import { DefinitionList } from '@/ui/content/DefinitionList'
import { ShowMoreText } from '@/ui/layout/ShowMore'
import { useFinanceChoice } from './financeChoiceStore'
import { type QuotedCar, useQuotedTerms } from './financeQuotes'

interface FinanceEstimateProps {
  car: QuotedCar
  terms: FinanceTerms
  /** those of the car's card in lists; null if it shows no repayment */
  listTerms: FinanceTerms | null
  disclaimer: string
}

/** The weekly and monthly repayment with rates and assumptions, for the shopper's own terms if chosen (CAR-21). */
export function FinanceEstimate({ car, terms: dealerTerms, listTerms, disclaimer }: FinanceEstimateProps) {
  const terms = useQuotedTerms(car, dealerTerms)
  const choice = useFinanceChoice()
  const shown = repaymentOn(terms, choice)
  const weekly = repaymentOn({ ...terms, monthlyOnly: false }, { ...choice, frequency: 'weekly' })
  const monthly = repaymentOn(terms, { ...choice, frequency: 'monthly' })
  const listed = listTerms && listRepaymentNote(repaymentOn(listTerms, choice), shown)
  const amount = ({ payment, showsEnquire }: RepaymentFigure) =>
    showsEnquire ? ENQUIRE_FOR_FINANCE : formatRepayment(payment)
  return (
    <>
      <DefinitionList
        look="stacked"
        columns={3}
        items={[
          // Each is what choosing that frequency shows; a lender that is repaid monthly alone quotes no weeks.
          ...(terms.monthlyOnly ? [] : [{ term: 'A week', value: amount(weekly) }]),
          { term: 'A month', value: amount(monthly) },
          {
            term: 'Interest and comparison rate*',
            value: formatRates(shown),
          },
          { term: hasChoice(choice) ? 'On your terms' : 'On these terms', value: formatTerms(shown) },
          // By these repayments, as in the calculator: a lender's own total may rest on another frequency.
          ...(shown.total === null ? [] : [{ term: 'Total repaid', value: formatDollars(Math.round(shown.total)) }]),
        ]}
      />
      {listed && <p className="numbers mt-4 text-sm text-muted">{listed}</p>}
      <div className="mt-5 grid gap-3 text-sm text-muted" data-finance-small-print>
        <p>* {COMPARISON_WARNING}</p>
        <ShowMoreText text={disclaimer} short={truncateWithEllipsis(disclaimer, TEXT_LIMITS.financeDisclaimer).text} />
      </div>
    </>
  )
}
