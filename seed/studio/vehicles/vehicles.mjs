/** Every body the studio can build, by the name used in picture files. */
import { buildCar } from './car.mjs'
import { buildCaravan, CARAVANS } from './caravan.mjs'
import { CARS } from './carSpecs.mjs'
import { buildTractor } from './tractor.mjs'

export const BODIES = [...Object.keys(CARS), ...Object.keys(CARAVANS), 'tractor']

/** Paints that a caravan wears on its walls; the others it wears as decals. */
const WALL_PAINTS = ['white', 'silver', 'grey', 'black', 'beige']

/** Splits the paints into groups that one build of a body can show. */
export function paintGroups(body, paints) {
  if (!CARAVANS[body]) return [{ accent: false, paints }]
  const walls = paints.filter((paint) => WALL_PAINTS.includes(paint))
  const accents = paints.filter((paint) => !WALL_PAINTS.includes(paint))
  return [
    { accent: false, paints: walls },
    { accent: true, paints: accents },
  ].filter((group) => group.paints.length > 0)
}

/**
 * @param cell metres; smaller is finer and slower
 * @param accent for caravans: paint the decals and not the walls
 */
export function buildVehicle(body, cell = 0.012, accent = false) {
  if (CARS[body]) return buildCar(CARS[body], cell)
  if (CARAVANS[body]) return buildCaravan(CARAVANS[body], cell, accent)
  if (body === 'tractor') return buildTractor(cell)
  throw new Error(`No vehicle is called "${body}"`)
}
