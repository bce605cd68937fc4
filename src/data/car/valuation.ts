import 'server-only'
import type { TradeInCar, Valuation } from '../../domain/car/tradeIn'
import { embeddedValuation } from '../../providers/valuation/embedded'
import { httpValuation } from '../../providers/valuation/http'
import type { ValuationProvider } from '../../providers/valuation/port'
import { findComparables } from './comparables'

/** What a dealer may pay for a shopper's car (CAR-20), by our own stock or by the service that the environment names. */
export function getValuation(car: TradeInCar): Promise<Valuation | null> {
  return createProvider().getValuation(car)
}

function createProvider(): ValuationProvider {
  const { VALUATION_URL: url, VALUATION_KEY: key } = process.env
  return url ? httpValuation({ url, key: key || null }) : embeddedValuation(findComparables)
}
