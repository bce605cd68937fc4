'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import {
  type FinanceQuote,
  type FinanceQuoteRequest,
  parseFinanceQuote,
  withQuote,
} from '@/domain/finance/financeQuote'
import type { FinanceTerms } from '@/domain/finance/financeTerms'

/** A car that a quote may be requested for. `request` null: the site requests none (FIN-11). */
export interface QuotedCar {
  id: number
  request: FinanceQuoteRequest | null
}

const quotes = new Map<number, FinanceQuote | null>()
const listeners = new Set<() => void>()

/** The car's terms, replaced by the quote service's once received. */
export function useQuotedTerms(car: QuotedCar, terms: FinanceTerms): FinanceTerms {
  const quote = useSyncExternalStore(
    subscribe,
    () => quotes.get(car.id) ?? null,
    () => null,
  )
  useEffect(() => {
    if (car.request) void fetchQuote(car.id, car.request)
  }, [car.id, car.request])
  return useMemo(() => withQuote(terms, quote), [terms, quote])
}

/** Requests one quote per car; on failure the dealer's figures stay (FIN-11). */
async function fetchQuote(carId: number, request: FinanceQuoteRequest): Promise<void> {
  if (quotes.has(carId)) return
  quotes.set(carId, null)
  try {
    const response = await fetch('/api/youx/quote', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    })
    const quote = response.status === 200 ? parseFinanceQuote(await response.json()) : null
    if (!quote) return
    quotes.set(carId, quote)
    for (const listener of listeners) listener()
  } catch {
    // A missing quote is not an error for the shopper.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
