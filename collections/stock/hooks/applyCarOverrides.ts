import type { CollectionBeforeChangeHook } from 'payload'
import { applyOverrides } from '../../../src/domain/feeds/carOverrides'
import { PHOTO_SEPARATOR, splitPhotoUrls } from '../../../src/domain/feeds/photoUrls'
import type { Car } from '../../../src/payload-types'

/** Writes the overrides of a car from a feed into its fields, and gives fields without one the feed's value back. */
export const applyCarOverrides: CollectionBeforeChangeHook<Car> = ({ data, originalDoc }) => {
  // One separator, by which a file that is replaced is found.
  const overrides = data.overrides?.map((override) =>
    override.field === 'images'
      ? { ...override, value: splitPhotoUrls(override.value).join(PHOTO_SEPARATOR) }
      : override,
  )
  const car = { ...originalDoc, ...data, ...(overrides && { overrides }) }
  if (!car.overrides?.length && !car.feed_values) return data
  return { ...data, ...(overrides && { overrides }), ...applyOverrides(car, car.overrides ?? [], new Date()) }
}
