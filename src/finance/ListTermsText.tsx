'use client'

import { type ListTerms, listTermsText } from '@/domain/finance/listTerms'
import { useFinanceChoice } from './financeChoiceStore'

/** The terms of a list's repayments, with the shopper's own deposit, term and frequency if chosen. */
export function ListTermsText({ terms }: { terms: ListTerms }) {
  return listTermsText(terms, useFinanceChoice())
}
