import type { CollectionBeforeChangeHook } from 'payload'
import { applyOverrides } from '../../../src/domain/feeds/carOverrides'
import type { Car } from '../../../src/payload-types'

/** Writes the overrides of a car from a feed into its fields, and gives fields without one the feed's value back. */
export const applyCarOverrides: CollectionBeforeChangeHook<Car> = ({ data, originalDoc }) => {
  const car = { ...originalDoc, ...data }
  if (!car.overrides?.length && !car.feed_values) return data
  return { ...data, ...applyOverrides(car, car.overrides ?? [], new Date()) }
}
