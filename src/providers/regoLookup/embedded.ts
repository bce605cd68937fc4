import type { RegoLookupProvider } from './port'

/** Registers answer only to accounts. Without one nothing is looked up, and the shopper types what the car is. */
export const embeddedRegoLookup: RegoLookupProvider = { findCar: async () => null }
