import type { CollectionBeforeChangeHook } from 'payload'
import { agreesWithFeed, applyOverrides, feedValueOf } from '../../../src/domain/feeds/carOverrides'
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
  const now = new Date()
  const before = { ...originalDoc, ...data }
  // One that the feed agrees with changes nothing, and the next import would not end it: the car's row stays the same.
  const kept = overrides?.filter((override) => !agreesWithFeed(override, feedValueOf(before, override.field), now))
  const car = { ...before, ...(kept && { overrides: kept }) }
  if (!car.overrides?.length && !car.feed_values) return { ...data, ...(kept && { overrides: kept }) }
  return { ...data, ...(kept && { overrides: kept }), ...applyOverrides(car, car.overrides ?? [], now) }
}
