import { CAPITALS, CITIES } from './mapTowns'
import type { Place } from './place'
import { isPostBoxPostcode } from './postcode'

/** Sorting centres, business centres and rural rounds of the post, which are no places to live. */
const POSTAL_NAME = /\s(?:BC|DC|MC|Business Centre|Roadside Delivery|Private Boxes)$/i

/** The lowest rank of an address of the post only, which is suggested if nothing else fits. */
export const POSTAL_RANK = 4

const isCity = (name: string) => CAPITALS.includes(name) || CITIES.includes(name)

/**
 * How well known places are, for the order of suggestions: 0 a capital, 1 a larger city, 2 a main locality, 3 any other, 4 an
 * address of the post only in a city, 5 any other of the post only.
 * @param main the main localities of the country
 */
export function placeRank(main: readonly Place[]): (place: Place) => number {
  const keys = new Set(main.map(({ name, postcode }) => `${name} ${postcode}`))
  return ({ name, postcode }) => {
    if (isPostBoxPostcode(postcode) || POSTAL_NAME.test(name)) return isCity(name) ? POSTAL_RANK : POSTAL_RANK + 1
    if (!keys.has(`${name} ${postcode}`)) return 3
    if (CAPITALS.includes(name)) return 0
    return CITIES.includes(name) ? 1 : 2
  }
}
