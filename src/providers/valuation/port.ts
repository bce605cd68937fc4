import type { TradeInCar, Valuation } from '../../domain/car/tradeIn'

/** Says what a dealer may pay for a shopper's car. */
export interface ValuationProvider {
  /** The range; null where too little is known. Rejects where the service cannot be asked. */
  getValuation(car: TradeInCar): Promise<Valuation | null>
}
