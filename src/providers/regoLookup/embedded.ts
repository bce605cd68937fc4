import type { RegoLookup } from './port'

/** Registers answer only to accounts. Without one nothing is looked up, and the shopper types what the car is. */
export const embeddedRegoLookup: RegoLookup = { carOf: async () => null }
