import { distanceKm } from './distance'
import { centralPlace, type Place } from './place'
import { findState } from './postcode'

/** The parts of an address that must fit each other. */
export interface AddressPlace {
  /** suburb or town */
  city: string
  state: string
  postcode: string
}

/** What does not fit, at the field that is likeliest wrong. */
export interface AddressProblem {
  field: keyof AddressPlace
  message: string
}

/** Addresses name the city of a whole area, such as Melbourne for Dandenong. Farther away, it is another place. */
const MAX_KM_FROM_CITY = 100

/** Suburbs that a message names. */
const MAX_NAMED = 3

/**
 * Checks that state, suburb and postcode belong together: a known postcode must be of the state, and a known suburb near the
 * postcode, or listed with it. A suburb that is not in the list, such as a new estate, passes. Null if nothing is wrong.
 * @param ofPostcode the known places with the postcode, best known first
 * @param ofCity the known places with the suburb's name
 */
export function findAddressProblem(
  { city, state, postcode }: AddressPlace,
  ofPostcode: readonly Place[],
  ofCity: readonly Place[],
): AddressProblem | null {
  const range = findState(postcode)
  if (range === null && ofPostcode.length === 0)
    return { field: 'postcode', message: `${postcode} is not an Australian postcode.` }
  const states = ofPostcode.length > 0 ? [...new Set(ofPostcode.map((place) => place.state))].sort() : [range ?? '']
  if (!states.some((known) => known === state))
    return { field: 'state', message: `${postcode} is in ${states.join(' or ')}. Correct the state or the postcode.` }

  // Some postcodes of the outback reach across a thousand kilometres.
  if (ofCity.some((place) => place.postcode === postcode && place.state === state)) return null
  const middle = centralPlace(ofPostcode)
  if (!middle || ofCity.length === 0) return null
  if (ofCity.some((place) => distanceKm(place, middle) <= MAX_KM_FROM_CITY)) return null
  const names = [...new Set(ofPostcode.map(({ name }) => name))].slice(0, MAX_NAMED).join(', ')
  return {
    field: 'city',
    message: `${city.trim()} is not in ${postcode}, which is ${names}. Correct the suburb or the postcode.`,
  }
}
