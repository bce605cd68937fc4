import type { FinanceQuote, FinanceQuoteRequest } from '../../domain/finance/financeQuote'

/** Quotes repayments on a car (FIN-11). There is no embedded provider: without a service there are no quotes. */
export interface FinanceQuoteProvider {
  /** The service's quote; null if it has none. Rejects if the service is unavailable. */
  quote(request: FinanceQuoteRequest): Promise<FinanceQuote | null>
}
