'use client'

import { lazyAfterLoad, lazyWhenNeeded } from '@/ui/lazy/lazyWhenNear'
import { watchFinanceChoice } from './financeChoiceStore'
import type { RepaymentSummaryProps, RepaymentTeaserProps } from './RepaymentTeaser'

const TEASER = { name: 'repayment-teaser', boxless: true }
const SUMMARY = { name: 'repayment-summary', boxless: true }

const loadTeaser = () => import('./RepaymentTeaser').then((module) => module.RepaymentTeaser)
const loadSummary = () => import('./RepaymentTeaser').then((module) => module.RepaymentSummary)

const Teaser = lazyWhenNeeded<RepaymentTeaserProps>(TEASER, watchFinanceChoice, loadTeaser)
const Summary = lazyWhenNeeded<RepaymentSummaryProps>(SUMMARY, watchFinanceChoice, loadSummary)
/** These request a quote. */
const QuotedTeaser = lazyAfterLoad<RepaymentTeaserProps>(TEASER, loadTeaser)
const QuotedSummary = lazyAfterLoad<RepaymentSummaryProps>(SUMMARY, loadSummary)

/** The dealer's figures are in the HTML; a quote or the shopper's own terms replace them. */
export function LateRepaymentTeaser(props: RepaymentTeaserProps) {
  return props.car.request ? <QuotedTeaser {...props} /> : <Teaser {...props} />
}

/** The same for `RepaymentSummary`. */
export function LateRepaymentSummary(props: RepaymentSummaryProps) {
  return props.car.request ? <QuotedSummary {...props} /> : <Summary {...props} />
}
