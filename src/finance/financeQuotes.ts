'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import {
  type FinanceQuote,
  type FinanceQuoteRequest,
  parseFinanceQuote,
  withQuote,
} from '@/domain/finance/financeQuote'
import type { FinanceTerms } from '@/domain/finance/financeTerms'

/** A car that a quote may be asked for. `request` null: the site asks for none (FIN-11). */
export interface QuotedCar {
  id: number
  request: FinanceQuoteRequest | null
}

const quotes = new Map<number, FinanceQuote | null>()
const listeners = new Set<() => void>()

/** The car's terms, with the quote of the quote service once it has come. */
export function useQuotedTerms(car: QuotedCar, terms: FinanceTerms): FinanceTerms {
  const quote = useSyncExternalStore(
    subscribe,
    () => quotes.get(car.id) ?? null,
    () => null,
  )
  useEffect(() => {
    if (car.request) void askForQuote(car.id, car.request)
  }, [car.id, car.request])
  return useMemo(() => withQuote(terms, quote), [terms, quote])
}

/** Asks once for each car; a failure is silent, and the figures stay as they are (FIN-11). */
async function askForQuote(carId: number, request: FinanceQuoteRequest): Promise<void> {
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
    // No quote is no news to a shopper.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
