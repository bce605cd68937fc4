import { parseFinanceQuote } from '../../domain/finance/financeQuote'
import { requestJson } from '../httpClient/requestJson'
import type { FinanceQuoteProvider } from './port'

const TIMEOUT_MS = 5000

export interface HttpFinanceQuoteOptions {
  /** https://host/path */
  url: string
  key: string | null
}

/**
 * Quotes from a service: POST with the specification's fields as JSON; the response has weeklyRepaymentAmount, advertisedRate
 * and comparisonRate (FIN-11), and 404 means that there is no quote for the car.
 */
export function httpFinanceQuote({ url, key }: HttpFinanceQuoteOptions): FinanceQuoteProvider {
  return {
    quote: async (request) => {
      const response = await requestJson(new URL(url), {
        service: 'The finance quote service',
        timeoutMs: TIMEOUT_MS,
        key,
        body: request,
      })
      if (response === null) return null
      return parseFinanceQuote(response)
    },
  }
}
