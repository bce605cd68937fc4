import type { Random } from '../random'
import type { CarVariant } from '../vehicles/variants'

/** How a buyer for a dealer thinks: what it wants, by how much. Weights are relative; 0 is never bought. */
export interface Taste {
  /** by make name; a make that is not named is not bought. All alike where there are none. */
  makes?: Record<string, number>
  /** by whole years of age on the reference date, the last for all older */
  ages: readonly number[]
  /** anything else */
  appeal?: (variant: CarVariant) => number
}

/**
 * Picks what a dealer buys. A make's weight is shared out among its models by popularity and among a model's variants, so a make
 * with many badges in the catalogue is not bought more for it.
 */
export function chooserOf(variants: readonly CarVariant[], year: number, { makes, ages, appeal = () => 1 }: Taste) {
  const popularity = new Map<string, Map<string, number>>()
  const variantCount = new Map<string, number>()
  const ofAge = ({ year: built }: CarVariant) => ages[Math.min(year - built, ages.length - 1)] ?? 0
  const eligible = variants.filter((variant) => ofAge(variant) > 0 && appeal(variant) > 0)
  for (const { make, model } of eligible) {
    const models = popularity.get(make.make) ?? new Map<string, number>()
    models.set(model.model, model.popularity ?? 1)
    popularity.set(make.make, models)
    const key = `${make.make}/${model.model}`
    variantCount.set(key, (variantCount.get(key) ?? 0) + 1)
  }
  const weights = new Map(
    eligible.map((variant) => {
      const { make, model } = variant
      const ofMake = [...popularity.get(make.make)!.values()].reduce((sum, one) => sum + one, 0)
      const share = (model.popularity ?? 1) / ofMake / variantCount.get(`${make.make}/${model.model}`)!
      return [variant, (makes ? (makes[make.make] ?? 0) : 1) * share * ofAge(variant) * appeal(variant)]
    }),
  )
  return (random: Random): CarVariant => random.weighted(eligible, (variant) => weights.get(variant)!)
}

/** What a dealer buys by the dozen, as it comes back from fleets and leases: one badge over a few model years. */
export interface Line {
  make: string
  model: string
  badge: string
  years: readonly [from: number, to: number]
}

/** Picks from a dealer's lines, each as often as the next; `index` counts the cars bought for them. Throws where one does not exist. */
export function linesOf(variants: readonly CarVariant[], lines: readonly Line[]) {
  const choices = lines.map((line) => {
    const [from, to] = line.years
    const found = variants.filter(
      ({ make, model, badge, year }) =>
        make.make === line.make &&
        model.model === line.model &&
        badge.badge === line.badge &&
        year >= from &&
        year <= to,
    )
    if (found.length === 0) throw new Error(`There is no ${line.make} ${line.model} ${line.badge} of ${from} to ${to}`)
    return found
  })
  return (index: number, random: Random): CarVariant => random.pick(choices[index % choices.length]!)
}

/** Where a car of a kind is likely to stand, by weight. */
export function standsAt(weights: Record<string, number>, random: Random): string {
  return random.weighted(Object.entries(weights), ([, weight]) => weight)[0]
}
