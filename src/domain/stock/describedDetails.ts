import type { Car } from './car'

/** Details of a car that are read at most, and letters of the longest: more is a text, not a fact. */
const MAX_DETAILS = 16
const MAX_LETTERS = 80

/** Specifications in words; amounts have their own fields, and a colour's own name stands in the comments. */
const HAS_DIGIT = /\d/
const OTHER_LABELS = /\b(paint|colour|color|keys?|owners?|vin|engine number)\b/i
const LAYOUT = /\b(layout|floor ?plan|configuration|beds?|bunks?)\b/i

/** Features that say how a caravan is laid out. */
const LAYOUT_FEATURE =
  /\b(bunks?|beds?|dinette|lounge|kitchen)\b|^(?:(?!\b(?:external|outside))[\s\S])*\b(external|outside).*\bshower\b/i

/** Specifications of cars that are searched, by label: the others are long lists of amounts, which take seconds to read of a large stock. */
export const SEARCHED_CAR_SPECIFICATIONS: readonly string[] = ['Induction', 'Service history']

type DetailedCar = Pick<
  Car,
  | 'itemType'
  | 'transmission'
  | 'gearType'
  | 'induction'
  | 'bodyConfiguration'
  | 'interiorColour'
  | 'axleType'
  | 'specifications'
  | 'features'
>

/** The same list as one in memory: cars of one model have the same. */
const listsByKey = new Map<string, readonly string[]>()
const MAX_LISTS = 20_000

/**
 * What is known of a car in words beyond its other fields, each with its name: "Gearbox: 16F/16R powershift", "Layout: double bunks",
 * "Interior: black leather". Typed searches find them by pattern, since stock systems write them in many ways.
 */
export function describedDetails(car: DetailedCar): readonly string[] {
  const texts: string[] = []
  const add = (name: string, text: string | null | undefined) => {
    if (text && text.length <= MAX_LETTERS) texts.push(`${name}: ${text.trim()}`)
  }
  add('Gearbox', car.transmission)
  add('Gearbox', car.gearType)
  add('Induction', car.induction)
  add('Interior', car.interiorColour)
  add('Axles', car.axleType)
  addLayout(car.bodyConfiguration ?? '', add)
  const isCar = car.itemType === 'car'
  for (const { label, value } of car.specifications) {
    if (isCar && !SEARCHED_CAR_SPECIFICATIONS.includes(label)) continue
    if (LAYOUT.test(label)) addLayout(value, add)
    else if (!HAS_DIGIT.test(value) && !OTHER_LABELS.test(label)) add(label, value)
  }
  if (car.itemType === 'caravan')
    for (const feature of car.features) if (LAYOUT_FEATURE.test(feature)) add('Layout', feature)
  const details = [...new Set(texts)].slice(0, MAX_DETAILS)
  const key = details.join('\n')
  const known = listsByKey.get(key)
  if (known !== undefined) return known
  if (listsByKey.size >= MAX_LISTS) listsByKey.clear()
  listsByKey.set(key, Object.freeze(details))
  return details
}

/** "Island queen, club lounge, rear ensuite" has three parts. */
function addLayout(text: string, add: (name: string, text: string) => void): void {
  for (const part of text.split(/[,;/]/)) if (part.trim() !== '') add('Layout', part)
}
