'use client'

import { useSyncExternalStore } from 'react'
import { type FinanceChoice, financeChoiceFrom, NO_CHOICE } from '@/domain/finance/financeChoice'

/** Local storage key of the choice; storage is per host, so each dealer's site has its own. */
export const FINANCE_CHOICE_KEY = 'financeChoice'

const listeners = new Set<() => void>()
let lastText: string | null = null
let last: FinanceChoice = NO_CHOICE

/**
 * The deposit, term and frequency that a shopper chose, kept from car to car and in step across the page and other tabs.
 * Nothing is chosen while rendering on the server: figures come as the dealer quotes them and change to theirs afterwards.
 */
export function useFinanceChoice(): FinanceChoice {
  return useSyncExternalStore(subscribe, readChoice, () => NO_CHOICE)
}

/** Keeps what the shopper chose; null takes a part of it back. */
export function chooseFinance(change: Partial<FinanceChoice>): void {
  write({ ...readChoice(), ...change })
}

/** Forgets the choice: every car shows its own terms again. */
export function resetFinanceChoice(): void {
  write(NO_CHOICE)
}

function readChoice(): FinanceChoice {
  let text: string | null = null
  try {
    text = localStorage.getItem(FINANCE_CHOICE_KEY)
  } catch {
    return last
  }
  if (text === lastText) return last
  lastText = text
  last = parse(text)
  return last
}

function parse(text: string | null): FinanceChoice {
  if (!text) return NO_CHOICE
  try {
    return financeChoiceFrom(JSON.parse(text))
  } catch {
    return NO_CHOICE
  }
}

function write(choice: FinanceChoice): void {
  try {
    if (choice === NO_CHOICE) localStorage.removeItem(FINANCE_CHOICE_KEY)
    else localStorage.setItem(FINANCE_CHOICE_KEY, JSON.stringify(choice))
  } catch {
    // Storage is full or refused: the choice then lasts as long as the page.
    last = choice
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === FINANCE_CHOICE_KEY || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
