'use client'

import { type FinanceChoice, NO_CHOICE, parseFinanceChoice } from '@/domain/finance/financeChoice'
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

/** Stores part of the choice; null removes it. */
export function chooseFinance(change: Partial<FinanceChoice>): void {
  choice.write({ ...choice.read(), ...change })
}

/** Removes the choice, so that every car shows its own terms. */
export const resetFinanceChoice = choice.remove
