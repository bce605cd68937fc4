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
 * Quotes of a service. It is asked by POST with the specification's fields as JSON and answers with weeklyRepaymentAmount,
 * advertisedRate and comparisonRate (FIN-11); 404 says that it quotes nothing for the car.
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
