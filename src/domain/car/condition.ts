import type { Car } from '../stock/car'
import { type CarFact, hasText } from './specifications'

/** Words in the labels of a feed's additional specifications that are about a vehicle's condition. */
const CONDITION_LABEL =
  /\b(owners?|keys?|service history|services?|serviced|tyres?|brakes?|roadworthy|inspection|inspected|damage|accidents?|repairs?)\b/i

/** Used in specifications that only look like condition: an interval or a warranty is the maker's. */
const NOT_CONDITION = /\b(interval|warranty|price|plan)\b/i

/**
 * What the dealer says about a vehicle's condition: owners, keys, service history, tyres and checks from the feed, and the imperfections
 * that are marked on its pictures. Empty for new vehicles, and where nothing is said.
 */
export function conditionFacts(car: Pick<Car, 'carType' | 'specifications' | 'hotspots'>): CarFact[] {
  if (car.carType === 'new') return []
  const said = car.specifications.flatMap(({ label, value }): CarFact[] =>
    hasText(label) && hasText(value) && CONDITION_LABEL.test(label) && !NOT_CONDITION.test(label)
      ? [{ label: label.trim(), value: value.trim() }]
      : [],
  )
  const marked = imperfections(car)
  return marked.length > 0 ? [...said, { label: 'Marked on the pictures', value: marked.join(', ') }] : said
}

/** Titles of the points that are marked as damage. */
function imperfections({ hotspots }: Pick<Car, 'hotspots'>): string[] {
  return [...hotspots.exterior, ...hotspots.interior].flatMap(({ title, description }) => {
    const text = title ?? description
    return /\b(scratch|scuff|dent|chip|crack|tear|stain|mark|wear|worn|rust|damage)/i.test(`${title} ${description}`)
      ? [text]
      : []
  })
}
