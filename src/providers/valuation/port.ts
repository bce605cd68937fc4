import type { TradeInCar, Valuation } from '../../domain/car/tradeIn'

/** Estimates what a dealer would pay for a shopper's car. */
export interface ValuationProvider {
  /** The range; null if unknown. Rejects if the service is unavailable. */
  getValuation(car: TradeInCar): Promise<Valuation | null>
}
