import { tradeInEstimate } from '../../domain/car/tradeIn'
import type { FindComparables } from '../marketPrice/port'
import type { ValuationProvider } from './port'

/** Valuations from the prices of similar cars on any site of this deployment. */
export function embeddedValuation(findComparables: FindComparables): ValuationProvider {
  return {
    getValuation: async (car) => tradeInEstimate(car, await findComparables({ ...car, itemType: 'car' })),
  }
}
