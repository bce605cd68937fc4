import 'server-only'
import type { TradeInCar, Valuation } from '../../domain/car/tradeIn'
import { embeddedValuation } from '../../providers/valuation/embedded'
import { httpValuation } from '../../providers/valuation/http'
import type { ValuationProvider } from '../../providers/valuation/port'
import { findComparables } from './comparables'

/** Estimated purchase price of a shopper's car (CAR-20), from our own stock or the service configured in the environment. */
export function getValuation(car: TradeInCar): Promise<Valuation | null> {
  return createProvider().getValuation(car)
}

function createProvider(): ValuationProvider {
  const { VALUATION_URL: url, VALUATION_KEY: key } = process.env
  return url ? httpValuation({ url, key: key || null }) : embeddedValuation(findComparables)
}
