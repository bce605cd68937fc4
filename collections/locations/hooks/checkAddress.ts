import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { findAddressProblem } from '../../../src/domain/locations/addressCheck'
import { getPlaceIndex } from '../../../src/server/places/getPlaceIndex'

/**
 * Rejects an address whose suburb, state and postcode do not belong together, and gives one without coordinates those of its
 * suburb, so that maps and distances work. Saves that do not change these three are not checked.
 */
export const checkAddress: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const before = originalDoc?.address ?? {}
  const address = { ...before, ...data.address }
  const { city, state, postcode } = address
  if (!city || !state || !postcode) return data
  if (city === before.city && state === before.state && postcode === before.postcode) return data
  const index = await getPlaceIndex(req.payload.db.drizzle)
  const ofPostcode = index.placesOfPostcode(postcode)
  const ofCity = index.placesOfName(city)
  const problem = findAddressProblem({ city, state, postcode }, ofPostcode, ofCity)
  if (problem) {
    const errors = [{ path: `address.${problem.field}`, message: problem.message }]
    throw new ValidationError({ collection: collection.slug, errors }, req.t)
  }
  if (address.lat != null || address.lng != null) return data
  const place = ofCity.find((known) => known.postcode === postcode) ?? index.findByPostcode(postcode)
  return place ? { ...data, address: { ...address, lat: place.lat, lng: place.lng } } : data
}
