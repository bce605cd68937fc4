'use client'

import { type FinanceChoice, NO_CHOICE, parseFinanceChoice } from '@/domain/finance/financeChoice'
import { storedValue } from '@/ui/storage/browserStorage'
import { useStoredValue } from '@/ui/storage/useStoredValue'

const choice = storedValue({ key: 'financeChoice', area: 'local', fallback: NO_CHOICE, parse: parseFinanceChoice })

/**
 * The deposit, term and frequency that a shopper chose, stored from car to car and in step across the page and other tabs.
 * Nothing is chosen while rendering on the server: figures come as the dealer quotes them and change to theirs afterwards.
 */
export function useFinanceChoice(): FinanceChoice {
  return useStoredValue(choice)
}

/** Stores what the shopper chose; null takes a part of it back. */
export function chooseFinance(change: Partial<FinanceChoice>): void {
  choice.write({ ...choice.read(), ...change })
}

/** Removes the choice: every car shows its own terms again. */
export const resetFinanceChoice = choice.remove
