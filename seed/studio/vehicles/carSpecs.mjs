/**
 * The passenger bodies, each by its proportions. Lengths in metres; s runs from the nose backwards, y up from the road.
 * Section points are [share of the way from sill to belt, metres inwards].
 */

import { convertible, coupe, hatch, sedan, wagon } from './lowCars.mjs'
import { peopleMover, suv, suvLarge, ute, van } from './tallCars.mjs'

export const CARS = {
  hatch,
  sedan,
  wagon,
  suv,
  'suv-large': suvLarge,
  ute,
  van,
  coupe,
  convertible,
  'people-mover': peopleMover,
}
