import { slugify } from '../site/slug'
import type { LandingName } from './landingPath'
import { CONCEPTS } from './query/concepts'

/**
 * The bodies or fuels that cars have, by the words of shoppers: landings that a dealer of cars has also without such a car in stock.
 * @param names those that the dealer has or had: one that means the same stands for the word, as "Utility" for "ute"
 */
export function carKinds(attribute: 'body' | 'fuel', names: readonly string[]): LandingName[] {
  return CONCEPTS.flatMap(({ attribute: own, absent, values, except }) => {
    if (own !== attribute || absent === undefined) return []
    const name = names.find((known) => values.test(known) && !except?.test(known)) ?? absent
    return [{ slug: slugify(absent), name }]
  })
}

/** True for a body or fuel that only cars have, by the words of shoppers. Tractors have diesel engines too. */
export const isCarKind = (attribute: 'body' | 'fuel', name: string): boolean =>
  CONCEPTS.some(
    ({ attribute: own, absent, values, except }) =>
      own === attribute &&
      absent !== undefined &&
      absent !== 'Diesel' &&
      (slugify(absent) === slugify(name) || (values.test(name) && !except?.test(name))),
  )
