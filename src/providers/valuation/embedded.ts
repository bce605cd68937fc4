import { tradeInEstimate } from '../../domain/car/tradeIn'
import type { FindComparables } from '../marketPrice/port'
import type { ValuationProvider } from './port'

/** A valuation from what such cars are sold for on any site of this deployment. Needs no account. */
export function embeddedValuation(findComparables: FindComparables): ValuationProvider {
  return {
    getValuation: async (car) => tradeInEstimate(car, await findComparables({ ...car, itemType: 'car' })),
  }
}
