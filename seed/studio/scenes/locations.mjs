/** The thirteen places, each with its building, its light and what stands in front. */
import { HARBOUR_PLACES } from './harbourPlaces.mjs'
import { REGIONAL_PLACES } from './regionalPlaces.mjs'

export const LOCATIONS = { ...HARBOUR_PLACES, ...REGIONAL_PLACES }
