import type { FinanceQuote, FinanceQuoteRequest } from '../../domain/finance/financeQuote'

/** A service that quotes repayments on a car (FIN-11). There is no embedded one: without a service no quote is asked for. */
export interface FinanceQuoteProvider {
  /** The quote, as the service words it; null where it makes none. Rejects where the service cannot be asked. */
  quote(request: FinanceQuoteRequest): Promise<FinanceQuote | null>
}
