'use client'

import { COMPARISON_WARNING } from '@/domain/finance/assumptions'
import { hasChoice, repaymentOn } from '@/domain/finance/financeChoice'
import type { FinanceTerms } from '@/domain/finance/financeTerms'
import { ENQUIRE_FOR_FINANCE, formatAssumptions, formatRates } from '@/domain/finance/labels'
import { monthlyFromWeekly, weeklyFromMonthly } from '@/domain/finance/monthOfWeeks'
import { formatDollars } from '@/domain/format'
import { TEXT_LIMITS, truncateWithEllipsis } from '@/domain/text'
import { DefinitionList } from '@/ui/content/DefinitionList'
import { ShowMoreText } from '@/ui/layout/ShowMore'
import { useFinanceChoice } from './financeChoiceStore'
import { type QuotedCar, useQuotedTerms } from './financeQuotes'

interface FinanceEstimateProps {
  car: QuotedCar
  terms: FinanceTerms
  disclaimer: string
}

/** The weekly and monthly repayment with rates and assumptions, for the shopper's own terms if chosen (CAR-21). */
export function FinanceEstimate({ car, terms: dealerTerms, disclaimer }: FinanceEstimateProps) {
  const terms = useQuotedTerms(car, dealerTerms)
  const choice = useFinanceChoice()
  const shown = repaymentOn(terms, choice)
  const weekly = repaymentOn({ ...terms, monthlyOnly: false }, { ...choice, frequency: 'weekly' })
  // Uses the monthly figure when the page shows months; else a month is 4.33 weeks (CAR-21).
  const byMonth = shown.frequency === 'monthly'
  const week = terms.monthlyOnly ? weeklyFromMonthly(shown.payment) : weekly.payment
  const month = byMonth ? shown.payment : monthlyFromWeekly(weekly.payment)
  const formatRepayment = (dollars: number) =>
    shown.showsEnquire ? ENQUIRE_FOR_FINANCE : formatDollars(Math.ceil(dollars))
  return (
    <>
      <DefinitionList
        look="stacked"
        columns={3}
        items={[
          { term: terms.monthlyOnly ? 'A week, estimated' : 'A week', value: formatRepayment(week) },
          { term: byMonth ? 'A month' : 'A month, estimated', value: formatRepayment(month) },
          {
            term: 'Interest and comparison rate*',
            value: formatRates(shown),
          },
          { term: hasChoice(choice) ? 'On your terms' : 'On these terms', value: formatAssumptions(shown) },
          // By these repayments, as in the calculator: a lender's own total may rest on another frequency.
          ...(shown.total === null ? [] : [{ term: 'Total repaid', value: formatDollars(Math.round(shown.total)) }]),
        ]}
      />
      <div className="mt-5 grid gap-3 text-sm text-muted" data-finance-small-print>
        <p>
          * {COMPARISON_WARNING} {(!byMonth || terms.monthlyOnly) && 'A month is taken as 4.33 weeks.'}
        </p>
        <ShowMoreText text={disclaimer} short={truncateWithEllipsis(disclaimer, TEXT_LIMITS.financeDisclaimer).text} />
      </div>
    </>
  )
}
