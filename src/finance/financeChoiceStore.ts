'use client'

import { type FinanceChoice, hasChoice, NO_CHOICE, parseFinanceChoice } from '@/domain/finance/financeChoice'
import { afterLoad } from '@/ui/lazy/whenNear'
import { storedValue } from '@/ui/storage/browserStorage'
import { useStoredValue } from '@/ui/storage/useStoredValue'

const choice = storedValue({ key: 'financeChoice', area: 'local', fallback: NO_CHOICE, parse: parseFinanceChoice })

/**
 * The shopper's chosen deposit, term and frequency, stored across cars and in sync across the page and other tabs.
 * Empty on the server: the HTML has the dealer's figures, which then change to the shopper's.
 */
export function useFinanceChoice(): FinanceChoice {
  return useStoredValue(choice)
}

/** The shopper's choice now. */
export const readFinanceChoice = choice.read

/** Calls back once the shopper has chosen anything, after the page has loaded. Returns a function that cancels. */
export function watchFinanceChoice(onChoice: () => void): () => void {
  const check = () => {
    if (hasChoice(choice.read())) onChoice()
  }
  const stopLoad = afterLoad(check)
  const stopChanges = choice.subscribe(check)
  return () => {
    stopLoad()
    stopChanges()
  }
}

/** Stores part of the choice; null removes it. */
export function chooseFinance(change: Partial<FinanceChoice>): void {
  choice.write({ ...choice.read(), ...change })
}

/** Removes the choice, so that every car shows its own terms. */
export const resetFinanceChoice = choice.remove
