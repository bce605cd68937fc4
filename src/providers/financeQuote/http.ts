import { financeQuoteFrom } from '../../domain/finance/financeQuote'
import type { FinanceQuoteProvider } from './port'

const TIMEOUT_MS = 5000

export interface HttpFinanceQuoteOptions {
  /** https://host/path */
  url: string
  key: string | null
  fetch?: typeof fetch
}

/**
 * Quotes of a service. It is asked by POST with the specification's fields as JSON and answers with weeklyRepaymentAmount,
 * advertisedRate and comparisonRate (FIN-11); 404 says that it quotes nothing for the car.
 */
export function httpFinanceQuote({ url, key, fetch: send = fetch }: HttpFinanceQuoteOptions): FinanceQuoteProvider {
  return {
    quote: async (request) => {
      const response = await send(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      })
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`The finance quote service answered ${response.status}`)
      return financeQuoteFrom(await response.json())
    },
  }
}
